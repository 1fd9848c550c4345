import Cells

/// A picture as light: what is averaged, laid over a background and dithered.
struct LightPicture {
  let size: PixelSize
  var lights: [Light]

  /// `bitmap` in another size: area averages where it shrinks, copied pixels where it grows by a
  /// whole factor.
  init(_ bitmap: Bitmap, scaledTo target: PixelSize) {
    size = target
    if target.isEmpty || bitmap.size.isEmpty {
      lights = Array(repeating: .zero, count: target.width * target.height)
    } else if let factors = WholeFactors(from: bitmap.size, to: target) {
      lights = factors.repeating(bitmap.lights, width: bitmap.width)
    } else {
      lights = bitmap.scaled(to: target).lights
    }
  }

  /// Whether the pixel at `index` covers enough to be seen: its alpha rounds to more than 0.
  func isSolid(_ index: Int) -> Bool { lights[index].coverage >= 0.5 / 255 }

  /// This picture in front of a solid colour: every pixel that can be seen at all becomes solid.
  func over(_ background: RGB) -> LightPicture {
    let behind = LinearLight.Decoder().light(background)
    var result = self
    for index in lights.indices where isSolid(index) {
      result.lights[index] = lights[index].over(behind)
    }
    return result
  }

  /// The colour of each pixel in front of a solid one, in `depth`; `nil` where it is transparent.
  func colors(
    over background: RGB, depth: ColorDepth, _ dithering: DitheringChoice
  ) -> [Color?] {
    if depth != .truecolor, dithering != .never {
      let composed = over(background)
      if dithering.applies(to: composed) {
        var dithered = Dithering(composed, depth: depth)
        return dithered.colors()
      }
    }
    let behind = LinearLight.Decoder().light(background)
    let encoder = LinearLight.Encoder()
    var reducer = ColorReducer(depth: depth)
    return lights.indices.map {
      isSolid($0) ? reducer.reduced(.rgb(encoder.color(lights[$0].over(behind)))) : nil
    }
  }
}
