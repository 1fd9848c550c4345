import Cells

/// Spreads the error of too few colours over the neighbours: Floyd and Steinberg's weights, in
/// linear light, every other row from right to left.
struct Dithering {
  private var lights: [Light]
  private let picture: LightPicture
  private let encoder = LinearLight.Encoder()
  private let decoder = LinearLight.Decoder()
  private var reducer: ColorReducer
  /// The largest error that is passed on: colours out of reach would pile it up without end.
  private let limit: Float = 0.5

  init(_ picture: LightPicture, depth: ColorDepth) {
    self.picture = picture
    lights = picture.lights
    reducer = ColorReducer(depth: depth)
  }

  /// The colour of each pixel, `nil` where it is transparent.
  mutating func colors() -> [Color?] {
    var colors = [Color?](repeating: nil, count: lights.count)
    let width = picture.size.width
    for y in 0..<picture.size.height {
      let step = y.isMultiple(of: 2) ? 1 : -1
      for count in 0..<width {
        let x = step > 0 ? count : width - 1 - count
        guard picture.isSolid(y * width + x) else { continue }
        colors[y * width + x] = reduce(x, y, step)
      }
    }
    return colors
  }

  /// Chooses the colour of one pixel and passes its error on.
  private mutating func reduce(_ x: Int, _ y: Int, _ step: Int) -> Color {
    let wanted = lights[y * picture.size.width + x]
    let color = reducer.reduced(.rgb(encoder.color(wanted)))
    guard case .indexed(let index) = color else { return color }
    let error = (wanted - decoder.light(Palette.color(index)))
      .clamped(to: limit)
    spread(error * (7 / 16), x + step, y)
    spread(error * (3 / 16), x - step, y + 1)
    spread(error * (5 / 16), x, y + 1)
    spread(error * (1 / 16), x + step, y + 1)
    return color
  }

  private mutating func spread(_ error: Light, _ x: Int, _ y: Int) {
    guard x >= 0, x < picture.size.width, y < picture.size.height else { return }
    lights[y * picture.size.width + x] += error
  }
}
