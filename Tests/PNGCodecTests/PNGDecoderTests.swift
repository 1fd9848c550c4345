import Cells
import PNGCodec
import Pixels
import SharedFixtures
import Testing

@Suite struct PNGDecoderTests {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let soft: [UInt8] = [0, 0, 255, 128]

  @Test func samplesComeAsTheFileHasThem() throws {
    let png = TestPNG(rows: [Self.red + Self.soft, Self.soft + Self.red])

    let bitmap = try PNGDecoder.decode(png.bytes)

    let samples = bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    #expect(samples == Self.red + Self.soft + Self.soft + Self.red)
    #expect(try PNGDecoder.header(of: png.bytes).size == PixelSize(width: 2, height: 2))
  }

  @Test func oneBitGreyOfNineColumnsIsBlackAndWhite() throws {
    let png = TestPNG(
      width: 9, height: 1, bitDepth: 1, colorType: 0, rows: [[0b1010_1010, 0b1000_0000]])

    let bitmap = try PNGDecoder.decode(png.bytes)

    #expect(bitmap.pixels.map(\.red) == [255, 0, 255, 0, 255, 0, 255, 0, 255])
    #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
  }

  @Test func twoBitGreyHasFourEvenSteps() throws {
    let png = TestPNG(width: 4, height: 1, bitDepth: 2, colorType: 0, rows: [[0b0001_1011]])

    #expect(try PNGDecoder.decode(png.bytes).pixels.map(\.green) == [0, 85, 170, 255])
  }

  @Test func aPaletteOfOddWidthKeepsItsRowsApart() throws {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    let png = TestPNG(
      width: 3, height: 2, bitDepth: 4, colorType: 3,
      ancillary: [("PLTE", palette), ("tRNS", [255, 0])], rows: [[0x01, 0x20], [0x21, 0x00]])

    let bitmap = try PNGDecoder.decode(png.bytes)

    #expect(bitmap.pixels.map(\.color.value) == [0xff0000, 0xff00, 0xff, 0xff, 0xff00, 0xff0000])
    #expect(bitmap.pixels.map(\.alpha) == [255, 0, 255, 255, 0, 255])
  }

  @Test func sixteenBitsAreRoundedNotCut() throws {
    let png = TestPNG(
      width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [[0x7f, 0xff, 0x80, 0xff]])

    #expect(try PNGDecoder.decode(png.bytes).pixels.map(\.red) == [127, 128])
  }

  @Test func gammaIsHonoredOnlyWhereNothingBetterIsKnown() throws {
    let linear = TestPNG.bigEndian(100_000)
    var png = TestPNG(width: 1, height: 1, colorType: 2, rows: [[128, 128, 128]])
    png.ancillary = [("gAMA", linear)]
    #expect(try PNGDecoder.decode(png.bytes, gamma: .ignored)[0, 0].red == 128)
    #expect(abs(Int(try PNGDecoder.decode(png.bytes)[0, 0].red) - 187) <= 1)

    png.ancillary = [("sRGB", [0]), ("gAMA", linear)]

    #expect(try PNGDecoder.decode(png.bytes)[0, 0].red == 128)
  }

  @Test func aPictureThatFitsComesWholeAndALargerOneAveraged() throws {
    let checker = TestPNG(
      width: 2, height: 2, colorType: 0, rows: [[0, 255], [255, 0]])

    let whole = try PNGDecoder.decode(checker.bytes) { _ in PixelSize(width: 9, height: 9) }
    let small = try PNGDecoder.decode(checker.bytes) { _ in PixelSize(width: 1, height: 1) }

    #expect(whole.pixels.map(\.red) == [0, 255, 255, 0])
    #expect(small.pixels == [Pixel(RGB(0xbcbcbc))])
  }
}
