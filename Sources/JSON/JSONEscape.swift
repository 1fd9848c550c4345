/// The escapes of one letter.
enum JSONEscape {
  private static let letters: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
    (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0c),
    (UInt8(ascii: "n"), 0x0a), (UInt8(ascii: "r"), 0x0d), (UInt8(ascii: "t"), 0x09),
  ]

  /// What a backslash and that letter stand for.
  static func byte(for letter: UInt8) -> UInt8? {
    letters.first { $0.letter == letter }?.byte
  }

  /// The letter that stands for a byte after a backslash.
  static func letter(for byte: UInt8) -> UInt8? {
    letters.first { $0.byte == byte }?.letter
  }
}
