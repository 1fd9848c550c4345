import CNcurses
import Cells

extension Cell {
  /// Whether it has the other's colours and attributes.
  func hasLooks(of other: Cell) -> Bool {
    foreground == other.foreground && background == other.background
      && attributes == other.attributes
  }
}

extension ShimCell {
  init(_ glyph: Glyph, _ attributes: UInt32, _ pair: Int32) {
    self.init()
    self.attributes = attributes
    self.pair = pair
    if let single = glyph.single {
      scalars.0 = single.value
    } else {
      let all = glyph.scalars.map(\.value) + [0, 0, 0, 0, 0]
      scalars = (all[0], all[1], all[2], all[3], all[4])
    }
  }
}
