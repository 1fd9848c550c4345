public import Cells

/// What a table shows.
public protocol TableViewDataSource: AnyObject {
  /// How many rows there are.
  func numberOfRows(in table: TableView) -> Int
  /// Draws one row, `bounds` of the canvas being its cells.
  func tableView(
    _ table: TableView, drawRow row: Int, state: TableView.RowState, in canvas: inout Canvas)
}

/// Told what is chosen in a table.
public protocol TableViewDelegate: AnyObject {
  /// Another row is selected.
  func tableView(_ table: TableView, didSelectRow row: Int)
  /// Return, or a second click on the selected row.
  func tableView(_ table: TableView, didActivateRow row: Int)
}

/// Rows of one cell's height, of which only those in sight are drawn.
public final class TableView: ScrollView {
  /// How a row is to be drawn.
  nonisolated public enum RowState: Hashable, Sendable {
    /// Not selected.
    case normal
    /// Selected, the table having the focus.
    case selected
    /// Selected, the focus being elsewhere.
    case selectedUnfocused
  }

  /// What is shown.
  public weak var dataSource: (any TableViewDataSource)?
  /// Told what is chosen.
  public weak var delegate: (any TableViewDelegate)?
  /// The selected row; `nil` where there are none.
  public private(set) var selectedRow: Int?
  /// How many rows were drawn since it was made.
  public private(set) var drawnRows = Counter()
  private var laidOutRows = 0

  /// A number that drawing may count up.
  public final class Counter {
    /// The count.
    public fileprivate(set) var value = 0
  }

  override public init() { super.init() }

  override public var canBecomeFirstResponder: Bool { true }

  override public var caret: Position? {
    selectedRow.map { Position(column: 0, row: $0 - contentTranslation) }
  }

  /// Asks the data source again. The row stays selected where there still is one.
  public func reloadData(selecting row: Int?) {
    contentRows = dataSource?.numberOfRows(in: self) ?? 0
    selectedRow = contentRows == 0 ? nil : row.map { min(max(0, $0), contentRows - 1) }
    keepSelectionVisible()
    setNeedsLayout()
  }

  /// Selects a row, shows it, and tells the delegate where it is another.
  public func select(_ row: Int) {
    guard contentRows > 0 else { return }
    let clamped = min(max(0, row), contentRows - 1)
    guard clamped != selectedRow else { return keepSelectionVisible() }
    selectedRow = clamped
    keepSelectionVisible()
    delegate?.tableView(self, didSelectRow: clamped)
    setNeedsLayout()
  }

  override public func keepSelectionVisible() {
    guard let selectedRow else { return }
    scrollRectToVisible(Rect(column: 0, row: selectedRow, columns: 1, rows: 1))
  }

  override public var focusRect: Rect {
    Rect(column: 0, row: (selectedRow ?? 0) - contentTranslation, columns: 1, rows: 1)
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    guard visibleRows != laidOutRows else { return }
    laidOutRows = visibleRows
    if isFocused { keepSelectionVisible() }
  }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    guard let row = selectedRow else { return .passed }
    let page = max(1, visibleRows - 1)
    switch key {
    case .up, .character("k"): select(row - 1)
    case .down, .character("j"): select(row + 1)
    case .pageUp, .control("b"): select(row - page)
    case .pageDown, .control("f"): select(row + page)
    case .home: select(0)
    case .end, .character("G"): select(contentRows - 1)
    case .enter: delegate?.tableView(self, didActivateRow: row)
    default: return .passed
    }
    return .handled
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return super.mouse(mouse) }
    let row = mouse.position.row + contentTranslation
    guard row >= 0, row < contentRows else { return .handled }
    if row == selectedRow { delegate?.tableView(self, didActivateRow: row) } else { select(row) }
    return .handled
  }

  // MARK: - Drawing

  override public func draw(in canvas: inout Canvas) {
    guard let dataSource else { return }
    let first = contentTranslation
    for line in 0..<bounds.rows where first + line >= 0 && first + line < contentRows {
      let frame = Rect(column: 0, row: line, columns: bounds.columns, rows: 1)
      let state = state(of: first + line)
      drawnRows.value += 1
      canvas.within(frame) {
        dataSource.tableView(self, drawRow: first + line, state: state, in: &$0)
      }
    }
  }

  private func state(of row: Int) -> RowState {
    guard row == selectedRow else { return .normal }
    return isFocused ? .selected : .selectedUnfocused
  }
}
