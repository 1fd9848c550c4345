public import Cells

/// A size in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Width in pixels, at least 0.
  public var width: Int
  /// Height in pixels, at least 0.
  public var height: Int

  /// A size of `width` by `height`; negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels of a box of half-block cells: one a column, two a row.
  public init(_ cells: Size) {
    self.init(width: cells.columns, height: cells.rows * 2)
  }

  /// Whether it has no pixel at all.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
