/// Builds PNGs byte by byte, with stored (uncompressed) data, so that no file is needed.
public struct TestPNG: Sendable {
  /// Width in pixels.
  public var width = 2
  /// Height in pixels.
  public var height = 2
  /// Bits of a sample.
  public var bitDepth: UInt8 = 8
  /// PNG's colour type.
  public var colorType: UInt8 = 6
  /// Chunks between IHDR and IDAT.
  public var ancillary: [(type: String, body: [UInt8])] = []
  /// Rows of samples as the file has them, without filter bytes.
  public var rows: [[UInt8]] = []

  /// The first eight bytes of every PNG.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// A picture of these.
  public init(
    width: Int = 2, height: Int = 2, bitDepth: UInt8 = 8, colorType: UInt8 = 6,
    ancillary: [(type: String, body: [UInt8])] = [], rows: [[UInt8]] = []
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.ancillary = ancillary
    self.rows = rows
  }

  /// The whole file.
  public var bytes: [UInt8] { bytesBeforeEnd + Self.chunk("IEND", []) }

  /// The file without its IEND.
  public var bytesBeforeEnd: [UInt8] {
    Self.signature + Self.chunk("IHDR", header)
      + ancillary.flatMap { Self.chunk($0.type, $0.body) }
      + Self.chunk("IDAT", Self.stored(rows.flatMap { [0] + $0 }))
  }

  private var header: [UInt8] {
    Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
      + [bitDepth, colorType, 0, 0, 0]
  }

  /// A chunk with its length and checksum.
  public static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + body
    return bigEndian(UInt32(body.count)) + named + bigEndian(crc32(named))
  }

  /// The four bytes of a number, the highest first.
  public static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// One zlib stream of one stored block, at most 65,535 bytes.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + data + bigEndian(adler32(data))
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
