import BestiaryApp
import Cells
import Pixels
import TerminalKit
import Testing

@Suite struct ANSITextTests {
  static func text(_ surface: Surface, _ depth: ColorDepth = .truecolor) -> String {
    String(decoding: ANSIText.bytes(of: surface, depth: depth), as: UTF8.self)
      .replacing("\u{1b}", with: "^")
  }

  /// A line of glyphs, each in its style.
  static func line(_ glyphs: [(String, TextStyle)]) -> Surface {
    var canvas = Canvas(Surface(size: Size(columns: glyphs.count, rows: 1)))
    for (column, (glyph, style)) in glyphs.enumerated() {
      canvas.put(
        Glyph(glyph.unicodeScalars), at: Position(column: column, row: 0), style: style)
    }
    return canvas.surface
  }

  @Test func aStyleIsWrittenOnceForAllThatHaveIt() {
    let red = TextStyle(foreground: .rgb(0xff0000))

    #expect(Self.text(Self.line([("a", red), ("b", red)])) == "^[38;2;255;0;0mab^[39m\n")
  }

  @Test func onlyWhatChangesIsWritten() {
    let first = TextStyle(foreground: .rgb(0x010203), background: .rgb(0x040506))
    let second = TextStyle(foreground: .rgb(0x070809), background: .rgb(0x040506))

    #expect(
      Self.text(Self.line([("a", first), ("b", second)]))
        == "^[38;2;1;2;3;48;2;4;5;6ma^[38;2;7;8;9mb^[39;49m\n")
  }

  @Test func attributesThatEndTakeTheColorsWithThem() {
    let bold = TextStyle(foreground: .rgb(0x010203), attributes: .bold)
    let plain = TextStyle(foreground: .rgb(0x010203))

    #expect(
      Self.text(Self.line([("a", bold), ("b", plain)]))
        == "^[1;38;2;1;2;3ma^[0;38;2;1;2;3mb^[39m\n")
  }

  @Test func blanksKeepTheInkAndTheLastOnesAreLeftOut() {
    let ink = TextStyle(foreground: .rgb(0x010203))
    let paper = TextStyle(background: .rgb(0x040506))

    #expect(
      Self.text(Self.line([("a", ink), (" ", .plain), ("b", ink), (" ", .plain)]))
        == "^[38;2;1;2;3ma b^[39m\n")
    #expect(Self.text(Self.line([("a", .plain), (" ", paper)])) == "a^[48;2;4;5;6m ^[49m\n")
    #expect(Self.text(Self.line([(" ", .plain.adding(.underline))])) == "^[4m ^[0m\n")
  }

  @Test func fewColorsHaveTheirOwnSequences() {
    let style = TextStyle(foreground: .indexed(9), background: .indexed(4))
    let line = Self.line([("a", style)])

    #expect(Self.text(line, .ansi16) == "^[91;44ma^[39;49m\n")
    #expect(Self.text(line, .indexed256) == "^[38;5;9;48;5;4ma^[39;49m\n")
    #expect(Self.text(line, .none) == "a\n")
  }

  @Test func wideAndCombinedGlyphsAreWrittenOnce() {
    var canvas = Canvas(Surface(size: Size(columns: 4, rows: 1)))
    canvas.text(StyledText("龍é", .plain), at: .zero)

    #expect(Self.text(canvas.surface) == "龍é\n")
  }

  @Test func aPictureIsTheSameAsItsCellsOnASurface() {
    let pixels = (0..<96).map { Pixel(RGB(UInt32($0) * 0x020301), alpha: $0 % 5 == 0 ? 0 : 255) }
    let picture = HalfBlockPicture(
      Bitmap(size: PixelSize(width: 12, height: 8), pixels: pixels),
      fitting: Size(columns: 12, rows: 4), background: RGB(0), depth: .truecolor)
    var canvas = Canvas(Surface(size: picture.size))
    canvas.draw(picture, at: .zero)

    #expect(
      ANSIText.bytes(of: picture, depth: .truecolor)
        == ANSIText.bytes(of: canvas.surface, depth: .truecolor))
  }
}
