import Cells

/// How the weapon field is drawn in the columns it has: the label beside or above the picture, and
/// that in full size or half.
nonisolated struct WeaponFieldLayout: Hashable {
  /// Columns of the label before the picture.
  static let labelColumns = DetailLayout.labelColumns
  private static let full = Size(columns: 14, rows: 7)
  private static let half = Size(columns: 7, rows: 4)
  private static let gap = 2

  /// Size of the picture in cells; no rows where the field is folded.
  private(set) var picture = Self.full
  /// Whether the label stands above in place of before.
  private(set) var isStacked = false
  /// Whether it is no more than the label and what stands for no weapon.
  let isFolded: Bool

  /// In full size beside its label, with room for a whole field.
  init() { isFolded = false }

  /// The layout for a field with `columns` behind its focus bracket. `isTall` where there is height
  /// enough for the label above a picture in full size.
  init(columns: Int, words: WeaponWords, isFolded: Bool, isTall: Bool = false) {
    self.isFolded = isFolded
    if isFolded {
      picture = Size(columns: 0, rows: 0)
      isStacked = columns < Self.labelColumns + 4
    } else {
      arrange(columns, words, isTall)
    }
  }

  private mutating func arrange(_ columns: Int, _ words: WeaponWords, _ isTall: Bool) {
    let beside = columns - Self.labelColumns - Self.gap
    if !isTall, beside - Self.full.columns >= words.line { return }
    isStacked = isTall || beside - Self.half.columns < words.word
    let isHalf = !isStacked || columns - Self.gap - Self.full.columns < words.word
    picture = isHalf ? Self.half : Self.full
  }

  /// Height in rows, focus corners included.
  var rows: Int {
    if isFolded { return isStacked ? 2 : 1 }
    return picture.rows + 2 + (isStacked ? 1 : 0)
  }

  /// The picture in the field's cells.
  var pictureFrame: Rect {
    Rect(
      origin: Position(
        column: isStacked ? 1 : Self.labelColumns + 1, row: (isStacked ? 1 : 0) + (isFolded ? 0 : 1)
      ),
      size: picture)
  }

  /// Where the name begins.
  var name: Position {
    let frame = pictureFrame
    guard !isFolded else { return frame.origin }
    return Position(column: frame.maxColumn + Self.gap, row: frame.minRow + picture.rows / 3)
  }

  /// Where the label stands.
  var label: Position { Position(column: 1, row: isStacked ? 0 : name.row) }
}
