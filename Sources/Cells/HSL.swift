/// A colour by hue, saturation and lightness: CSS Color 4, "HSL Colors".
public struct HSL: Hashable, Sendable {
  /// Degrees round the circle of colours, from 0 (red) up to, not including, 360.
  public var hue: Double
  /// 0 (grey) to 1 (as vivid as sRGB can be at this lightness).
  public var saturation: Double
  /// 0 (black) to 1 (white).
  public var lightness: Double

  /// The colour with these three coordinates.
  public init(hue: Double, saturation: Double, lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }

  /// The coordinates of an sRGB colour: CSS Color 4, "Converting sRGB Colors to HSL". Greys have
  /// hue and saturation 0.
  public init(_ color: RGB) {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (sum, spread) = (Double(most + least), Double(most - least))
    self.init(hue: 0, saturation: 0, lightness: sum / 510)
    guard most > least else { return }
    saturation = spread / min(sum, 510 - sum)
    let sixths =
      switch most {
      case red: Double(green - blue) / spread + (green < blue ? 6 : 0)
      case green: Double(blue - red) / spread + 2
      default: Double(red - green) / spread + 4
      }
    hue = sixths * 60
  }

  /// The coordinates of an sRGB colour; those that it leaves open are carried forward from
  /// `earlier`: the hue of a grey, hue and saturation of black and white. CSS Color 4 calls them
  /// powerless.
  public init(_ color: RGB, remembering earlier: HSL) {
    self.init(color)
    guard saturation == 0 else { return }
    hue = earlier.hue
    if lightness == 0 || lightness == 1 { saturation = earlier.saturation }
  }

  /// The nearest sRGB colour: CSS Color 4, "Converting HSL Colors to sRGB".
  public var rgb: RGB {
    let reach = saturation * min(lightness, 1 - lightness)
    func sample(_ offset: Double) -> UInt8 {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - reach * max(-1, min(place - 3, 9 - place, 1))
      return UInt8((min(1, max(0, value)) * 255).rounded())
    }
    return RGB(red: sample(0), green: sample(8), blue: sample(4))
  }
}
