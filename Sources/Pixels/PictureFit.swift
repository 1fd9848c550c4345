public import Cells

/// How a picture goes into a box of cells: as large as it can be without changing its
/// proportions, enlarged only by whole factors, shrunk to any size, in the middle of the box.
public struct PictureFit: Hashable, Sendable {
  /// The picture's size on the screen in pixels, one a column and two a row.
  public let pixels: PixelSize
  /// The cells that it takes; of an odd height, the last row's lower half stays free.
  public let size: Size
  /// Where its upper left cell stands in the box.
  public let offset: Position

  /// The fit of a picture into `box`. Without `enlarging` it never grows.
  public init(of picture: PixelSize, in box: Size, enlarging: Bool = true) {
    pixels = picture.fitted(in: PixelSize(box), enlarging: enlarging)
    size = Size(columns: pixels.width, rows: (pixels.height + 1) / 2)
    offset = Position(
      column: (box.columns - size.columns) / 2, row: (box.rows - size.rows) / 2)
  }
}

extension PixelSize {
  /// This size shrunk by any factor or enlarged by a whole one so that it just fits `bounds`;
  /// at least one pixel each way, and empty where either size is.
  public func fitted(in bounds: PixelSize, enlarging: Bool = true) -> PixelSize {
    guard !isEmpty, !bounds.isEmpty else { return PixelSize(width: 0, height: 0) }
    let factor = min(bounds.width / width, bounds.height / height)
    if factor >= 1 {
      return enlarging ? PixelSize(width: width * factor, height: height * factor) : self
    }
    let scale = min(
      Double(bounds.width) / Double(width), Double(bounds.height) / Double(height))
    func scaled(_ length: Int, limit: Int) -> Int {
      min(limit, max(1, Int((Double(length) * scale).rounded())))
    }
    return PixelSize(
      width: scaled(width, limit: bounds.width), height: scaled(height, limit: bounds.height))
  }
}
