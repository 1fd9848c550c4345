/// A size in character cells.
public struct Size: Hashable, Sendable {
  /// Width in columns, at least 0.
  public var columns: Int
  /// Height in rows, at least 0.
  public var rows: Int

  /// A size of `columns` by `rows`; negative numbers become 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No columns and no rows.
  public static let zero = Size(columns: 0, rows: 0)

  /// Whether it has no cell at all.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}

/// A cell's place: column 0, row 0 is the upper left one.
public struct Position: Hashable, Sendable {
  /// Columns from the left edge; may be negative outside a view.
  public var column: Int
  /// Rows from the upper edge; may be negative outside a view.
  public var row: Int

  /// The place `column` columns right of and `row` rows below the origin.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The upper left cell.
  public static let zero = Position(column: 0, row: 0)

  /// The place moved right and down by the other's columns and rows.
  public static func + (left: Position, right: Position) -> Position {
    Position(column: left.column + right.column, row: left.row + right.row)
  }

  /// The place as seen from `right`.
  public static func - (left: Position, right: Position) -> Position {
    Position(column: left.column - right.column, row: left.row - right.row)
  }
}

/// Distances from the four edges, in cells.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows from the upper edge.
  public var top: Int
  /// Columns from the left edge.
  public var left: Int
  /// Rows from the lower edge.
  public var bottom: Int
  /// Columns from the right edge.
  public var right: Int

  /// Insets of the four edges; each is 0 when left out.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public static let zero = EdgeInsets()
}

/// A rectangle of character cells.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Position
  /// How many columns and rows it covers.
  public var size: Size

  /// The rectangle of `size` with its upper left cell at `origin`.
  public init(origin: Position, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle whose upper left cell is at `column`, `row`; negative sizes become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Position(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// No cell, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The first column.
  public var minColumn: Int { origin.column }
  /// The first row.
  public var minRow: Int { origin.row }
  /// The first column right of it.
  public var maxColumn: Int { origin.column + size.columns }
  /// The first row below it.
  public var maxRow: Int { origin.row + size.rows }
  /// Width in columns.
  public var columns: Int { size.columns }
  /// Height in rows.
  public var rows: Int { size.rows }
  /// Whether it has no cell at all.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at `position` is in it.
  public func contains(_ position: Position) -> Bool {
    position.column >= minColumn && position.column < maxColumn
      && position.row >= minRow && position.row < maxRow
  }

  /// The cells that are in both; empty where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return Rect(
      column: column, row: row,
      columns: min(maxColumn, other.maxColumn) - column, rows: min(maxRow, other.maxRow) - row)
  }

  /// The rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      column: minColumn + insets.left, row: minRow + insets.top,
      columns: columns - insets.left - insets.right, rows: rows - insets.top - insets.bottom)
  }

  /// The rectangle moved right by `columns` and down by `rows`.
  public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: minColumn + columns, row: minRow + rows, columns: self.columns, rows: self.rows)
  }
}
