public import Cells

/// Told what is typed into a field.
public protocol TextFieldDelegate: AnyObject {
  /// The text has changed.
  func textField(_ field: TextField, didChangeTo text: String)
  /// Return was pressed.
  func textFieldShouldReturn(_ field: TextField)
  /// Esc was pressed.
  func textFieldShouldCancel(_ field: TextField)
  /// Something was typed or pasted that the field does not take; it flashes.
  func textFieldDidRefuse(_ field: TextField)
}

extension TextFieldDelegate {
  /// The flash is enough for most.
  public func textFieldDidRefuse(_ field: TextField) {}
}

/// A one-line editor that scrolls sideways and shows the terminal's own cursor at its caret.
public final class TextField: View {
  /// Told what is typed.
  public weak var delegate: (any TextFieldDelegate)?
  /// Shown in secondary text while it is empty.
  public var placeholder = ""
  /// The colour behind it, where it is not drawn on the terminal's own background.
  public var surface: RGB?
  /// Decides which characters it takes beside its traits; others make it flash.
  public var accepts: (Character) -> Bool = { _ in true }
  /// Whether it has just refused something; the next event ends it.
  public private(set) var isFlashing = false
  /// Whether `✕` was shown at its right end in the last layout.
  public private(set) var showsClearButton = false
  private(set) var editing = TextEditing()
  private(set) var firstColumn = 0
  private var assignedInputView: View?
  private var assignedAccessoryView: View?
  private var pad: KeyPadViewController?
  private var clicks = ClickCounter()

  override public init() { super.init() }

  /// The text; setting it puts the caret at its end, forgets what could be undone and tells nobody.
  public var text: String {
    get { editing.buffer.text }
    set {
      editing = TextEditing(newValue, traits: traits)
      setNeedsLayout()
    }
  }

  /// What it expects to be typed.
  public var traits: TextInputTraits {
    get { editing.traits }
    set {
      editing.traits = newValue
      setNeedsLayout()
    }
  }

  override public var canBecomeFirstResponder: Bool { true }

  /// What comes up while it has the input: the view assigned here, else the pad of its keyboard
  /// type, where there is one. Call `reloadInputViews()` after assigning while it has the input.
  override public var inputView: View? {
    get { assignedInputView ?? keyPad?.view }
    set { assignedInputView = newValue }
  }

  /// The bar on top of that, `nil` until one is assigned.
  override public var inputAccessoryView: View? {
    get { assignedAccessoryView }
    set { assignedAccessoryView = newValue }
  }

  override public var caret: Position? {
    isFirstResponder ? Position(column: caretColumn - firstColumn, row: 0) : nil
  }

  override public var hints: [Hint] {
    guard isFirstResponder, traits.returnKeyType != .default else { return [] }
    return [Hint("Return", traits.returnKeyType.label)]
  }

  override public func didBecomeFirstResponder() { setNeedsLayout() }

  override public func didResignFirstResponder() {
    isFlashing = false
    clicks.reset()
    setNeedsLayout()
  }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    isFlashing = false
    clicks.reset()
    guard isFirstResponder else { return takeInput(for: key) }
    switch key {
    case .enter: delegate?.textFieldShouldReturn(self)
    case .escape: delegate?.textFieldShouldCancel(self)
    default: return change { $0.press(key, accepts: accepts) }
    }
    return .handled
  }

  override public func paste(_ text: String) -> Handling {
    isFlashing = false
    guard isFirstResponder else { return .passed }
    return change { $0.paste(text, accepts: accepts) }
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    isFlashing = false
    switch mouse.kind {
    case .press where showsClearButton && mouse.position.column >= clearColumn:
      clicks.reset()
      clear()
    case .press: click(at: mouse.position)
    case .drag where clicks.isSelecting: select(to: mouse.position)
    case .drag, .release: clicks.isSelecting = false
    case .wheel: return .passed
    }
    return .handled
  }

  private func takeInput(for key: Key) -> Handling {
    guard key == .enter || key == .character(" ") else { return .passed }
    return becomeFirstResponder() ? .handled : .passed
  }

  private func click(at position: Position) {
    let count = clicks.count(at: position)
    let offset = offset(at: position)
    move {
      switch count {
      case 1: $0.moveCaret(to: offset)
      case 2: $0.selectWord(at: offset)
      default: $0.selectAll()
      }
    }
  }

  private func select(to position: Position) {
    let offset = offset(at: position)
    move { $0.moveCaret(to: offset, extending: true) }
  }

  /// Changes what is selected.
  func move(_ action: (inout TextBuffer) -> Void) {
    action(&editing.buffer)
    setNeedsLayout()
  }

  /// Changes the text and tells about it; flashes where something was refused.
  @discardableResult
  func change(_ action: (inout TextEditing) -> TextEditing.Outcome) -> Handling {
    let before = editing.buffer.changeCount
    let outcome = action(&editing)
    setNeedsLayout()
    if editing.buffer.changeCount != before { delegate?.textField(self, didChangeTo: text) }
    guard outcome == .refused else { return outcome == .passed ? .passed : .handled }
    isFlashing = true
    delegate?.textFieldDidRefuse(self)
    return .handled
  }

  // MARK: - Pad

  private var keyPad: KeyPadViewController? {
    guard let kind = KeyPadKind(traits.keyboardType) else { return nil }
    if let pad, pad.kind == kind { return pad }
    let made = KeyPadViewController(kind: kind)
    made.delegate = self
    pad = made
    return made
  }

  // MARK: - Layout

  override public func layoutSubviews() {
    pad?.appearance = traits.keyboardAppearance
    pad?.showsDone = inputAccessoryView == nil
    showsClearButton =
      isFirstResponder && !editing.buffer.characters.isEmpty && bounds.columns >= 8
    keepCaretVisible()
  }

  /// Columns for the text: all but the clear button and the blank before it.
  var textColumns: Int { bounds.columns - (showsClearButton ? 2 : 0) }

  /// The column of the clear button.
  var clearColumn: Int { bounds.columns - 1 }

  private func keepCaretVisible() {
    let column = caretColumn
    let total = columns(of: 0..<editing.buffer.characters.count) + 1
    firstColumn = min(firstColumn, max(0, total - textColumns))
    guard textColumns > 0 else { return }
    if column < firstColumn { firstColumn = column }
    if column > firstColumn + textColumns - 1 {
      firstColumn = max(0, column - textColumns + 1)
    }
  }

  // MARK: - Drawing

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    drawContents(in: &canvas, theme)
  }
}
