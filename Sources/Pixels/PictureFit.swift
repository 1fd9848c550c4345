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

  /// How far whole pixels may stretch a picture: up to 9/8 it stays crisp, beyond that it is
  /// scaled to its true shape.
  private static let tolerance = 1.125

  /// The fit of a picture into `box`, whose cells have that shape. Without `enlarging` it never
  /// grows.
  public init(
    of picture: PixelSize, in box: Size, cells: CellShape = .oneToTwo, enlarging: Bool = true
  ) {
    pixels = Self.pixels(of: picture, in: PixelSize(box), cells.halfHeight, enlarging)
    size = Size(columns: pixels.width, rows: (pixels.height + 1) / 2)
    offset = Position(
      column: (box.columns - size.columns) / 2, row: (box.rows - size.rows) / 2)
  }

  /// `pixelHeight` is a screen pixel's height where its width is 1.
  private static func pixels(
    of picture: PixelSize, in bounds: PixelSize, _ pixelHeight: Double, _ enlarging: Bool
  ) -> PixelSize {
    guard !picture.isEmpty, !bounds.isEmpty else { return PixelSize(width: 0, height: 0) }
    let largest = enlarging ? bounds.width / picture.width : min(1, bounds.width / picture.width)
    for across in stride(from: largest, to: 0, by: -1) {
      let down = max(1, Int((Double(across) / pixelHeight).rounded()))
      let stretch = Double(across) / (Double(down) * pixelHeight)
      let whole = PixelSize(width: picture.width * across, height: picture.height * down)
      if max(stretch, 1 / stretch) <= tolerance, whole.height <= bounds.height { return whole }
    }
    return scaled(picture, in: bounds, pixelHeight, enlarging)
  }

  /// Shrunk, or enlarged across by a whole factor; the height follows from the true shape.
  private static func scaled(
    _ picture: PixelSize, in bounds: PixelSize, _ pixelHeight: Double, _ enlarging: Bool
  ) -> PixelSize {
    let (width, height) = (Double(picture.width), Double(picture.height) / pixelHeight)
    var scale = min(Double(bounds.width) / width, Double(bounds.height) / height)
    if scale >= 1 { scale = enlarging ? scale.rounded(.down) : 1 }
    func whole(_ length: Double, limit: Int) -> Int {
      min(limit, max(1, Int((length * scale).rounded())))
    }
    return PixelSize(
      width: whole(width, limit: bounds.width), height: whole(height, limit: bounds.height))
  }
}
