/// A colour a user chose: 8-bit sRGB, written `#rrggbb`.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
  /// The number `0xRRGGBB`, at most `0xFFFFFF`.
  public let value: UInt32

  /// The colour `0xRRGGBB`; higher bits are ignored.
  public init(_ value: UInt32) { self.value = value & 0xff_ffff }

  /// The colour written `#rgb` or `#rrggbb` (`#` may be missing, case is ignored); `nil` for
  /// anything else.
  public init?(text: some StringProtocol) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ HexColor.isHexDigit($0) }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 6: self.init(number)
    case 3:
      self.init((number >> 8 & 15) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)
    default: return nil
    }
  }

  /// `#rrggbb` in lower case.
  public var description: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
