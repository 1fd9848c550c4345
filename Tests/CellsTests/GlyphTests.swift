import Cells
import Testing

@Suite struct GlyphTests {
  private static let scalars: [Unicode.Scalar] = [
    "a", "\u{10ffff}", "\u{301}", "\u{1f409}", "\u{1}",
  ]

  @Test(arguments: 0...5)
  func upToFiveScalarsAreKept(count: Int) {
    let scalars = Array(Self.scalars.prefix(count))

    #expect(Glyph(scalars).scalars == scalars)
  }

  @Test func theSixthScalarIsLeftOut() {
    #expect(Glyph(Self.scalars + ["b"]) == Glyph(Self.scalars))
  }

  @Test func everyScalarAtEveryPlaceComesBack() {
    for scalar in [0x20, 0x7f, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff] as [UInt32] {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      for place in 0..<5 {
        var scalars = Array(repeating: "x" as Unicode.Scalar, count: 5)
        scalars[place] = scalar

        #expect(Glyph(scalars).scalars == scalars)
      }
    }
  }

  @Test func aGlyphOfOneScalarIsSingle() {
    #expect(Glyph("\u{10ffff}").single == "\u{10ffff}")
    #expect(Glyph(["e", "\u{301}"]).single == nil)
    #expect(Glyph(["a", "b", "c", "d"]).single == nil)
    #expect(Glyph.continuation.single == nil)
  }

  @Test func theContinuationHasNoText() {
    #expect(Glyph.continuation.text == "")
    #expect(Glyph.space.text == " ")
    #expect(Glyph(["e", "\u{301}"]).text == "é")
  }

  @Test func aGlyphTakesSixteenBytes() {
    #expect(MemoryLayout<Glyph>.size == 16)
  }
}
