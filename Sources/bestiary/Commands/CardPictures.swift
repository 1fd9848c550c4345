import BestiaryCore
import Cells
import PNGCodec
import Pixels

/// The pictures above a card: the monster's, and beside it the one of its preferred weapon. What
/// can't be read is left out.
struct CardPictures {
  private static let gap = 3
  private let pictures: [HalfBlockPicture]

  /// Pictures that fit into `columns`, with soft edges blended with `background`.
  init(monster: Monster, weapon: Weapon?, columns: Int, background: RGB, depth: ColorDepth) {
    let boxes = [
      (monster.icon, Size(columns: 28, rows: 14)), (weapon?.icon, Size(columns: 14, rows: 7)),
    ]
    var room = columns
    var pictures: [HalfBlockPicture] = []
    for (icon, box) in boxes {
      guard let icon, box.columns <= room,
        let bitmap = try? PNGDecoder.decode(icon.png, fitting: PixelSize(box))
      else { continue }
      pictures.append(
        HalfBlockPicture(bitmap, fitting: box, background: background, depth: depth))
      room -= box.columns + Self.gap
    }
    self.pictures = pictures
  }

  /// The rows of cells, one picture beside the other.
  var lines: [[PictureCell]] {
    let rows = pictures.map(\.size.rows).max() ?? 0
    return (0..<rows).map { row in
      let parts = pictures.map { Self.cells(of: $0, row: row) }
      let gap = Array(repeating: PictureCell.clear, count: Self.gap)
      return Array(parts.joined(separator: gap))
    }
  }

  private static func cells(of picture: HalfBlockPicture, row: Int) -> [PictureCell] {
    (0..<picture.size.columns).map { row < picture.size.rows ? picture[$0, row] : .clear }
  }
}
