// Pixels turns pictures into cells: sizes that fit a box, averages of areas, soft edges over a
// background, few colours from many, and half blocks. All sums are made in linear light and
// weighted by coverage; 8-bit sRGB is only how pictures come and colours leave. It knows no file
// format (PNGCodec reads into its Bitmap) and no screen: a HalfBlockPicture is a value that anyone
// may copy into a Surface.

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

  /// This picture in another size: each new pixel is the average of the area it covers, in linear
  /// light. Empty where either size is.
  public func scaled(to target: PixelSize) -> Bitmap {
    if target == size { return self }
    guard !size.isEmpty, !target.isEmpty else {
      return Bitmap(size: PixelSize(width: 0, height: 0), pixels: [])
    }
    var scaler = AreaScaler(from: size, to: target)
    add(to: &scaler)
    return scaler.bitmap
  }

  /// Gives all rows to a scaler of pictures of this size.
  func add(to scaler: inout AreaScaler) {
    for y in 0..<height {
      scaler.add(pixels.span.extracting(y * width..<(y + 1) * width))
    }
  }
}
