import BestiaryCore
import Cells

nonisolated extension Sequence<HexColor> {
  /// Round the circle of colours, then those that are nearly grey, dark to light.
  var sortedByHue: [HexColor] {
    sorted { one, other in
      let (left, right) = (HSL(RGB(one)), HSL(RGB(other)))
      if left.isNearlyGrey != right.isNearlyGrey { return right.isNearlyGrey }
      let keys = left.isNearlyGrey ? (left.lightness, right.lightness) : (left.hue, right.hue)
      return keys.0 == keys.1 ? one.description < other.description : keys.0 < keys.1
    }
  }
}

nonisolated extension HSL {
  /// Whether its hue can hardly be seen.
  fileprivate var isNearlyGrey: Bool {
    saturation < 0.12 || lightness < 0.06 || lightness > 0.97
  }
}
