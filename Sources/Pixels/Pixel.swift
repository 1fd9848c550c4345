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

/// A size in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Width in pixels, at least 0.
  public var width: Int
  /// Height in pixels, at least 0.
  public var height: Int

  /// A size of `width` by `height`; negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels of a box of half-block cells: one a column, two a row.
  public init(_ cells: Size) {
    self.init(width: cells.columns, height: cells.rows * 2)
  }

  /// Whether it has no pixel at all.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
