public import Cells

/// One pixel: an 8-bit sRGB colour and how much it covers what is behind it. The colour is
/// straight, that is, not multiplied by the coverage.
public struct Pixel: Hashable, Sendable {
  /// Red, 0 to 255, sRGB encoded.
  public var red: UInt8
  /// Green, 0 to 255, sRGB encoded.
  public var green: UInt8
  /// Blue, 0 to 255, sRGB encoded.
  public var blue: UInt8
  /// Coverage, 0 (transparent) to 255 (solid), linear.
  public var alpha: UInt8

  /// A colour with a coverage, solid when left out.
  public init(_ color: RGB, alpha: UInt8 = 255) {
    red = color.red
    green = color.green
    blue = color.blue
    self.alpha = alpha
  }

  /// A transparent pixel.
  public static let clear = Pixel(RGB(0), alpha: 0)

  /// The colour without its coverage.
  public var color: RGB { RGB(red: red, green: green, blue: blue) }
}
