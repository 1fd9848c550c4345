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
        append(cell.style, depth, to: &text)
        pen = cell.style
      }
      if let scalar = cell.glyph.single {
        text.unicodeScalars.append(scalar)
      } else {
        text += cell.glyph.text
      }
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

  private static let attributeCodes: [(TextAttributes, String)] = [
    (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"), (.reverse, ";7"),
  ]

  private static func append(_ style: TextStyle, _ depth: ColorDepth, to text: inout String) {
    text += "\u{1b}[0"
    if style.attributes != [] {
      for (attribute, code) in attributeCodes where style.attributes.contains(attribute) {
        text += code
      }
    }
    append(style.foreground, depth, base: 30, to: &text)
    append(style.background ?? .terminal, depth, base: 40, to: &text)
    text += "m"
  }

  /// SGR 30-37 and 90-97 (40-47, 100-107 behind), 38;5;n, and 38;2;r;g;b.
  private static func append(
    _ color: Color, _ depth: ColorDepth, base: Int, to text: inout String
  ) {
    func add(_ number: Int) {
      text += ";"
      text += String(number)
    }
    switch color.reduced(to: depth) {
    case .terminal: break
    case .indexed(let index) where depth == .ansi16:
      add(index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .indexed(let index):
      add(base + 8)
      add(5)
      add(Int(index))
    case .rgb(let rgb):
      add(base + 8)
      add(2)
      for part in [rgb.red, rgb.green, rgb.blue] { add(Int(part)) }
    }
  }
}
