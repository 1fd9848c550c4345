// Pixels turns pictures into cells: sizes that fit a box, averages of areas, soft edges over a
// background, few colours from many, and half blocks. All sums are made in linear light and
// weighted by coverage; 8-bit sRGB is only how pictures come and colours leave. It knows no file
// format (PNGCodec reads into its Bitmap) and no screen: a HalfBlockPicture is a value that anyone
// may copy into a Surface.

/// A picture in memory, row by row from the upper left corner.
public struct Bitmap: Hashable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  let samples: Samples

  /// What a picture is made of: pixels as they were read, or the averages they were scaled to, which
  /// lose nothing before they are drawn.
  enum Samples: Hashable, Sendable {
    case pixels([Pixel])
    case lights([Light])
  }

  /// The picture of `pixels`, which must be as many as `size` has.
  public init(size: PixelSize, pixels: [Pixel]) {
    precondition(pixels.count == size.width * size.height, "as many pixels as the size has")
    self.size = size
    samples = .pixels(pixels)
  }

  init(size: PixelSize, lights: [Light]) {
    self.size = size
    samples = .lights(lights)
  }

  /// Width in pixels.
  public var width: Int { size.width }
  /// Height in pixels.
  public var height: Int { size.height }

  /// Its pixels, `width * height` of them, row after row; of a scaled picture they are made of its
  /// averages each time.
  public var pixels: [Pixel] {
    switch samples {
    case .pixels(let pixels): pixels
    case .lights(let lights): lights.map(LinearLight.Encoder().pixel)
    }
  }

  /// Its light, row after row.
  var lights: [Light] {
    switch samples {
    case .pixels(let pixels): pixels.map(LinearLight.Decoder().light)
    case .lights(let lights): lights
    }
  }

  /// The pixel `x` right of and `y` below the upper left one.
  public subscript(x: Int, y: Int) -> Pixel {
    switch samples {
    case .pixels(let pixels): pixels[y * width + x]
    case .lights(let lights): LinearLight.Encoder().pixel(lights[y * width + x])
    }
  }

  /// This picture in another size: each new pixel is the average of the area it covers, in linear
  /// light. Empty where either size is.
  public func scaled(to target: PixelSize) -> Bitmap {
    if target == size { return self }
    guard !size.isEmpty, !target.isEmpty else {
      return Bitmap(size: PixelSize(width: 0, height: 0), pixels: [])
    }
    var scaler = AreaScaler(from: size, to: target)
    let pixels = pixels
    for y in 0..<height { scaler.add(pixels.span.extracting(y * width..<(y + 1) * width)) }
    return scaler.bitmap
  }
}
