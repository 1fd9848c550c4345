public import Cells

/// A bar of one row that toggles Markdown's markers in a text: `[ Emphasis ] [ Strong ] [ Code ]
/// [ List ]`, and `[ Done ]` at its right end.
public final class MarkdownInputAccessoryView: View {
  /// The control whose text is changed. While it does not have the input nothing is.
  public weak var delegate: (any TextInput)?
  /// Called for `Done`.
  public var didPressDone: (() -> Void)?
  private let buttons = MarkdownToggle.allCases.map { Button(title: $0.title) }
  private let done = Button(title: "Done")

  /// A bar in that frame.
  public init(frame: Rect = .zero) {
    super.init()
    self.frame = frame
    for (button, toggle) in zip(buttons, MarkdownToggle.allCases) {
      button.action = { [weak self] in self?.toggle(toggle) }
    }
    done.action = { [weak self] in self?.didPressDone?() }
    for button in buttons + [done] {
      button.takesFocus = false
      add(button)
    }
  }

  override public func sizeThatFits(_ limits: Size) -> Size {
    Size(columns: limits.columns, rows: min(1, limits.rows))
  }

  override public var hints: [Hint] {
    MarkdownToggle.allCases.map { Hint("Alt-\($0.letter.uppercased())", $0.title.lowercased()) }
  }

  /// The buttons' keys, where the editor has no use for them.
  override public func press(_ key: Key) -> Handling {
    guard let toggle = MarkdownToggle.allCases.first(where: { key == .alt($0.letter) }) else {
      return .passed
    }
    self.toggle(toggle)
    return .handled
  }

  // MARK: - Toggles

  /// Puts `*` around the selection, or takes it away.
  public func toggleEmphasis() { toggle(.emphasis) }

  /// Puts `**` around the selection, or takes it away.
  public func toggleStrong() { toggle(.strong) }

  /// Puts `` ` `` around the selection, or takes it away.
  public func toggleCode() { toggle(.code) }

  /// Puts `- ` before the lines of the selection, or takes it away.
  public func toggleList() { toggle(.list) }

  /// Changes only what differs, as one step for undo.
  private func toggle(_ toggle: MarkdownToggle) {
    guard let delegate, let selection = delegate.selectedTextRange else { return }
    let old = Array(delegate.text)
    let new = toggle.applied(to: old, selection: selection)
    let most = min(old.count, new.text.count)
    let start = (0..<most).first { !old[$0].isIdentical(to: new.text[$0]) } ?? most
    let tail =
      (0..<most - start).first {
        !old[old.count - 1 - $0].isIdentical(to: new.text[new.text.count - 1 - $0])
      } ?? most - start
    let inserted = String(new.text[start..<new.text.count - tail])
    delegate.replace(start..<old.count - tail, with: inserted)
    delegate.selectedTextRange = new.selection
  }

  // MARK: - Layout and drawing

  override public func layoutSubviews() {
    let isWide = 2 + buttonColumns + done.columns <= bounds.columns || bounds.columns == 0
    var column = 1
    for (button, toggle) in zip(buttons, MarkdownToggle.allCases) {
      let title = isWide ? toggle.title : toggle.marker
      if button.title != title { button.title = title }
      button.frame = Rect(column: column, row: 0, columns: button.columns, rows: 1)
      column += button.columns + 1
    }
    done.frame = Rect(
      column: max(0, bounds.columns - done.columns - 1), row: 0, columns: done.columns, rows: 1)
    for button in buttons { button.isHidden = button.frame.maxColumn >= done.frame.minColumn }
  }

  /// Columns that the buttons take with their full titles, each with a blank behind it.
  private var buttonColumns: Int {
    MarkdownToggle.allCases.reduce(0) { $0 + DisplayText.columns(of: $1.title) + 5 }
  }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .rgb(theme.raised)))
  }
}

nonisolated extension MarkdownToggle {
  /// The button's title.
  fileprivate var title: String {
    switch self {
    case .emphasis: "Emphasis"
    case .strong: "Strong"
    case .code: "Code"
    case .list: "List"
    }
  }

  /// The title where there is no room.
  fileprivate var marker: String {
    switch self {
    case .emphasis: "*"
    case .strong: "**"
    case .code: "`"
    case .list: "-"
    }
  }

  /// The button's key, with Alt.
  fileprivate var letter: Character {
    switch self {
    case .emphasis: "e"
    case .strong: "s"
    case .code: "c"
    case .list: "l"
    }
  }
}
