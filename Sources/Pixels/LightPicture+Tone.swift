import Cells

extension LightPicture {
  /// Squared differences in OKLab, of 0.002 to 0.04, that a gradient or a photograph has from pixel
  /// to pixel: less is none, and more is an edge.
  private static let gentle = 4e-6..<1.6e-3

  /// The share of gentle differences above which a picture is of continuous tone. At 28 x 28 and
  /// 60 x 60 pixels photographs and gradients have 0.5 to 1, sprites and icons 0 to 0.45; in a few
  /// pixels everything is an edge, and there dithering has no room either.
  private static let limit = 0.48

  /// Whether colours change little and nearly everywhere, as in photographs and gradients.
  var hasContinuousTone: Bool {
    let colors = perceived()
    var (pairs, gentle) = (0, 0)
    func compare(_ first: Int, _ second: Int) {
      guard let one = colors[first], let other = colors[second] else { return }
      pairs += 1
      if Self.gentle.contains(one.distance(to: other)) { gentle += 1 }
    }
    for index in colors.indices {
      if (index + 1) % size.width != 0 { compare(index, index + 1) }
      if index + size.width < colors.count { compare(index, index + size.width) }
    }
    return pairs > 0 && Double(gentle) >= Self.limit * Double(pairs)
  }

  private func perceived() -> [OKLab?] {
    let encoder = LinearLight.Encoder()
    return lights.indices.map { isSolid($0) ? OKLab(encoder.color(lights[$0])) : nil }
  }
}
