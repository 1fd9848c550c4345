import CPalette

/// Some entries of the terminal's 256 colours, and which of them is nearest to a colour.
///
/// Nearest means the smallest CIEDE2000 difference with lightness counted a little less (kL 1.2),
/// so that a faint hue is kept rather than greyed: the cream #eee8d5 becomes 230 (#ffffd7), not
/// 254 (#e4e4e4). Only entries that are near in OKLab, within 1.7 times the distance of its
/// nearest one, are measured that way: it is quicker and finds the same entry. For the 240 fixed
/// colours of xterm that was done beforehand, for every fourth step of red, green and blue: a table
/// is a hundred times quicker and costs 0.03 CIEDE2000 on average.
public struct Palette: Sendable {
  /// The entry of the first colour.
  public let firstIndex: Int
  /// The colours, by entry.
  public let colors: [RGB]

  /// The entries from dark to light.
  private let entries: [Entry]
  /// Whether nearest entries stand in a table.
  fileprivate let hasTable: Bool

  /// The 16 colours that a terminal's user may have changed, as xterm has them.
  public static let ansi16 = Palette(firstIndex: 0, colors: xterm16, hasTable: false)

  /// The 240 fixed colours of xterm, entries 16 to 255: a cube of six levels and 24 greys.
  public static let xterm256 = Palette(firstIndex: 16, colors: cube + greys, hasTable: true)

  /// The colour of an entry, 0 to 255.
  public static func color(_ index: UInt8) -> RGB {
    let palette = index < 16 ? ansi16 : xterm256
    return palette.colors[Int(index) - palette.firstIndex]
  }

  private init(firstIndex: Int, colors: [RGB], hasTable: Bool) {
    self.hasTable = hasTable
    self.firstIndex = firstIndex
    self.colors = colors
    entries = colors.enumerated()
      .map { Entry(index: firstIndex + $0.offset, color: $0.element) }
      .sorted { $0.perceived.lightness < $1.perceived.lightness }
  }

  /// The entry, 0 to 255, whose colour is nearest, measured anew. See `RGB.nearest(in:)`.
  func index(nearestTo color: RGB) -> UInt8 {
    let (target, measure) = (OKLab(color), CIELab(color))
    let limit = 3 * leastSpread(from: target)
    let reach = limit.squareRoot()
    var best = (index: 0, difference: Double.infinity)
    for entry in entries[firstEntry(from: target.lightness - reach)...] {
      guard entry.perceived.lightness <= target.lightness + reach else { break }
      guard entry.perceived.spread(from: target) <= limit else { continue }
      let difference = entry.measured.difference(from: measure, lightnessTolerance: 1.2)
      if difference < best.difference { best = (entry.index, difference) }
    }
    return UInt8(best.index)
  }

  /// The place in `entries` of the first one that is at least so light.
  private func firstEntry(from lightness: Double) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].perceived.lightness < lightness { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The spread of the nearest entry; entries that are too light or dark to be it are left out.
  private func leastSpread(from color: OKLab) -> Double {
    var least = Double.infinity
    func isNear(_ entry: Entry) -> Bool {
      let distance = entry.perceived.lightness - color.lightness
      guard distance * distance <= least else { return false }
      least = min(least, entry.perceived.spread(from: color))
      return true
    }
    let start = firstEntry(from: color.lightness)
    for entry in entries[start...] where !isNear(entry) { break }
    for entry in entries[..<start].reversed() where !isNear(entry) { break }
    return least
  }

  private struct Entry {
    let index: Int
    let perceived: OKLab
    let measured: CIELab

    init(index: Int, color: RGB) {
      self.index = index
      perceived = OKLab(color)
      measured = CIELab(color)
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

extension OKLab {
  /// Squared distance with hue and chroma weighted 3: closer to CIEDE2000 than the plain one.
  fileprivate func spread(from other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + 3 * (da * da + db * db)
  }
}

extension RGB {
  /// The entry of `palette`, 0 to 255, whose colour is nearest.
  public func nearest(in palette: Palette) -> UInt8 {
    palette.hasTable ? cpalette_nearest(red, green, blue) : palette.index(nearestTo: self)
  }
}
