import PNGCodec
import Pixels
import SharedFixtures
import Testing

@Suite struct PNGErrorTests {
  static let png = TestPNG(
    width: 3, height: 3, colorType: 2, rows: Array(repeating: Array(1...9), count: 3))

  static func failure(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) { _ = try PNGDecoder.decode(bytes) } catch { return error }
    return nil
  }

  @Test(
    arguments: [
      ([], .empty),
      (TestPNG.signature, .notPNG),
      (Array(TestPNG.signature.prefix(3)), .notPNG),
      ([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10] + Array("JFIF".utf8), .notPNG),
      (Array("<!DOCTYPE html><html></html>".utf8), .notPNG),
      ([0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a] + Array(repeating: 0, count: 40), .notPNG),
    ] as [([UInt8], PNGError)])
  func bytesThatAreNoPictureAreNamed(bytes: [UInt8], expected: PNGError) {
    #expect(Self.failure(bytes) == expected)
    #expect(throws: expected) { try PNGDecoder.header(of: bytes) }
  }

  @Test func aFileCutAnywhereBeforeItsLastPixelIsTruncated() {
    let bytes = Self.png.bytes
    for count in TestPNG.signature.count + 1..<Self.png.bytesBeforeEnd.count {
      #expect(Self.failure(Array(bytes.prefix(count))) == .truncated)
    }
  }

  @Test func aFileWithoutItsEndIsWhole() throws {
    let whole = try PNGDecoder.decode(Self.png.bytes)

    for count in Self.png.bytesBeforeEnd.count..<Self.png.bytes.count {
      #expect(try PNGDecoder.decode(Array(Self.png.bytes.prefix(count))) == whole)
    }
  }

  @Test(arguments: [(30_000, 30_000), (0x7fff_ffff, 0x7fff_ffff), (64_000_001, 1), (8001, 8000)])
  func moreThan64MegapixelsAreRefusedFromTheHeader(width: Int, height: Int) {
    let bytes = TestPNG(width: width, height: height, rows: [[0]]).bytes
    let expected = PNGError.tooLarge(width: width, height: height)

    #expect(throws: expected) { try PNGDecoder.header(of: bytes) }
    #expect(throws: expected) { try PNGDecoder.decode(bytes) }
    #expect(throws: expected) {
      try PNGDecoder.decode(bytes) { _ in PixelSize(width: 9, height: 9) }
    }
  }

  @Test func moreThan64MegabytesAreRefused() {
    let bytes = [UInt8](repeating: 0, count: PNGLimits.bytes + 1)

    #expect(Self.failure(bytes) == .fileTooLarge(bytes: PNGLimits.bytes + 1))
  }

  @Test func aPictureWithoutWidthIsDamaged() {
    guard case .damaged = Self.failure(TestPNG(width: 0, rows: []).bytes) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func everyFlippedByteIsRefusedOrHarmless() throws {
    let whole = try PNGDecoder.decode(Self.png.bytes)
    for index in Self.png.bytes.indices.dropLast(12) {
      var bytes = Self.png.bytes
      bytes[index] ^= 0x55
      #expect(Self.failure(bytes) != nil || (try? PNGDecoder.decode(bytes)) == whole)
    }
  }

  @Test func reasonsArePrintable() {
    var png = Self.png
    png.ancillary = [("\u{1b}[2J", [])]
    guard case .damaged(let reason) = Self.failure(png.bytes) else {
      Issue.record("not refused")
      return
    }
    #expect(reason.unicodeScalars.allSatisfy { " "..."~" ~= $0 })
  }
}
