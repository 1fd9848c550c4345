public import Cells
public import Pixels
public import TerminalKit

/// Styled text and pictures as bytes for standard output: SGR sequences of ECMA-48 around text that
/// holds no control character. Without colours no sequence is written.
nonisolated public enum ANSIText {
  /// One line of styled text.
  public static func line(_ text: StyledText, depth: ColorDepth) -> String {
    var cells: [PictureCellLike] = []
    for run in text.runs {
      DisplayText.forEach(in: run.text) { cells.append(PictureCellLike($0.glyph, run.style)) }
    }
    return line(cells, depth)
  }

  /// One row of a picture.
  public static func line(_ cells: [PictureCell], depth: ColorDepth) -> String {
    line(cells.map { PictureCellLike($0.glyph, $0.style) }, depth)
  }

  private struct PictureCellLike {
    let glyph: Glyph
    let style: TextStyle

    init(_ glyph: Glyph, _ style: TextStyle) {
      self.glyph = glyph
      self.style = style
    }
  }

  private static func line(_ cells: [PictureCellLike], _ depth: ColorDepth) -> String {
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
  private static func trimmed(_ cells: [PictureCellLike]) -> ArraySlice<PictureCellLike> {
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
