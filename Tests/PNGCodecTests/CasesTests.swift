import Cells
import PNGCodec
import Pixels
import SharedFixtures
import Testing

/// The small PNGs that users' reports led to.
@Suite(.enabled(if: SharedFixtures.isPresent)) struct CasesTests {
  static func picture(
    _ name: String, fitting box: Size, depth: ColorDepth = .truecolor
  ) throws -> HalfBlockPicture {
    let bitmap = try PNGDecoder.decode(SharedFixtures.bytes("cases/" + name) ?? [])
    return HalfBlockPicture(bitmap, fitting: box, background: RGB(0), depth: depth)
  }

  @Test func transparentHalvesKeepWhatIsBehind() throws {
    let picture = try Self.picture(
      "01-transparent-halves.png", fitting: Size(columns: 4, rows: 2))

    #expect(picture.size == Size(columns: 4, rows: 2))
    #expect((0..<4).map { picture[$0, 0].glyph.text } == ["▀", "▀", "▄", " "])
    #expect(picture[0, 0].style.background != nil)
    #expect((1..<4).allSatisfy { picture[$0, 0].style.background == nil })
  }

  @Test func oddHeightsEndInTheMiddleOfACell() throws {
    let picture = try Self.picture("03-odd-5x5.png", fitting: Size(columns: 5, rows: 3))
    let dot = try Self.picture("03-one-by-one.png", fitting: Size(columns: 1, rows: 1))

    #expect(picture.size == Size(columns: 5, rows: 3))
    #expect((0..<5).allSatisfy { picture[$0, 2].style.background == nil })
    #expect(dot.size == Size(columns: 1, rows: 1))
  }

  @Test(arguments: [
    ("04-banner-64x8.png", 30, 2), ("04-tower-8x64.png", 3, 12), ("06-circle-32.png", 24, 12),
  ])
  func proportionsAreKept(name: String, columns: Int, rows: Int) throws {
    let picture = try Self.picture(name, fitting: Size(columns: 30, rows: 12))

    #expect(picture.size == Size(columns: columns, rows: rows))
  }

  @Test func aDamagedColorProfileIsNoReasonToRefuse() throws {
    #expect(try Self.picture("15-iccp-bad.png", fitting: Size(columns: 2, rows: 1)).size.rows == 1)
  }

  @Test func creamKeepsItsHueIn256Colors() throws {
    let picture = try Self.picture(
      "19-cream.png", fitting: Size(columns: 8, rows: 4), depth: .indexed256)

    #expect(picture.cells.allSatisfy { $0.style.background == .indexed(230) })
  }

  @Test func aMissingEndIsForgivenAndMissingPixelsAreNot() throws {
    #expect(try Self.picture("11-no-iend.png", fitting: Size(columns: 8, rows: 4)).size.rows == 4)
    #expect(throws: PNGError.truncated) {
      try Self.picture("11-truncated.png", fitting: Size(columns: 8, rows: 4))
    }
  }

  @Test(
    arguments: [
      ("12-bomb-30000.png", .tooLarge(width: 30000, height: 30000)),
      ("12-claims-huge.png", .tooLarge(width: 0x7fff_ffff, height: 0x7fff_ffff)),
      ("14-empty.png", .empty), ("14-signature-only.png", .notPNG),
      ("14-jpeg-bytes.png", .notPNG), ("14-html-bytes.png", .notPNG),
    ] as [(String, PNGError)])
  func whatIsNoPictureIsNamed(name: String, expected: PNGError) {
    #expect(throws: expected) {
      try Self.picture(name, fitting: Size(columns: 8, rows: 4))
    }
  }
}
