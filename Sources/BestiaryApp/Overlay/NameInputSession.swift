import BestiaryCore
import TerminalKit

/// What the text in the overlay is for.
enum EditSession: Hashable {
  /// A new monster's name.
  case adding
  /// Another name for that monster.
  case editing(Monster.ID)
  /// The path for a catalog that is in memory.
  case saving
}

/// One use of the text overlay, from its opening to its end: what is typed goes where it was meant
/// for when it was opened.
final class NameInputSession: TextInputViewControllerDelegate {
  weak var browser: Browser?
  private let input = TextInputViewController()
  private var session: EditSession?

  /// Opens the overlay for `session`.
  func begin(_ session: EditSession, title: String, text: String, in window: Window) {
    guard !input.isShown else { return }
    input.delegate = self
    self.session = session
    input.show(in: window, text: text, title: title)
  }

  func shouldAcceptTextChanges() {
    guard let session, let browser else { return }
    let text = input.text.trimmingBlanks
    guard accept(text, session, browser) else {
      input.refuse(browser.state.message?.text ?? "")
      browser.clearMessage()
      return
    }
    end()
  }

  func shouldDismissTextChanges() { end() }

  private func accept(_ text: String, _ session: EditSession, _ browser: Browser) -> Bool {
    guard !text.isEmpty else {
      browser.refuse("It can't be empty. Type something, or press Esc.")
      return false
    }
    switch session {
    case .adding: return browser.add(named: text)
    case .editing(let id): return browser.rename(id, to: text)
    case .saving: return browser.save(to: text)
    }
  }

  private func end() {
    session = nil
    input.close()
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
