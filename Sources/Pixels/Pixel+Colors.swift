import Cells

extension [Pixel] {
  /// The colour of each pixel in front of a solid one, in `depth`; `nil` where it is transparent.
  /// It is what light gives, without the way through light where a pixel covers all.
  func colors(over background: RGB, depth: ColorDepth) -> [Color?] {
    lazy var blend = Blend(background)
    var reducer = ColorReducer(depth: depth)
    return map { pixel in
      switch pixel.alpha {
      case 0: nil
      case 255: reducer.reduced(.rgb(pixel.color))
      default: reducer.reduced(.rgb(blend.color(pixel)))
      }
    }
  }

}

/// Puts soft pixels in front of a colour.
private struct Blend {
  private let decoder = LinearLight.Decoder()
  private let encoder = LinearLight.Encoder()
  private let behind: Light

  init(_ background: RGB) { behind = decoder.light(background) }

  func color(_ pixel: Pixel) -> RGB { encoder.color(decoder.light(pixel).over(behind)) }
}
