import Cells

/// A picture without colours: quarters of a cell are drawn or left, by how much they stand out
/// from the background. On a dark background light parts are drawn, on a light one dark parts,
/// which is what the terminal's own foreground is there.
struct MonochromePicture {
  private let width: Int
  private let isDrawn: [Bool]

  /// Indices have a bit for each quarter: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let glyphs = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { Glyph($0) }

  /// Two samples across each pixel.
  static func samples(on size: PixelSize) -> PixelSize {
    PixelSize(width: size.width * 2, height: size.height)
  }

  /// The picture of `bitmap` on `size` pixels of a half-block picture, each split in two.
  init(_ bitmap: Bitmap, on size: PixelSize, background: RGB) {
    let samples = Self.samples(on: size)
    width = samples.width
    let picture = LightPicture(bitmap, scaledTo: samples)
    let contrasts = Self.contrasts(of: picture, with: background)
    let largest = contrasts.max() ?? 0
    isDrawn =
      largest > 0.05
      ? contrasts.map { $0 >= largest * 0.4 } : picture.lights.map { $0.coverage >= 0.5 }
  }

  /// The cell at `column` and `row`.
  func cell(column: Int, row: Int) -> PictureCell {
    let upper = row * 2 * width + column * 2
    var quarters = 0
    for (bit, index) in [upper, upper + 1, upper + width, upper + width + 1].enumerated()
    where index < isDrawn.count && isDrawn[index] {
      quarters |= 1 << bit
    }
    return PictureCell(glyph: Self.glyphs[quarters], style: .plain)
  }

  /// How far each pixel's lightness is from the background's, 0 to 1, towards the other end.
  private static func contrasts(of picture: LightPicture, with background: RGB) -> [Double] {
    let encoder = LinearLight.Encoder()
    let behind = OKLab(background).lightness
    let composed = picture.over(background)
    return composed.lights.indices.map { index in
      guard composed.isSolid(index) else { return 0 }
      let difference = OKLab(encoder.color(composed.lights[index])).lightness - behind
      return behind < 0.5 ? difference : -difference
    }
  }
}
