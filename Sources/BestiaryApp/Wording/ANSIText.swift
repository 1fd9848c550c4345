public import Cells
public import Pixels

/// Styled text and pictures as bytes for standard output: SGR sequences of ECMA-48 around text that
/// holds no control character. Without colours no sequence is written. Every line stands alone: it
/// begins and ends in the terminal's own style.
nonisolated public enum ANSIText {
  /// The rows of a picture, each with a line feed.
  public static func bytes(of picture: HalfBlockPicture, depth: ColorDepth) -> [UInt8] {
    lines(picture.cells, picture.size, depth) { ($0.glyph, $0.style) }
  }

  /// The rows of a screen, each with a line feed.
  public static func bytes(of surface: Surface, depth: ColorDepth) -> [UInt8] {
    lines(surface.cells, surface.size, depth) { ($0.glyph, TextStyle($0)) }
  }

  private static func lines<Element>(
    _ cells: [Element], _ size: Size, _ depth: ColorDepth,
    _ look: (Element) -> (glyph: Glyph, style: TextStyle)
  ) -> [UInt8] {
    let most =
      cells.count * StyleWriter.mostBytesOfCell
      + size.rows * StyleWriter.mostBytesOfLineEnd
    return [UInt8](capacity: most) { output in
      var writer = StyleWriter(depth: depth)
      for row in 0..<size.rows {
        let start = row * size.columns
        var end = start + size.columns
        while end > start, isBlank(look(cells[end - 1])) { end -= 1 }
        for index in start..<end {
          let (glyph, style) = look(cells[index])
          writer.write(glyph, style, to: &output)
        }
        writer.endLine(to: &output)
      }
    }
  }

  /// Whether a cell at the end of a line can be left out.
  private static func isBlank(_ look: (glyph: Glyph, style: TextStyle)) -> Bool {
    look.glyph == .space && look.style.background ?? .terminal == .terminal
      && look.style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}

nonisolated extension TextStyle {
  fileprivate init(_ cell: Cell) {
    self.init(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
  }
}
