public import Cells

/// What one cell of a picture shows. A background of `nil` keeps what is behind.
public struct PictureCell: Hashable, Sendable {
  /// A half block, or a blank where the cell has one colour or none.
  public let glyph: Glyph
  /// The colours of the halves.
  public let style: TextStyle

  /// A cell that shows nothing and keeps what is behind.
  public static let clear = PictureCell(glyph: .space, style: .plain)
}

/// A picture as cells of two pixels, one above the other.
public struct HalfBlockPicture: Hashable, Sendable {
  /// How the picture goes into its box, and where in it the cells belong.
  public let fit: PictureFit
  /// Its cells, row after row from the upper left one.
  public let cells: [PictureCell]

  /// The picture in the middle of `box`. Soft edges are blended with `background` in linear
  /// light; `dithering` spreads the error of few colours over the neighbours.
  public init(
    _ bitmap: Bitmap, fitting box: Size, background: RGB, depth: ColorDepth,
    dithering: Bool = false
  ) {
    fit = PictureFit(of: bitmap.size, in: box)
    let picture = LightPicture(bitmap, scaledTo: fit.pixels).over(background)
    cells = Self.cells(
      of: fit.size, showing: picture.colors(depth: depth, dithering: dithering))
  }

  /// Its size in cells.
  public var size: Size { fit.size }

  /// The cell at `column` and `row` of the picture, from its own upper left one.
  public subscript(column: Int, row: Int) -> PictureCell { cells[row * size.columns + column] }
}
