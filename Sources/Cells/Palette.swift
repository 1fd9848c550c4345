/// Some entries of the terminal's 256 colours, and which of them is nearest to a colour.
///
/// Nearest means the smallest CIEDE2000 difference with lightness counted a little less (kL 1.2),
/// so that a faint hue is kept rather than greyed: the cream #eee8d5 becomes 230 (#ffffd7), not
/// 254 (#e4e4e4). Only entries that are near in OKLab, at most twice as far as its nearest one,
/// are measured that way.
public struct Palette: Sendable {
  /// The entry of the first colour.
  public let firstIndex: Int
  /// The colours, by entry.
  public let colors: [RGB]

  private let perceived: [OKLab]
  private let measured: [CIELab]

  /// The 16 colours that a terminal's user may have changed, as xterm has them.
  public static let ansi16 = Palette(firstIndex: 0, colors: xterm16)

  /// The 240 fixed colours of xterm, entries 16 to 255: a cube of six levels and 24 greys.
  public static let xterm256 = Palette(firstIndex: 16, colors: cube + greys)

  /// The colour of an entry, 0 to 255.
  public static func color(_ index: UInt8) -> RGB {
    let palette = index < 16 ? ansi16 : xterm256
    return palette.colors[Int(index) - palette.firstIndex]
  }

  init(firstIndex: Int, colors: [RGB]) {
    self.firstIndex = firstIndex
    self.colors = colors
    perceived = colors.map(OKLab.init)
    measured = colors.map(CIELab.init)
  }

  /// The entry, 0 to 255, whose colour is nearest.
  public func index(nearestTo color: RGB) -> UInt8 {
    let distances = distances(to: OKLab(color))
    let limit = (distances.min() ?? 0) * 4
    let target = CIELab(color)
    var best = (index: 0, difference: Double.infinity)
    for index in distances.indices where distances[index] <= limit {
      let difference = measured[index].difference(from: target, lightnessTolerance: 1.2)
      if difference < best.difference { best = (index, difference) }
    }
    return UInt8(firstIndex + best.index)
  }

  /// Squared distances in OKLab, hue and chroma doubled: its lightness is spread too wide.
  private func distances(to color: OKLab) -> [Double] {
    perceived.map { entry in
      let (lightness, a, b) = (
        entry.lightness - color.lightness, entry.a - color.a, entry.b - color.b
      )
      return lightness * lightness + 2 * (a * a + b * b)
    }
  }

  private static let xterm16: [RGB] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map(RGB.init)

  private static let cube: [RGB] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
    }
  }()

  private static let greys: [RGB] = stride(from: 8, through: 238, by: 10).map {
    RGB(red: $0, green: $0, blue: $0)
  }
}

extension RGB {
  /// The entry of `palette`, 0 to 255, whose colour is nearest.
  public func nearest(in palette: Palette) -> UInt8 { palette.index(nearestTo: self) }
}
