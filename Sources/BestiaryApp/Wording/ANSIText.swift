public import Cells
public import Pixels

/// Styled text and pictures as bytes for standard output: SGR sequences of ECMA-48 around text that
/// holds no control character. Without colours no sequence is written. Every line stands alone: it
/// begins and ends in the terminal's own style.
nonisolated public enum ANSIText {
  /// The rows of a picture, each with a line feed.
  public static func bytes(of picture: HalfBlockPicture, depth: ColorDepth) -> [UInt8] {
    let columns = picture.size.columns
    var writer = StyleWriter(depth: depth, cells: columns * picture.size.rows)
    for row in 0..<picture.size.rows {
      let cells = picture.cells[row * columns..<(row + 1) * columns]
      for cell in cells.dropLast(whileBlank: { isBlank($0.glyph, $0.style) }) {
        writer.write(cell.glyph, cell.style)
      }
      writer.endLine()
    }
    return writer.bytes
  }

  /// The rows of a screen, each with a line feed.
  public static func bytes(of surface: Surface, depth: ColorDepth) -> [UInt8] {
    let columns = surface.size.columns
    var writer = StyleWriter(depth: depth, cells: columns * surface.size.rows)
    for row in 0..<surface.size.rows {
      let cells = surface.cells[row * columns..<(row + 1) * columns]
      for cell in cells.dropLast(whileBlank: { isBlank($0.glyph, TextStyle($0)) }) {
        writer.write(cell.glyph, TextStyle(cell))
      }
      writer.endLine()
    }
    return writer.bytes
  }

  /// Whether a cell at the end of a line can be left out.
  private static func isBlank(_ glyph: Glyph, _ style: TextStyle) -> Bool {
    glyph == .space && style.background ?? .terminal == .terminal
      && style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}

nonisolated extension ArraySlice {
  fileprivate func dropLast(whileBlank isBlank: (Element) -> Bool) -> ArraySlice {
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? startIndex
    return self[startIndex..<end]
  }
}

nonisolated extension TextStyle {
  fileprivate init(_ cell: Cell) {
    self.init(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
  }
}
