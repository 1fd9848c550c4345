public import Cells

/// Told when a popover goes away.
public protocol PopoverDelegate: AnyObject {
  /// It is gone. `reason` says why.
  func popover(_ popover: Popover, didDismiss reason: Popover.DismissReason)
}

/// A bordered panel with an arrow that points at what it belongs to. It flips above its anchor
/// where there is no room below, and is dismissed by Esc or a click beside it.
public final class Popover: Presentation {
  /// Why it went away.
  public enum DismissReason: String, Sendable {
    /// Esc, or a click beside it.
    case cancelled
    /// The program took it away.
    case programmatic
  }

  /// Told when it goes away.
  public weak var delegate: (any PopoverDelegate)?
  /// What is shown inside.
  public let content: ViewController
  /// Whether it is on screen.
  public var isPresented: Bool { superview != nil }
  /// The cell of the arrow in its border, in its own cells; `nil` where there is no room for one.
  public private(set) var arrow: Position?
  private var arrowPointsUp = true
  private weak var anchor: View?
  private var anchorRect: () -> Rect = { .zero }
  private let contentSize: Size
  private let margins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  /// A popover around `content`, which would like `contentSize` columns and rows.
  public init(content: ViewController, contentSize: Size) {
    self.content = content
    self.contentSize = contentSize
    super.init(isModal: false)
    add(content.view)
  }

  /// Shows it at `rect` of `anchor`, in the anchor's own cells.
  public func present(from anchor: View, rect: @escaping () -> Rect) {
    guard let window = anchor.window, !isPresented else { return }
    self.anchor = anchor
    anchorRect = rect
    window.record("popoverWillShow", from: content)
    content.viewWillAppear()
    window.present(self)
  }

  /// Takes it away and tells the delegate.
  public func dismiss(_ reason: DismissReason = .programmatic) {
    guard isPresented, let window else { return }
    window.dismiss(self)
    content.viewDidDisappear()
    window.record("popoverDidDismiss", from: content, value: reason.rawValue)
    delegate?.popover(self, didDismiss: reason)
  }

  override public func clickedOutside() { dismiss(.cancelled) }

  override public func press(_ key: Key) -> Handling {
    guard key == .escape else { return .passed }
    dismiss(.cancelled)
    return .handled
  }

  // MARK: - Placing

  override public func place(in area: Rect) {
    let wanted = Size(
      columns: min(area.columns, contentSize.columns + 2 + margins.left + margins.right),
      rows: min(area.rows, contentSize.rows + 2 + margins.top + margins.bottom))
    let anchor = anchorInWindow
    let below = area.maxRow - anchor.maxRow
    let above = anchor.minRow - area.minRow
    arrowPointsUp = wanted.rows <= below || below >= above
    let wantedRow = arrowPointsUp ? anchor.maxRow : anchor.minRow - wanted.rows
    let row = max(area.minRow, min(wantedRow, area.maxRow - wanted.rows))
    let middle = anchor.minColumn + anchor.columns / 2
    let column = min(
      max(area.minColumn, middle - wanted.columns / 2), area.maxColumn - wanted.columns - 1)
    frame = Rect(
      origin: Position(column: max(area.minColumn, column), row: row), size: wanted)
    placeArrow(at: middle, touching: anchor)
  }

  override public func layoutSubviews() {
    let tight = frame.rows < contentSize.rows + 4 || frame.columns < contentSize.columns + 4
    let inside = tight ? EdgeInsets.zero : margins
    content.view.frame = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      .inset(by: inside)
  }

  private var anchorInWindow: Rect {
    guard let anchor else { return .zero }
    let rect = anchorRect()
    return Rect(origin: anchor.convertToWindow(rect.origin), size: rect.size)
  }

  private func placeArrow(at column: Int, touching anchor: Rect) {
    let local = column - frame.minColumn
    let touches = arrowPointsUp ? frame.minRow == anchor.maxRow : frame.maxRow == anchor.minRow
    guard touches, local > 0, local < frame.columns - 1 else {
      arrow = nil
      return
    }
    arrow = Position(column: local, row: arrowPointsUp ? 0 : frame.rows - 1)
  }

  // MARK: - Drawing

  override public var ground: RGB? { window?.theme.raised }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .terminal))
    canvas.fill(
      bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
      style: TextStyle(background: .rgb(theme.raised)))
    canvas.roundedBorder(bounds, style: theme.hairline.on(.terminal))
    if let arrow {
      let style = theme.secondary().on(.terminal)
      canvas.put(arrowPointsUp ? "▲" : "▼", at: arrow, style: style)
    }
  }
}

nonisolated extension Canvas {
  /// Draws a one-cell border with rounded corners along the inside of `rect`.
  public mutating func roundedBorder(_ rect: Rect, style: TextStyle) {
    guard rect.columns > 1, rect.rows > 1 else { return }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    horizontalLine(row: top, from: left + 1, to: right, style: style)
    horizontalLine(row: bottom, from: left + 1, to: right, style: style)
    verticalLine(column: left, from: top + 1, to: bottom, style: style)
    verticalLine(column: right, from: top + 1, to: bottom, style: style)
    put("╭", at: Position(column: left, row: top), style: style)
    put("╮", at: Position(column: right, row: top), style: style)
    put("╰", at: Position(column: left, row: bottom), style: style)
    put("╯", at: Position(column: right, row: bottom), style: style)
  }

  /// Draws four corner brackets along the inside of `rect`: what has the focus. Wide ones have an
  /// arm of one cell.
  public mutating func focusCorners(_ rect: Rect, hasArms: Bool, style: TextStyle) {
    guard rect.columns > 3, rect.rows > 1 else { return }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    put("╭", at: Position(column: left, row: top), style: style)
    put("╮", at: Position(column: right, row: top), style: style)
    put("╰", at: Position(column: left, row: bottom), style: style)
    put("╯", at: Position(column: right, row: bottom), style: style)
    guard hasArms else { return }
    for row in [top, bottom] {
      put("─", at: Position(column: left + 1, row: row), style: style)
      put("─", at: Position(column: right - 1, row: row), style: style)
    }
  }
}
