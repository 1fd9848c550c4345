import CVTerm

/// A colour as the program asked for it.
enum TerminalColor: Hashable {
  /// The terminal's own.
  case standard
  /// An entry of the palette of 256.
  case indexed(UInt8)
  /// 24 bits, `0xRRGGBB`.
  case rgb(UInt32)

  init(_ color: CVTermColor) {
    switch color.kind {
    case CVTERM_INDEXED: self = .indexed(color.index)
    case CVTERM_RGB:
      self = .rgb(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    default: self = .standard
    }
  }
}

/// How a cell's glyph is shown.
struct TerminalAttributes: OptionSet, Hashable {
  let rawValue: Int

  static let bold = TerminalAttributes(rawValue: 1)
  static let italic = TerminalAttributes(rawValue: 2)
  static let underline = TerminalAttributes(rawValue: 4)
  static let blink = TerminalAttributes(rawValue: 8)
  static let reverse = TerminalAttributes(rawValue: 16)
  static let strike = TerminalAttributes(rawValue: 32)
}

/// One character position of the terminal.
struct TerminalCell: Hashable {
  /// What stands there: a grapheme, a blank, or nothing in the right half of a wide one.
  var glyph: String
  /// Columns the glyph takes: 1 or 2.
  var columns: Int
  var foreground: TerminalColor
  var background: TerminalColor
  var attributes: TerminalAttributes

  init(_ cell: CVTermCell) {
    glyph = TerminalCell.glyph(of: cell)
    columns = Int(cell.width)
    foreground = TerminalColor(cell.foreground)
    background = TerminalColor(cell.background)
    attributes = []
    if cell.bold { attributes.insert(.bold) }
    if cell.italic { attributes.insert(.italic) }
    if cell.underline != 0 { attributes.insert(.underline) }
    if cell.blink { attributes.insert(.blink) }
    if cell.reverse { attributes.insert(.reverse) }
    if cell.strike { attributes.insert(.strike) }
  }

  private static func glyph(of cell: CVTermCell) -> String {
    var scalars = String.UnicodeScalarView()
    var index: Int32 = 0
    withUnsafePointer(to: cell) { cell in
      if cvterm_scalar(cell, 0) == .max { return }
      if cvterm_scalar(cell, 0) == 0 { scalars.append(" ") }
      while let scalar = Unicode.Scalar(cvterm_scalar(cell, index)), scalar != "\0" {
        scalars.append(scalar)
        index += 1
      }
    }
    return String(scalars)
  }
}
