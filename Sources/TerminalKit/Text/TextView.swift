public import Cells

/// Told what is done in a text of several lines.
public protocol TextViewDelegate: AnyObject {
  /// The text has changed.
  func textViewDidChange(_ textView: TextView)
  /// Ctrl-S (`keeping`) or Esc was pressed. The view changes nothing by itself: the delegate keeps
  /// the text, or asks about `hasChanges` and puts the old one back.
  func textViewDidEndEditing(_ textView: TextView, keeping: Bool)
  /// Something was typed or pasted that the view does not take; it flashes.
  func textViewDidRefuse(_ textView: TextView)
}

extension TextViewDelegate {
  /// The flash is enough for most.
  public func textViewDidRefuse(_ textView: TextView) {}
}

/// An editor of several lines, wrapped to its width, that scrolls up and down and shows the
/// terminal's own cursor at its caret. The last two columns are for a caret behind a full row and
/// for the scroll indicator.
public final class TextView: ScrollView {
  /// Told what is done.
  public weak var delegate: (any TextViewDelegate)?
  /// Shown in secondary text while it is empty.
  public var placeholder = ""
  /// The colour behind it, where it is not drawn on the terminal's own background.
  public var surface: RGB?
  /// Whether it has just refused something; the next event ends it.
  public private(set) var isFlashing = false
  private(set) var editing = TextEditing(isMultiLine: true)
  private(set) var layout = TextLayout([], columns: 1)
  private var laidOut: (change: Int, columns: Int, rows: Int)?
  private var original: [Character] = []
  private var assignedInputView: View?
  private var assignedAccessoryView: View?
  private var clicks = ClickCounter()

  override public init() { super.init() }

  /// The text, its line breaks as they are; setting it puts the caret at its beginning, forgets
  /// what could be undone and tells nobody.
  public var text: String {
    get { editing.buffer.text }
    set {
      editing = TextEditing(newValue, isMultiLine: true, traits: traits)
      editing.buffer.move(.start)
      original = editing.buffer.characters
      laidOut = nil
      showCaret()
    }
  }

  /// Whether the text is another than the one that was set.
  public var hasChanges: Bool { editing.buffer.characters != original }

  /// What it expects to be typed.
  public var traits: TextInputTraits {
    get { editing.traits }
    set { editing.traits = newValue }
  }

  override public var canBecomeFirstResponder: Bool { true }

  /// What comes up while it has the input, `nil` until one is assigned. Call `reloadInputViews()`
  /// after assigning while it has the input.
  override public var inputView: View? {
    get { assignedInputView }
    set { assignedInputView = newValue }
  }

  /// The bar on top of that, `nil` until one is assigned.
  override public var inputAccessoryView: View? {
    get { assignedAccessoryView }
    set { assignedAccessoryView = newValue }
  }

  override public var hints: [Hint] {
    guard isFirstResponder else { return [Hint("Return", "edit")] }
    return [
      Hint("Ctrl-S", "keep"), Hint("Esc", "cancel"), Hint("Shift-←→↑↓", "select"),
      Hint("Alt-U", "undo"),
    ]
  }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    isFlashing = false
    clicks.reset()
    guard isFirstResponder else { return takeInput(for: key) }
    switch key {
    case .escape: delegate?.textViewDidEndEditing(self, keeping: false)
    case .control("s"): delegate?.textViewDidEndEditing(self, keeping: true)
    default: return moveByRows(key) ? .handled : change { $0.press(key) }
    }
    return .handled
  }

  override public func paste(_ text: String) -> Handling {
    isFlashing = false
    guard isFirstResponder else { return .passed }
    return change { $0.paste(text) }
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    isFlashing = false
    switch mouse.kind {
    case .press: click(at: mouse.position)
    case .drag where clicks.isSelecting:
      let offset = offset(at: mouse.position)
      move { $0.moveCaret(to: offset, extending: true) }
    case .drag, .release: clicks.isSelecting = false
    case .wheel: return super.mouse(mouse)
    }
    return .handled
  }

  private func takeInput(for key: Key) -> Handling {
    guard key == .enter || key == .character(" ") else { return .passed }
    return becomeFirstResponder() ? .handled : .passed
  }

  /// Up, down, pages, and Home and End in the rows that are seen. False for any other key.
  private func moveByRows(_ key: Key) -> Bool {
    let extends = key.modifiers.contains(.shift)
    let page = max(1, visibleRows - 1)
    let plain = Key(key.code, key.modifiers.subtracting(.shift))
    switch plain {
    case .up, .control("p"): moveVertically(by: -1, extends)
    case .down, .control("n"): moveVertically(by: 1, extends)
    case .pageUp: moveVertically(by: -page, extends)
    case .pageDown: moveVertically(by: page, extends)
    case .home: moveInRow(toColumn: 0, extends)
    case .end: moveInRow(toColumn: .max, extends)
    default: return false
    }
    return true
  }

  private func moveVertically(by rows: Int, _ extends: Bool) {
    let layout = currentLayout()
    move { $0.moveVertically(by: rows, in: layout, extending: extends) }
  }

  private func moveInRow(toColumn column: Int, _ extends: Bool) {
    let layout = currentLayout()
    let row = layout.row(of: editing.buffer.caret)
    move { $0.moveCaret(to: layout.offset(column: column, row: row), extending: extends) }
  }

  private func click(at position: Position) {
    let count = clicks.count(at: position)
    let offset = offset(at: position)
    move {
      switch count {
      case 1: $0.moveCaret(to: offset)
      case 2: $0.selectWord(at: offset)
      default: $0.selectLine(at: offset)
      }
    }
  }

  private func offset(at position: Position) -> Int {
    let layout = currentLayout()
    let row = position.row + contentTranslation
    guard row < layout.rows.count else { return editing.buffer.characters.count }
    return layout.offset(column: position.column, row: row)
  }

  /// Changes what is selected, and shows the caret.
  func move(_ action: (inout TextBuffer) -> Void) {
    action(&editing.buffer)
    showCaret()
  }

  /// Changes the text and tells about it; flashes where something was refused.
  @discardableResult
  func change(_ action: (inout TextEditing) -> TextEditing.Outcome) -> Handling {
    let before = editing.buffer.changeCount
    let outcome = action(&editing)
    showCaret()
    if editing.buffer.changeCount != before { delegate?.textViewDidChange(self) }
    guard outcome == .refused else { return outcome == .passed ? .passed : .handled }
    isFlashing = true
    delegate?.textViewDidRefuse(self)
    return .handled
  }

  // MARK: - Layout

  /// Columns for the text, at least 1.
  private var textColumns: Int { max(1, bounds.columns - 2) }

  /// The layout of the text as it is now.
  private func currentLayout() -> TextLayout {
    let change = editing.buffer.changeCount
    if laidOut?.change != change || laidOut?.columns != textColumns {
      layout = TextLayout(editing.buffer.characters, columns: textColumns)
      contentRows = layout.rows.count
      laidOut = (change, textColumns, visibleRows)
    }
    return layout
  }

  private func showCaret() {
    setNeedsLayout()
    guard bounds.rows > 0 else { return }
    keepSelectionVisible()
  }

  override public func keepSelectionVisible() {
    let row = currentLayout().row(of: editing.buffer.caret)
    scrollRectToVisible(Rect(column: 0, row: row, columns: 1, rows: 1))
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    let before = laidOut
    _ = currentLayout()
    if before?.columns != textColumns || before?.rows != visibleRows { keepSelectionVisible() }
    laidOut?.rows = visibleRows
  }

  override public var caret: Position? {
    guard isFirstResponder, bounds.columns > 0 else { return nil }
    let place = layout.position(of: editing.buffer.caret)
    let row = place.row - contentTranslation
    guard row >= contentInset.top, row < bounds.rows - contentInset.bottom else { return nil }
    return Position(column: min(place.column, bounds.columns - 1), row: row)
  }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    drawContents(in: &canvas, theme)
  }
}
