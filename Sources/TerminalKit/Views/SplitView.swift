public import Cells

/// Told when a split view shows or hides its master pane.
public protocol SplitViewDelegate: AnyObject {
  /// The window has become too narrow for two panes.
  func splitView(_ splitView: SplitView, willHide master: View)
  /// There is room for both panes again.
  func splitView(_ splitView: SplitView, willShow master: View)
}

/// Two panes beside each other with a hairline between that can be moved; below 72 columns the
/// master pane leaves.
public final class SplitView: View {
  /// The fewest columns for two panes.
  public static let fewestColumnsForTwoPanes = 72
  /// The fewest columns of the left pane.
  public static let fewestMasterColumns = 20

  /// Told when the master pane leaves or comes back.
  public weak var delegate: (any SplitViewDelegate)?
  /// The left pane.
  public let master: View
  /// The right pane.
  public let detail: View
  /// Whether both panes are shown.
  public private(set) var showsMaster = true
  /// Columns of the left pane that the user chose; `nil` for the usual share.
  public private(set) var preferredMasterColumns: Int?
  /// Columns that what is in the left pane would like, from 100 columns on; the user's choice goes
  /// before it.
  public var masterColumnsWanted = 0 {
    didSet { if masterColumnsWanted != oldValue { setNeedsLayout() } }
  }
  /// Columns of the right pane that are left to it where it has them.
  public var detailColumnsWanted = 0
  /// The rows of the indicator drawn into the divider, in this view's cells.
  public var dividerThumb: () -> Range<Int>? = { nil }
  private var isDragging = false
  /// What had the focus in the master pane when it left, and what has had it since.
  private var lent: (from: View, to: View?)?

  /// A split view of these panes.
  public init(master: View, detail: View) {
    self.master = master
    self.detail = detail
    super.init()
    add(master)
    add(detail)
  }

  /// The column of the divider; `nil` with one pane.
  public var dividerColumn: Int? { showsMaster ? masterColumns : nil }

  /// Moves the divider by that many columns, as far as both panes allow.
  public func moveDivider(by columns: Int) {
    preferredMasterColumns = clamp(masterColumns + columns)
    setNeedsLayout()
  }

  private var masterColumns: Int {
    if let preferredMasterColumns { return clamp(preferredMasterColumns) }
    return bounds.columns < 100 ? 26 : clamp(naturalMasterColumns)
  }

  /// The usual share, or more where that is wanted and the right pane does not lose what it wants.
  private var naturalMasterColumns: Int {
    let usual = min(40, bounds.columns * 31 / 120)
    let spare = bounds.columns - 1 - detailColumnsWanted
    let most = spare >= usual ? min(40, spare) : 40
    return max(usual, min(most, masterColumnsWanted))
  }

  private func clamp(_ columns: Int) -> Int {
    min(max(Self.fewestMasterColumns, columns), max(Self.fewestMasterColumns, bounds.columns - 40))
  }

  override public func layoutSubviews() {
    let shows = bounds.columns >= Self.fewestColumnsForTwoPanes
    if shows != showsMaster { setShowsMaster(shows) }
    guard shows else {
      detail.frame = bounds
      return
    }
    master.frame = Rect(column: 0, row: 0, columns: masterColumns, rows: bounds.rows)
    detail.frame = Rect(
      column: masterColumns + 1, row: 0, columns: bounds.columns - masterColumns - 1,
      rows: bounds.rows)
    giveFocusBack()
  }

  private func setShowsMaster(_ shows: Bool) {
    showsMaster = shows
    if shows {
      delegate?.splitView(self, willShow: master)
      insert(master, at: 0)
    } else {
      let holder = window?.focusedView.flatMap { $0.isDescendant(of: master) ? $0 : nil }
      master.removeFromSuperview()
      delegate?.splitView(self, willHide: master)
      if let holder { lendFocus(of: holder) }
    }
  }

  private func lendFocus(of holder: View) {
    let view = detail.focusableViews.first
    lent = (holder, view)
    if let view { window?.focusWithoutInput(view) }
  }

  /// The focus goes back to the master pane, unless the user has moved it, as soon as it can.
  private func giveFocusBack() {
    guard let loan = lent else { return }
    let isWhereItWasLeft = [loan.from, loan.to].contains { $0 === window?.focusedView }
    if !isWhereItWasLeft || window?.focus(loan.from) == true { lent = nil }
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard let divider = dividerColumn else { return .passed }
    switch mouse.kind {
    case .press:
      isDragging = mouse.position.column == divider
      return isDragging ? .handled : .passed
    case .drag where isDragging:
      preferredMasterColumns = clamp(mouse.position.column)
      setNeedsLayout()
      return .handled
    case .release where isDragging:
      isDragging = false
      return .handled
    case .drag, .release, .wheel: return .passed
    }
  }

  override public func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, let divider = dividerColumn else { return }
    canvas.verticalLine(column: divider, from: 0, to: bounds.rows, style: theme.hairline)
    if let thumb = dividerThumb() {
      canvas.verticalLine(
        column: divider, from: thumb.lowerBound, to: thumb.upperBound, style: theme.secondary())
    }
  }
}
