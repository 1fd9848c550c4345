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
  /// The rows of a scroll thumb in its right border, in the content's cells; `nil` for none.
  public var thumb: () -> Range<Int>? = { nil }
  /// For whom something is chosen in it, set into its upper border; empty for nothing.
  public var title = "" { didSet { setNeedsLayout() } }
  /// The part of the window that it keeps to where it fits in there, in the window's cells.
  public var territory: () -> Rect? = { nil }
  /// The columns that its content can do with where its territory has no more; `nil` where it
  /// needs all that it would like.
  public var leastColumns: Int?
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
    let anchor = anchorInWindow
    let size = size(in: area)
    let below = area.maxRow - anchor.maxRow
    let above = anchor.minRow - area.minRow
    arrowPointsUp = size.rows <= below || below >= above
    let wantedRow = arrowPointsUp ? anchor.maxRow : anchor.minRow - size.rows
    let row = max(area.minRow, min(wantedRow, area.maxRow - size.rows))
    let middle = anchor.minColumn + anchor.columns / 2
    let column = firstColumn(of: size.columns, around: middle, in: area)
    frame = Rect(origin: Position(column: column, row: row), size: size)
    placeArrow(at: middle, touching: anchor)
  }

  /// Its size within `area`. Where that keeps it in its territory, the margins at the sides go, and
  /// the columns that its content can spare.
  private func size(in area: Rect) -> Size {
    let narrow = neededColumns + 2
    let wide = contentSize.columns + 2 + margins.left + margins.right
    let limit = territory()?.columns ?? wide
    let columns = (narrow..<wide).contains(limit) ? narrow : wide
    return Size(
      columns: min(area.columns, columns),
      rows: min(area.rows, contentSize.rows + 2 + margins.top + margins.bottom))
  }

  private var neededColumns: Int { leastColumns ?? contentSize.columns }

  /// As near to its anchor's middle as its territory lets it be, else the area, of which the last
  /// column stays free.
  private func firstColumn(of columns: Int, around middle: Int, in area: Rect) -> Int {
    let wanted = middle - columns / 2
    if let home = territory(), columns <= home.columns {
      return max(home.minColumn, min(max(home.minColumn, wanted), home.maxColumn - columns - 1))
    }
    return max(area.minColumn, min(max(area.minColumn, wanted), area.maxColumn - columns - 1))
  }

  override public func layoutSubviews() {
    let room = bounds.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    content.view.frame = room.inset(by: margins(in: room.size))
  }

  /// Blank cells beside the content where there is room for them.
  private func margins(in room: Size) -> EdgeInsets {
    let isTight = room.rows < contentSize.rows + 2 || room.columns < neededColumns
    guard !isTight else { return .zero }
    let sides = min(1, max(0, (room.columns - contentSize.columns) / 2))
    return EdgeInsets(top: margins.top, left: sides, bottom: margins.bottom, right: sides)
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
    drawTitle(in: &canvas)
    drawThumb(in: &canvas, theme)
    if let arrow {
      let style = theme.secondary().on(.terminal)
      canvas.put(arrowPointsUp ? "▲" : "▼", at: arrow, style: style)
    }
  }

  /// At the left, or at the right where the arrow is in the left half.
  private func drawTitle(in canvas: inout Canvas) {
    guard !title.isEmpty, bounds.columns > 12 else { return }
    let text = " \(DisplayText.fitted(title, columns: bounds.columns / 2 - 4)) "
    let isArrowLeft = arrow.map { $0.row == 0 && $0.column < bounds.columns / 2 } ?? false
    let start = isArrowLeft ? bounds.columns - 2 - DisplayText.columns(of: text) : 2
    canvas.text(
      text, at: Position(column: start, row: 0),
      style: TextStyle(background: .terminal, attributes: .bold))
  }

  private func drawThumb(in canvas: inout Canvas, _ theme: Theme) {
    guard let rows = thumb() else { return }
    let top = content.view.frame.minRow
    let range = (top + rows.lowerBound)..<(top + rows.upperBound)
    let shown = range.clamped(to: 1..<max(1, bounds.rows - 1))
    let track = Rect(
      column: bounds.columns - 1, row: shown.lowerBound, columns: 1, rows: shown.count)
    canvas.fill(track, glyph: "▐", style: theme.secondary().on(.terminal))
  }
}
