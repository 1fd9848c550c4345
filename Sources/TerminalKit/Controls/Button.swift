public import Cells

/// `[ Title ]`: clicked, or pressed with Return or Space while it has the focus.
public final class Button: View {
  /// What stands between the brackets.
  public var title: String { didSet { setNeedsLayout() } }
  /// Done when it is pressed.
  public var action: (() -> Void)?
  /// Whether Tab stops at it.
  public var takesFocus = true
  /// Drawn in accent although another view has the focus: what Return does.
  public var isDefault = false

  /// A button with that title.
  public init(title: String, action: (() -> Void)? = nil) {
    self.title = title
    self.action = action
    super.init()
  }

  /// Width with its brackets, in columns.
  public var columns: Int { DisplayText.columns(of: title) + 4 }

  override public var canBecomeFirstResponder: Bool { takesFocus }
  override public var caret: Position? { Position(column: 2, row: 0) }
  override public func sizeThatFits(_ limits: Size) -> Size { Size(columns: columns, rows: 1) }

  override public func press(_ key: Key) -> Handling {
    guard key == .enter || key == .character(" ") else { return .passed }
    action?()
    return .handled
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    action?()
    return .handled
  }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let isHot = isFocused || isDefault
    let brackets = isHot ? theme.accent : theme.secondary(on: theme.raised)
    let middle = isHot ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    canvas.fill(bounds, style: .plain)
    canvas.text("[ ", at: .zero, style: isFocused ? brackets.adding(.bold) : brackets)
    let end = canvas.text(title, at: Position(column: 2, row: 0), style: middle)
    canvas.text(" ]", at: Position(column: end, row: 0), style: brackets)
  }
}
