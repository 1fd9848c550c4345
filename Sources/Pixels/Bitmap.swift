/// A picture in memory, row by row from the upper left corner.
public struct Bitmap: Hashable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// Its pixels, `width * height` of them, row after row.
  public let pixels: [Pixel]
  /// What the pixels were rounded from, where they are averages.
  let lights: [Light]?

  /// The picture of `pixels`, which must be as many as `size` has.
  public init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.width * size.height, "as many pixels as the size has")
    self.size = size
    self.pixels = pixels
    lights = nil
  }

  init(size: PixelSize, lights: [Light]) {
    self.size = size
    self.lights = lights
    pixels = lights.map(LinearLight.Encoder().pixel)
  }

  /// Width in pixels.
  public var width: Int { size.width }
  /// Height in pixels.
  public var height: Int { size.height }

  /// The pixel `x` right of and `y` below the upper left one.
  public subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// This picture in another size: area averages in linear light where it shrinks; where it
  /// grows, each pixel keeps its colour.
  public func scaled(to target: PixelSize) -> Bitmap {
    guard target != size, !size.isEmpty, !target.isEmpty else {
      return target == size ? self : Bitmap(size: PixelSize(width: 0, height: 0), pixels: [])
    }
    var scaler = AreaScaler(from: size, to: target)
    add(to: &scaler)
    return scaler.bitmap
  }

  func add(to scaler: inout AreaScaler) {
    for y in 0..<height {
      scaler.add(pixels.span.extracting(y * width..<(y + 1) * width))
    }
  }
}
