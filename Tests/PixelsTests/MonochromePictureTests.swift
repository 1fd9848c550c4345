import Cells
import Pixels
import Testing

@Suite struct MonochromePictureTests {
  static func lines(_ drawing: [String], box: Size, background: UInt32 = 0) -> [String] {
    let colors: [Character: Pixel] = [
      "#": Pixel(RGB(0xffffff)), "o": Pixel(RGB(0x101010)), ".": .clear,
    ]
    let pixels = drawing.joined().map { colors[$0] ?? .clear }
    let size = PixelSize(width: drawing[0].count, height: drawing.count)
    let picture = HalfBlockPicture(
      Bitmap(size: size, pixels: pixels), fitting: box, background: RGB(background), depth: .none)
    #expect(picture.cells.allSatisfy { $0.style == .plain })
    return (0..<picture.size.rows).map { row in
      (0..<picture.size.columns).map { picture[$0, row].glyph.text }.joined()
    }
  }

  @Test func aQuarterOfACellIsTheSmallestPart() {
    let drawing = ["#...", "#...", "....", "...#"]

    #expect(Self.lines(drawing, box: Size(columns: 2, rows: 1)) == ["▘▗"])
  }

  @Test func lightPartsAreDrawnOnDarkAndDarkPartsOnLight() {
    let drawing = ["##oo", "##oo"]
    let box = Size(columns: 4, rows: 1)

    #expect(Self.lines(drawing, box: box, background: 0x000000) == ["██  "])
    #expect(Self.lines(drawing, box: box, background: 0xffffff) == ["  ██"])
  }

  @Test func aPictureInTheColorOfTheBackgroundKeepsItsShape() {
    let drawing = ["oo..", "oo.."]

    #expect(
      Self.lines(drawing, box: Size(columns: 4, rows: 1), background: 0x101010) == ["██  "])
  }
}
