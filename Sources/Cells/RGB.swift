/// A colour in 8-bit sRGB.
public struct RGB: Hashable, Sendable {
  /// Red, 0 to 255, sRGB encoded.
  public var red: UInt8
  /// Green, 0 to 255, sRGB encoded.
  public var green: UInt8
  /// Blue, 0 to 255, sRGB encoded.
  public var blue: UInt8

  /// The colour of these three sRGB samples.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour `0xRRGGBB`; higher bits are ignored.
  public init(_ value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }

  /// The number `0xRRGGBB`.
  public var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// `#rrggbb` in lower case.
  public var hex: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// This colour moved towards `other` by `fraction` (0 to 1), sample by sample in sRGB as
  /// terminals and design tools mix.
  public func mixed(with other: RGB, by fraction: Double) -> RGB {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let value = Double(from) + (Double(to) - Double(from)) * min(1, max(0, fraction))
      return UInt8(value.rounded())
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance".
  public var luminance: Double {
    0.2126 * SRGB.linear[Int(red)] + 0.7152 * SRGB.linear[Int(green)]
      + 0.0722 * SRGB.linear[Int(blue)]
  }

  /// Contrast ratio, 1 to 21: WCAG 2.2, "contrast ratio".
  public func contrast(with other: RGB) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}

/// The transfer function of sRGB: IEC 61966-2-1.
public enum SRGB {
  /// Linear light, 0 to 1, of each of the 256 sample values.
  public static let linear: [Double] = (0..<256).map { decode(Double($0) / 255) }

  /// Linear light, 0 to 1, of an encoded sample from 0 to 1.
  public static func decode(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : power((encoded + 0.055) / 1.055, 2.4)
  }

  /// The nearest 8-bit sample of linear light; light outside 0 to 1 is clamped.
  public static func encode(_ light: Double) -> UInt8 {
    let clamped = min(1, max(0, light))
    let encoded =
      clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * power(clamped, 1 / 2.4) - 0.055
    return UInt8((encoded * 255).rounded())
  }
}
