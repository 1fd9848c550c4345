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
    let (one, two) = (Hue(self, stretch: stretch), Hue(other, stretch: stretch))
    let chroma = (one.chroma + two.chroma) / 2
    let mean = one.mean(with: two)
    let lightnessPart =
      (other.lightness - lightness) / (lightnessScale(with: other) * lightnessTolerance)
    let chromaPart = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
    let huePart = one.distance(to: two) / (1 + 0.015 * chroma * mean.weight)
    let tilt = -2 * Self.saturation(chroma) * mean.blueness
    let sum =
      lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
      + tilt * chromaPart * huePart
    return max(0, sum).squareRoot()
  }

  /// Rises from 0 to 1 around a chroma of 25.
  private static func saturation(_ chroma: Double) -> Double {
    let squared = chroma * chroma
    let seventh = squared * squared * squared * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private func lightnessScale(with other: CIELab) -> Double {
    let fromMiddle = (lightness + other.lightness) / 2 - 50
    let squared = fromMiddle * fromMiddle
    return 1 + 0.015 * squared / (20 + squared).squareRoot()
  }
}

/// A hue as a direction, with the chroma that stands in it: angles would cost a dozen times more.
private struct Hue {
  let chroma: Double
  let cosine: Double
  let sine: Double

  /// The hue of a colour; `stretch` pulls the greys apart.
  init(_ color: CIELab, stretch: Double) {
    self.init(color.a * stretch, color.b)
  }

  private init(_ x: Double, _ y: Double) {
    chroma = (x * x + y * y).squareRoot()
    cosine = chroma > 0 ? x / chroma : 1
    sine = chroma > 0 ? y / chroma : 0
  }

  /// The direction half-way, along the shorter arc; between opposites, a quarter turn on from the
  /// one in the upper half.
  func mean(with other: Hue) -> Hue {
    let (x, y) = (cosine + other.cosine, sine + other.sine)
    if x * x + y * y > 1e-18 { return Hue(x, y) }
    return sine >= 0 ? Hue(-sine, cosine) : Hue(-other.sine, other.cosine)
  }

  /// Twice the sine of half the angle between the two, scaled by their chroma, with its sign.
  func distance(to other: Hue) -> Double {
    let cross = cosine * other.sine - sine * other.cosine
    let (dx, dy) = (cosine - other.cosine, sine - other.sine)
    let length = (chroma * other.chroma * (dx * dx + dy * dy)).squareRoot()
    return cross < 0 ? -length : length
  }

  /// CIEDE2000's T: 1 - 0.17 cos(h - 30) + 0.24 cos(2h) + 0.32 cos(3h + 6) - 0.20 cos(4h - 63).
  var weight: Double {
    let (double, doubleSine) = (2 * cosine * cosine - 1, 2 * sine * cosine)
    let triple = (4 * cosine * cosine - 3) * cosine
    let tripleSine = (3 - 4 * sine * sine) * sine
    let (quadruple, quadrupleSine) = (2 * double * double - 1, 2 * doubleSine * double)
    let first = 0.866_025_403_784_438_6 * cosine + 0.5 * sine
    let third = 0.994_521_895_368_273_3 * triple - 0.104_528_463_267_653_47 * tripleSine
    let fourth = 0.453_990_499_739_546_8 * quadruple + 0.891_006_524_188_367_9 * quadrupleSine
    return 1 - 0.17 * first + 0.24 * double + 0.32 * third - 0.20 * fourth
  }

  /// 0.87 at a hue of 275 degrees, falling to 0 some 75 degrees away: blues tilt the ellipses of
  /// equal difference.
  var blueness: Double {
    guard sine < 0.3 else { return 0 }
    let angle = atan2(sine, cosine) * 180 / .pi
    let fromBlue = ((angle < 0 ? angle + 360 : angle) - 275) / 25
    return sin(.pi / 3 * exp(-fromBlue * fromBlue))
  }
}
