#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// A colour in the perceptual space OKLab: https://bottosson.github.io/posts/oklab/
public struct OKLab: Hashable, Sendable {
  /// Perceived lightness, 0 (black) to 1 (white).
  public var lightness: Double
  /// Green (negative) to red (positive), about -0.4 to 0.4.
  public var a: Double
  /// Blue (negative) to yellow (positive), about -0.4 to 0.4.
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
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Squared Euclidean distance, which orders colours by how different they look.
  public func distance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }

  /// The sRGB colour of this lightness and hue, its chroma lowered until it exists.
  public var rgb: RGB {
    for step in stride(from: 1.0, through: 0, by: -0.05) {
      let light = linear(chroma: step)
      let inGamut = [light.0, light.1, light.2].allSatisfy { $0 > -0.002 && $0 < 1.002 }
      guard inGamut || step <= 0.04 else { continue }
      return RGB(
        red: SRGB.encode(light.0), green: SRGB.encode(light.1), blue: SRGB.encode(light.2))
    }
    return lightness < 0.5 ? RGB(0x000000) : RGB(0xffffff)
  }

  private func linear(chroma: Double) -> (Double, Double, Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let (a, b) = (a * chroma, b * chroma)
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    )
  }
}
