import Cells

/// A picture as light: what is averaged, laid over a background and dithered.
struct LightPicture {
  let size: PixelSize
  var lights: [Light]

  /// `bitmap` in another size: area averages where it shrinks, copied pixels where it grows by a
  /// whole factor.
  init(_ bitmap: Bitmap, scaledTo target: PixelSize) {
    size = target
    let decoder = LinearLight.Decoder()
    if target.isEmpty || bitmap.size.isEmpty {
      lights = Array(repeating: .zero, count: target.width * target.height)
    } else if target.width % bitmap.width == 0, target.height % bitmap.height == 0 {
      let (across, down) = (target.width / bitmap.width, target.height / bitmap.height)
      let source = bitmap.lights ?? bitmap.pixels.map(decoder.light)
      lights = Self.enlarged(source, width: bitmap.width, across: across, down: down)
    } else {
      var scaler = AreaScaler(from: bitmap.size, to: target)
      bitmap.add(to: &scaler)
      lights = scaler.lights
    }
  }

  /// Whether the pixel at `index` covers enough to be seen: its alpha rounds to more than 0.
  func isSolid(_ index: Int) -> Bool { lights[index].w >= 0.5 / 255 }

  /// This picture in front of a solid colour: every pixel that can be seen at all becomes solid.
  func over(_ background: RGB) -> LightPicture {
    let behind = LinearLight.Decoder().light(background)
    var result = self
    for index in lights.indices where isSolid(index) {
      result.lights[index] = lights[index].over(behind)
    }
    return result
  }

  /// The colour of each pixel in `depth`, `nil` where it is transparent.
  func colors(depth: ColorDepth, _ dithering: DitheringChoice) -> [Color?] {
    if depth != .truecolor, dithering.applies(to: self) {
      var dithered = Dithering(self, depth: depth)
      return dithered.colors()
    }
    let encoder = LinearLight.Encoder()
    var reducer = ColorReducer(depth: depth)
    return lights.indices.map {
      isSolid($0) ? reducer.reduced(.rgb(encoder.color(lights[$0]))) : nil
    }
  }

  private static func enlarged(
    _ source: [Light], width: Int, across: Int, down: Int
  ) -> [Light] {
    guard across > 1 || down > 1 else { return source }
    var lights: [Light] = []
    lights.reserveCapacity(source.count * across * down)
    for start in stride(from: 0, to: source.count, by: width) {
      let row = source[start..<start + width].flatMap { repeatElement($0, count: across) }
      for _ in 0..<down { lights.append(contentsOf: row) }
    }
    return lights
  }
}
