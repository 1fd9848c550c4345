public import Cells

/// What one cell of a picture shows. A background of `nil` keeps what is behind.
public struct PictureCell: Hashable, Sendable {
  /// A half block or, without colours, quarters of one; a blank where the cell has one colour or
  /// none.
  public let glyph: Glyph
  /// The colours of the halves.
  public let style: TextStyle

  /// A cell that shows nothing and keeps what is behind.
  public static let clear = PictureCell(glyph: .space, style: .plain)

  private static let upperHalf = Glyph("\u{2580}" as Unicode.Scalar)
  private static let lowerHalf = Glyph("\u{2584}" as Unicode.Scalar)

  init(glyph: Glyph, style: TextStyle) {
    self.glyph = glyph
    self.style = style
  }

  /// The four states of a cell: both halves have a colour, one of them, none.
  init(upper: Color?, lower: Color?) {
    switch (upper, lower) {
    case (let upper?, let lower?) where upper == lower:
      self.init(glyph: .space, style: TextStyle(background: upper))
    case (let upper?, let lower):
      self.init(glyph: Self.upperHalf, style: TextStyle(foreground: upper, background: lower))
    case (nil, let lower?):
      self.init(glyph: Self.lowerHalf, style: TextStyle(foreground: lower))
    case (nil, nil):
      self = .clear
    }
  }
}
