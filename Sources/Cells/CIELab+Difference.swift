#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CIELab {
  /// CIEDE2000: how different two colours look; about 1 is just noticeable. `lightnessTolerance`
  /// is its kL: above 1, differences of lightness count less than those of hue and chroma.
  /// https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/
  public func difference(from other: CIELab, lightnessTolerance: Double = 1) -> Double {
    let stretch = 1.5 - 0.5 * Self.saturation((chroma + other.chroma) / 2)
    let (one, two) = (Polar(self, stretch: stretch), Polar(other, stretch: stretch))
    let (lightness, chroma) = (
      (self.lightness + other.lightness) / 2, (one.chroma + two.chroma) / 2
    )
    let hue = one.meanHue(with: two)
    let fromMiddle = (lightness - 50) * (lightness - 50)
    let lightnessScale = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let lightnessPart =
      (other.lightness - self.lightness) / (lightnessScale * lightnessTolerance)
    let chromaPart = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
    let huePart = one.hueDistance(to: two) / (1 + 0.015 * chroma * Self.hueWeight(hue))
    let rotation = Self.rotation(hue: hue, chroma: chroma)
    let sum =
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
      + rotation * chromaPart * huePart
    return max(0, sum).squareRoot()
  }

  /// Rises from 0 to 1 around a chroma of 25.
  private static func saturation(_ chroma: Double) -> Double {
    let squared = chroma * chroma
    let seventh = squared * squared * squared * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * cos(hue - .pi / 6) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + .pi / 30)
      - 0.20 * cos(4 * hue - .pi * 63 / 180)
  }

  /// The term that tilts the ellipses of equal difference in the blues.
  private static func rotation(hue: Double, chroma: Double) -> Double {
    let fromBlue = (hue * 180 / .pi - 275) / 25
    let angle = .pi / 3 * exp(-fromBlue * fromBlue)
    return -2 * saturation(chroma) * sin(angle)
  }

  /// Chroma and hue, with the greys pulled apart as CIEDE2000 does.
  private struct Polar {
    let chroma: Double
    /// Radians, 0 to 2 pi.
    let hue: Double

    init(_ color: CIELab, stretch: Double) {
      let a = color.a * stretch
      chroma = hypot(a, color.b)
      let angle = atan2(color.b, a)
      hue = angle < 0 ? angle + 2 * .pi : angle
    }

    func meanHue(with other: Polar) -> Double {
      let sum = hue + other.hue
      guard chroma * other.chroma > 0 else { return sum }
      guard abs(hue - other.hue) > .pi else { return sum / 2 }
      return sum < 2 * .pi ? sum / 2 + .pi : sum / 2 - .pi
    }

    func hueDistance(to other: Polar) -> Double {
      var turn = other.hue - hue
      if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
      return 2 * (chroma * other.chroma).squareRoot() * sin(turn / 2)
    }
  }
}
