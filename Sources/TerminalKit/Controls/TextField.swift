public import Cells

/// Told what is typed into a field.
public protocol TextFieldDelegate: AnyObject {
  /// The text has changed.
  func textField(_ field: TextField, didChangeTo text: String)
  /// Return was pressed.
  func textFieldShouldReturn(_ field: TextField)
  /// Esc was pressed.
  func textFieldShouldCancel(_ field: TextField)
}

/// A one-line editor that scrolls sideways and shows the terminal's own cursor at its caret.
public final class TextField: View {
  /// Told what is typed.
  public weak var delegate: (any TextFieldDelegate)?
  /// Shown in secondary text while it is empty.
  public var placeholder = ""
  /// The colour behind it, where it is not drawn on the terminal's own background.
  public var surface: RGB?
  /// Decides which characters it takes; others make it flash.
  public var accepts: (Character) -> Bool = { _ in true }
  /// Whether it takes the keys `n`, `c` and the like as text at present.
  public private(set) var editor = LineEditor()
  private var firstColumn = 0

  override public init() { super.init() }

  /// The text; setting it puts the caret at its end and tells nobody.
  public var text: String {
    get { editor.text }
    set {
      editor = LineEditor(newValue)
      keepCaretVisible()
    }
  }

  override public var canBecomeFirstResponder: Bool { true }

  override public var caret: Position? {
    isFirstResponder ? Position(column: caretColumn - firstColumn, row: 0) : nil
  }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    guard isFirstResponder else { return .passed }
    switch key {
    case .enter: delegate?.textFieldShouldReturn(self)
    case .escape: delegate?.textFieldShouldCancel(self)
    default: return edit(with: key)
    }
    return .handled
  }

  override public func paste(_ text: String) -> Handling {
    guard isFirstResponder else { return .passed }
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    change { $0.insert(String(line.filter(accepts))) }
    return .handled
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    var (column, index) = (-firstColumn, 0)
    for character in editor.characters {
      let width = DisplayText.columns(of: String(character))
      guard column + width <= mouse.position.column else { break }
      (column, index) = (column + width, index + 1)
    }
    change { $0.move(by: index - $0.caret) }
    return .handled
  }

  override public func layoutSubviews() { keepCaretVisible() }

  private func edit(with key: Key) -> Handling {
    if let character = key.typed {
      guard accepts(character) else { return .handled }
      change { $0.insert(String(character)) }
    } else if let action = TextField.actions[key] {
      change(action)
    } else {
      return .passed
    }
    return .handled
  }

  private func change(_ action: (inout LineEditor) -> Void) {
    let before = editor.characters
    action(&editor)
    keepCaretVisible()
    if editor.characters != before { delegate?.textField(self, didChangeTo: text) }
  }

  /// What keys that type nothing do: readline's, and the terminal's own.
  private static let actions: [Key: @Sendable (inout LineEditor) -> Void] = [
    .backspace: { $0.deleteBackward() }, .delete: { $0.deleteForward() },
    .control("h"): { $0.deleteBackward() }, .control("d"): { $0.deleteForward() },
    .left: { $0.move(by: -1) }, .right: { $0.move(by: 1) },
    .control("b"): { $0.move(by: -1) }, .control("f"): { $0.move(by: 1) },
    .home: { $0.moveToStart() }, .end: { $0.moveToEnd() },
    .control("a"): { $0.moveToStart() }, .control("e"): { $0.moveToEnd() },
    .alt("b"): { $0.moveWordBackward() }, .alt("f"): { $0.moveWordForward() },
    Key(.left, .control): { $0.moveWordBackward() },
    Key(.right, .control): { $0.moveWordForward() },
    .control("k"): { $0.killToEnd() }, .control("u"): { $0.killToStart() },
    .control("w"): { $0.killWordBackward() }, .control("y"): { $0.yank() },
    Key(.backspace, .alt): { $0.killWordBackward() },
  ]

  // MARK: - Drawing

  private var caretColumn: Int {
    DisplayText.columns(of: String(editor.characters[..<editor.caret]))
  }

  private func keepCaretVisible() {
    let column = caretColumn
    let total = DisplayText.columns(of: editor.text) + 1
    firstColumn = min(firstColumn, max(0, total - bounds.columns))
    guard bounds.columns > 0 else { return }
    if column < firstColumn { firstColumn = column }
    if column > firstColumn + bounds.columns - 1 {
      firstColumn = max(0, column - bounds.columns + 1)
    }
  }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let background = surface.map(Color.rgb)
    canvas.fill(bounds, style: TextStyle(background: background))
    if editor.characters.isEmpty {
      canvas.text(placeholder, at: .zero, style: theme.secondary(on: surface).on(background))
    } else {
      canvas.text(
        text, at: Position(column: -firstColumn, row: 0), style: TextStyle(background: background),
        limit: bounds.columns + firstColumn)
    }
  }
}
