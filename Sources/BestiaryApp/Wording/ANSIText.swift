public import Cells
public import Pixels

/// Styled text and pictures as bytes for standard output: SGR sequences of ECMA-48 around text that
/// holds no control character. Without colours no sequence is written.
nonisolated public enum ANSIText {
  /// One row of a picture.
  public static func line(_ cells: [PictureCell], depth: ColorDepth) -> String {
    line(cells.map { StyledGlyph($0.glyph, $0.style) }, depth)
  }

  /// One row of a whole screen.
  public static func line(_ surface: Surface, row: Int, depth: ColorDepth) -> String {
    let cells = (0..<surface.size.columns).map { column in
      let cell = surface[Position(column: column, row: row)]
      let background = cell.background == .terminal ? nil : cell.background
      return StyledGlyph(
        cell.glyph,
        TextStyle(
          foreground: cell.foreground, background: background, attributes: cell.attributes))
    }
    return line(cells, depth)
  }

  private struct StyledGlyph {
    let glyph: Glyph
    let style: TextStyle

    init(_ glyph: Glyph, _ style: TextStyle) {
      self.glyph = glyph
      self.style = style
    }
  }

  private static func line(_ cells: [StyledGlyph], _ depth: ColorDepth) -> String {
    var text = ""
    var pen = TextStyle.plain
    for cell in trimmed(cells) {
      if depth > .none, cell.style != pen {
        text += sequence(cell.style, depth)
        pen = cell.style
      }
      text += cell.glyph.text
    }
    return pen == .plain ? text : text + "\u{1b}[m"
  }

  /// Without blanks at the end that show nothing.
  private static func trimmed(_ cells: [StyledGlyph]) -> ArraySlice<StyledGlyph> {
    var cells = cells[...]
    while let last = cells.last, last.glyph == .space, last.style.background == nil {
      cells.removeLast()
    }
    return cells
  }

  private static func sequence(_ style: TextStyle, _ depth: ColorDepth) -> String {
    var codes = ["0"]
    if style.attributes.contains(.bold) { codes.append("1") }
    if style.attributes.contains(.dim) { codes.append("2") }
    if style.attributes.contains(.italic) { codes.append("3") }
    if style.attributes.contains(.underline) { codes.append("4") }
    if style.attributes.contains(.reverse) { codes.append("7") }
    codes += code(style.foreground, depth, base: 30)
    codes += code(style.background ?? .terminal, depth, base: 40)
    return "\u{1b}[" + codes.joined(separator: ";") + "m"
  }

  /// SGR 30-37 and 90-97 (40-47, 100-107 behind), 38;5;n, and 38;2;r;g;b.
  private static func code(_ color: Color, _ depth: ColorDepth, base: Int) -> [String] {
    switch color.reduced(to: depth) {
    case .terminal: []
    case .indexed(let index) where depth == .ansi16:
      [String(index < 8 ? base + Int(index) : base + 52 + Int(index))]
    case .indexed(let index): [String(base + 8), "5", String(index)]
    case .rgb(let rgb):
      [String(base + 8), "2"] + [rgb.red, rgb.green, rgb.blue].map { String($0) }
    }
  }
}
