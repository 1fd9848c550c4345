import CPosix
public import Cells

/// What a terminal tells of its size.
public struct TerminalDimensions: Hashable, Sendable {
  /// Columns and rows, each at least 1.
  public let size: Size
  /// The shape of a cell: 1:2 where the terminal does not tell its pixels.
  public let cellShape: CellShape

  init(size: Size, cellShape: CellShape) {
    self.size = size
    self.cellShape = cellShape
  }

  /// Asks the terminal at an open file; `nil` where there is none or it does not know.
  public init?(of descriptor: Int32) {
    var (columns, rows, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    cposix_window_size(descriptor, &columns, &rows, &width, &height)
    guard columns > 0, rows > 0 else { return nil }
    let size = Size(columns: Int(columns), rows: Int(rows))
    let shape = CellShape(of: size, pixelWidth: Int(width), pixelHeight: Int(height))
    self.init(size: size, cellShape: shape ?? .oneToTwo)
  }
}
