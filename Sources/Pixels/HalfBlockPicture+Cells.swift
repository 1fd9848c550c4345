import Cells

extension HalfBlockPicture {
  private static let upperHalf = Glyph("\u{2580}" as Unicode.Scalar)
  private static let lowerHalf = Glyph("\u{2584}" as Unicode.Scalar)

  /// Cells from the colours of a picture's pixels, `nil` where a pixel is transparent.
  static func cells(of size: Size, showing colors: [Color?]) -> [PictureCell] {
    var cells: [PictureCell] = []
    cells.reserveCapacity(size.columns * size.rows)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let upper = row * 2 * size.columns + column
        let lower = upper + size.columns
        cells.append(cell(upper: colors[upper], lower: lower < colors.count ? colors[lower] : nil))
      }
    }
    return cells
  }

  /// The four states of a cell: both halves, one of them, none.
  static func cell(upper: Color?, lower: Color?) -> PictureCell {
    switch (upper, lower) {
    case (let upper?, let lower?) where upper == lower:
      PictureCell(glyph: .space, style: TextStyle(background: upper))
    case (let upper?, let lower):
      PictureCell(glyph: upperHalf, style: TextStyle(foreground: upper, background: lower))
    case (nil, let lower?):
      PictureCell(glyph: lowerHalf, style: TextStyle(foreground: lower))
    case (nil, nil):
      .clear
    }
  }
}
