public import Cells

/// A picture as cells of two pixels, one above the other.
public struct HalfBlockPicture: Hashable, Sendable {
  /// How the picture goes into its box, and where in it the cells belong.
  public let fit: PictureFit
  /// Its cells, row after row from the upper left one.
  public let cells: [PictureCell]

  /// The picture in the middle of `box`, whose cells are taken to be 1:2.
  public init(
    _ bitmap: Bitmap, fitting box: Size, background: RGB, depth: ColorDepth,
    dithering: DitheringChoice = .never
  ) {
    self.init(
      bitmap, fit: PictureFit(of: bitmap.size, in: box), background: background, depth: depth,
      dithering: dithering)
  }

  /// The picture of `bitmap`, which may have been shrunk to it already, where `fit` has it. Soft
  /// edges are blended with `background` in linear light; dithering spreads the error of few
  /// colours over the neighbours. Without colours at all, quarters of cells show what stands out
  /// from the background.
  public init(
    _ bitmap: Bitmap, fit: PictureFit, background: RGB, depth: ColorDepth,
    dithering: DitheringChoice
  ) {
    self.fit = fit
    if depth == .none {
      let picture = MonochromePicture(bitmap, on: fit.pixels, background: background)
      cells = Self.cells(of: fit.size) { picture.cell(column: $0, row: $1) }
    } else {
      let colors = Self.colors(of: bitmap, on: fit.pixels, background, depth, dithering)
      cells = Self.cells(of: fit.size) { column, row in
        let upper = row * 2 * fit.size.columns + column
        let lower = upper + fit.size.columns
        return PictureCell(
          upper: colors[upper], lower: lower < colors.count ? colors[lower] : nil)
      }
    }
  }

  /// The size that a picture may be shrunk to beforehand without a loss: what it is drawn from.
  public static func samples(of fit: PictureFit, depth: ColorDepth) -> PixelSize {
    guard depth == .none else { return fit.pixels }
    return MonochromePicture.samples(on: fit.pixels)
  }

  /// Its size in cells.
  public var size: Size { fit.size }

  /// The cell at `column` and `row` of the picture, from its own upper left one.
  public subscript(column: Int, row: Int) -> PictureCell { cells[row * size.columns + column] }

  /// The colours of the pixels on the screen. Where nothing is mixed, neither averages nor errors,
  /// they are those of the bitmap itself.
  private static func colors(
    of bitmap: Bitmap, on size: PixelSize, _ background: RGB, _ depth: ColorDepth,
    _ dithering: DitheringChoice
  ) -> [Color?] {
    if depth == .truecolor || dithering == .never, case .pixels(let pixels) = bitmap.samples,
      let factors = WholeFactors(from: bitmap.size, to: size)
    {
      let colors = pixels.colors(over: background, depth: depth)
      return factors.repeating(colors, width: bitmap.width)
    }
    return LightPicture(bitmap, scaledTo: size)
      .colors(over: background, depth: depth, dithering)
  }

  private static func cells(
    of size: Size, _ cell: (_ column: Int, _ row: Int) -> PictureCell
  ) -> [PictureCell] {
    var cells: [PictureCell] = []
    cells.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns { cells.append(cell(column, row)) }
    }
    return cells
  }
}
