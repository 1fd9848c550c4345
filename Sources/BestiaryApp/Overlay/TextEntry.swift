import BestiaryCore
import Cells
import TerminalKit

/// The uses of the text overlay, each from its opening to its end: what is typed goes where it was
/// meant for when the overlay was opened, whatever has become of list and selection meanwhile.
final class TextEntry: TextInputViewControllerDelegate {
  weak var browser: Browser?
  /// The keys of the attributes that Next and Previous go through.
  var attributeKeys: () -> [String] = { [] }
  private let input = TextInputViewController()
  private var session: EditSession?
  private weak var window: Window?

  /// Opens the overlay for `session`; `text` in place of what is there already.
  func begin(_ session: EditSession, text: String? = nil, in window: Window) {
    guard self.session == nil else { return }
    input.delegate = self
    self.session = session
    self.window = window
    prepare(session)
    input.show(in: window, text: text ?? startingText(of: session), title: session.title)
  }

  private func prepare(_ session: EditSession) {
    input.traits = session.traits(in: browser?.state.monster)
    if case .attribute = session {
      input.hasNeighbours = attributeKeys().count > 1
    } else {
      input.hasNeighbours = false
    }
  }

  private func startingText(of session: EditSession) -> String {
    session.text(in: browser?.state.monster)
  }

  // MARK: - What the overlay says

  func shouldAcceptTextChanges() {
    guard accept() else { return }
    if case .attribute = session, input.traits.returnKeyType == .next, input.hasNeighbours {
      return go(by: 1)
    }
    end()
  }

  func shouldDismissTextChanges() { end() }

  func shouldMove(by distance: Int) {
    if accept() { go(by: distance) }
  }

  /// Goes on to a neighbour; after the last attribute comes the end.
  private func go(by distance: Int) {
    let keys = attributeKeys()
    guard case .attribute(let id, let key) = session, let index = keys.firstIndex(of: key),
      keys.indices.contains(index + distance)
    else { return end() }
    let next = EditSession.attribute(id, key: keys[index + distance])
    session = next
    prepare(next)
    input.replaceText(startingText(of: next), title: next.title)
  }

  private func end() {
    session = nil
    input.close()
  }

  // MARK: - Taking the text

  private func accept() -> Bool {
    guard let session, let browser else { return false }
    if take(input.text, session, browser) { return true }
    sayWhy(browser)
    return false
  }

  /// Ends where it was done, else says why not.
  private func finish(_ isDone: Bool) {
    if isDone { end() } else if let browser { sayWhy(browser) }
  }

  private func sayWhy(_ browser: Browser) {
    input.refuse(browser.state.message?.text ?? "")
    browser.clearMessage()
  }

  private func take(_ text: String, _ session: EditSession, _ browser: Browser) -> Bool {
    let trimmed = text.trimmingBlanks
    switch session {
    case .adding: return isNamed(trimmed, browser) && browser.add(named: trimmed)
    case .editing(let id): return isNamed(trimmed, browser) && browser.rename(id, to: trimmed)
    case .tags(let id): return browser.setTags(MonsterField.tags(text), of: id)
    case .picture(let id): return browser.setPicture(atPath: trimmed, of: id)
    case .attribute(let id, let key): return browser.setAttribute(key, to: text, of: id)
    case .saving: return isNamed(trimmed, browser) && save(to: trimmed, browser)
    }
  }

  private func save(to path: String, _ browser: Browser) -> Bool {
    switch browser.save(to: path) {
    case .saved: return true
    case .failed: return false
    case .wouldReplace:
      askWhetherToReplace(path, browser)
      return false
    }
  }

  /// What is in the file could not be brought back.
  private func askWhetherToReplace(_ path: String, _ browser: Browser) {
    guard let window else { return }
    Alert(
      title: "Replace \(DisplayText.harmless(path))?",
      message: "There is a file of that name. What is in it would be lost.",
      actions: [
        AlertAction("Keep it"),
        AlertAction("Replace", style: .destructive) { [weak self] in
          self?.finish(browser.save(to: path, overwriting: true) == .saved)
        },
      ], keyboardAppearance: .alert
    ).present(in: window)
  }

  private func isNamed(_ text: String, _ browser: Browser) -> Bool {
    if text.isEmpty { browser.refuse("It can't be empty. Type something, or press Esc.") }
    return !text.isEmpty
  }
}

nonisolated extension String {
  /// Without blanks at its beginning and end.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
