public import Cells

/// A question that must be answered: a title, a message and two or three buttons over the dimmed
/// screen. Nothing behind it is reached by keys or clicks until then.
///
/// The first answer is the safe one: it has the focus, and Esc chooses it. Tab, arrows and the
/// mouse reach the others, and so does the first letter of a title that no other begins with.
public final class Alert: Presentation {
  /// What is asked.
  public let title: String
  /// What depends on the answer; perhaps empty.
  public let message: String
  /// The answers, the safe one first.
  public let actions: [AlertAction]
  /// `.alert` where something is lost for good: the answer that loses it is in the danger colour,
  /// brackets and all.
  public let keyboardAppearance: KeyboardAppearance
  private let buttons: [AlertButton]
  private var layout = AlertLayout()

  /// An alert with two or three answers, the safe one first.
  public init(
    title: String, message: String, actions: [AlertAction],
    keyboardAppearance: KeyboardAppearance = .default
  ) {
    precondition((2...3).contains(actions.count), "An alert has two or three answers.")
    self.title = title
    self.message = message
    self.actions = actions
    self.keyboardAppearance = keyboardAppearance
    buttons = actions.map { AlertButton(title: $0.title, style: $0.style) }
    super.init(isModal: true)
    for (index, button) in buttons.enumerated() { prepare(button, index) }
  }

  /// Whether it is on screen.
  public var isPresented: Bool { superview != nil }

  /// Shows it over everything else in `window`; the focus comes back when it is answered.
  public func present(in window: Window) {
    guard !isPresented else { return }
    window.record("alertWillShow", from: self, value: title)
    window.present(self)
  }

  /// Answers it: takes it away, then does what the answer does. The second time nothing happens.
  public func choose(_ index: Int) {
    guard isPresented, let window, actions.indices.contains(index) else { return }
    window.dismiss(self)
    window.record("alertDidDismiss", from: self, value: actions[index].title)
    actions[index].handler()
  }

  private func prepare(_ button: AlertButton, _ index: Int) {
    button.appearance = keyboardAppearance
    button.action = { [weak self] in self?.choose(index) }
    add(button)
  }

  // MARK: - Input

  override public var initialFocus: View? { buttons.first }
  override public var showsHintsOfNext: Bool { false }

  override public var hints: [Hint] {
    let letters = actions.indices.dropFirst().compactMap { index in
      letter(of: index).map { Hint(String($0), actions[index].title.lowercased()) }
    }
    let safe = actions[0].title.lowercased()
    return [Hint("Tab", "next"), Hint("Return", "choose"), Hint("Esc", safe)] + letters
  }

  override public func press(_ key: Key) -> Handling {
    switch key {
    case .escape: choose(0)
    case .enter, .character(" "): choose(focusedIndex)
    case .left, .up: window?.moveFocus(forward: false)
    case .right, .down: window?.moveFocus(forward: true)
    case .tab, .backTab: return .passed
    default:
      let chosen = actions.indices.first { letter(of: $0) == lowercase(key.typed) }
      if let chosen, key.typed != nil { choose(chosen) }
    }
    return .handled
  }

  override public func paste(_ text: String) -> Handling { .handled }
  override public func mouse(_ mouse: Mouse) -> Handling { .handled }

  private var focusedIndex: Int { buttons.firstIndex(where: \.isFocused) ?? 0 }

  /// The key that chooses an answer: the first letter of its title, where no other begins so.
  private func letter(of index: Int) -> Character? {
    let letters = actions.map { lowercase($0.title.first) }
    guard let letter = letters[index], letters.filter({ $0 == letter }).count == 1 else {
      return nil
    }
    return letter
  }

  private func lowercase(_ character: Character?) -> Character? { character?.lowercased().first }

  // MARK: - Drawing

  override public func layoutSubviews() {
    let words = AlertLayout.Words(
      title: title, message: message, buttons: buttons.map(\.columns))
    layout = AlertLayout(words, in: bounds.size, focus: focusedIndex)
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
  }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.raisedPanel(
      layout.panel, hasBorder: layout.hasBorder, dimmed: dimmingCount, theme)
    draw(layout.title, TextStyle(attributes: .bold), in: &canvas)
    draw(layout.message, theme.prose, in: &canvas)
  }

  private func draw(_ block: AlertLayout.Block, _ style: TextStyle, in canvas: inout Canvas) {
    for (index, line) in block.lines.enumerated() {
      canvas.text(line, at: block.origin + Position(column: 0, row: index), style: style)
    }
  }
}
