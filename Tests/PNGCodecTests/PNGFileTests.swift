import Foundation
import PNGCodec
import Pixels
import SharedFixtures
import Testing

@Suite struct PNGFileTests {
  static let png = TestPNG(
    width: 100, height: 100, colorType: 2,
    rows: (0..<100).map { y in (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7 + y * 13) } })

  /// Decodes bytes that come through a pipe, which has no size and is read in pieces.
  static func decode(_ bytes: [UInt8], to target: PixelSize? = nil) throws -> Bitmap {
    let pipe = Pipe()
    let writer = Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: bytes)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    return try PNGDecoder.decode(descriptor: pipe.fileHandleForReading.fileDescriptor) {
      target ?? $0
    }
  }

  @Test func aFileGivesTheSamePictureAsItsBytes() throws {
    let bytes = Self.png.bytes
    let target = PixelSize(width: 13, height: 11)

    #expect(try Self.decode(bytes) == PNGDecoder.decode(bytes))
    #expect(try Self.decode(bytes, to: target) == PNGDecoder.decode(bytes) { _ in target })
  }

  @Test func aFileFailsAsItsBytesDo() {
    #expect(throws: PNGError.empty) { try Self.decode([]) }
    #expect(throws: PNGError.notPNG) { try Self.decode(Array("GIF89a".utf8)) }
    #expect(throws: PNGError.truncated) { try Self.decode(Array(Self.png.bytes.prefix(20))) }
    #expect(throws: PNGError.truncated) { try Self.decode(Array(Self.png.bytes.prefix(9000))) }
  }

  @Test func aDescriptorThatIsNotOpenIsUnreadable() {
    #expect(throws: PNGError.unreadable(code: EBADF)) { try PNGDecoder.decode(descriptor: -1) }
  }

  @Test func aFolderIsUnreadable() {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }

    #expect(throws: PNGError.unreadable(code: EISDIR)) {
      try PNGDecoder.decode(descriptor: folder)
    }
  }
}
