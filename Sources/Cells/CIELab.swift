#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A colour in CIE L*a*b* under D65: what CIEDE2000 measures differences in.
public struct CIELab: Hashable, Sendable {
  /// Perceived lightness, 0 (black) to 100 (white).
  public var lightness: Double
  /// Green (negative) to red (positive), about -90 to 100.
  public var a: Double
  /// Blue (negative) to yellow (positive), about -110 to 95.
  public var b: Double

  /// The colour with these three coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of an sRGB colour.
  public init(_ color: RGB) {
    let red = SRGB.linear[Int(color.red)]
    let green = SRGB.linear[Int(color.green)]
    let blue = SRGB.linear[Int(color.blue)]
    let x = Self.response(0.4124564 * red + 0.3575761 * green + 0.1804375 * blue, white: 0.95047)
    let y = Self.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue, white: 1)
    let z = Self.response(0.0193339 * red + 0.1191920 * green + 0.9503041 * blue, white: 1.08883)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// Distance from the grey axis.
  var chroma: Double { (a * a + b * b).squareRoot() }

  private static func response(_ light: Double, white: Double) -> Double {
    let share = light / white
    return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }
}
