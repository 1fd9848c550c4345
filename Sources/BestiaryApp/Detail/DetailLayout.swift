import Cells

/// Where the fields of the detail pane stand, for the pane's width. All in the contents' cells.
nonisolated struct DetailLayout: Hashable {
  /// Columns of a label and the gap behind it.
  static let labelColumns = 23
  /// Columns of running text at most: longer lines are hard to follow.
  static let measure = 82
  static let margin = 2

  /// The picture; `nil` where there is none.
  private(set) var portrait: Rect?
  private(set) var name = Rect.zero
  private(set) var subtitle = Rect.zero
  private(set) var color = Rect.zero
  private(set) var tags = Rect.zero
  private(set) var weapon = Rect.zero
  /// Columns of the labels of colour and tags.
  private(set) var fieldLabelColumns = labelColumns
  /// Whether the weapon's label stands above its picture.
  private(set) var isWeaponStacked = false
  /// The first row of the description's heading.
  private(set) var bodyRow = 0
  /// Columns for headings and text.
  let bodyColumns: Int
  private let left = DetailLayout.margin
  private let right: Int

  /// The layout for a pane of that many columns.
  init(columns: Int, hasPortrait: Bool, hasTags: Bool) {
    right = max(Self.margin + 1, columns - Self.margin)
    bodyColumns = max(1, right - Self.margin)
    switch (bodyColumns, hasPortrait) {
    case (80..., true): placeWide(hasTags)
    case (54..., true): placeNarrow(hasTags)
    case (34..., true): placeSmall(hasTags)
    default: placePlain(hasPortrait, hasTags)
    }
  }

  /// Portrait beside the fields.
  private mutating func placeWide(_ hasTags: Bool) {
    portrait = Rect(column: left, row: 1, columns: 28, rows: 14)
    let column = left + 30
    placeHead(column: column, row: 1)
    placeFields(column: column, row: 4, hasTags)
    placeWeapon(column: column, row: 6)
    bodyRow = 17
  }

  /// Portrait in full size, the fields stacked beside it.
  private mutating func placeNarrow(_ hasTags: Bool) {
    portrait = Rect(column: left, row: 1, columns: 28, rows: 14)
    let column = left + 30
    placeHead(column: column, row: 1)
    fieldLabelColumns = 8
    color = field(column: column, row: 4)
    if hasTags { tags = field(column: column, row: 5) }
    isWeaponStacked = true
    weapon = Rect(column: column - 1, row: 6, columns: right - column + 1, rows: 10)
    bodyRow = 16
  }

  /// Portrait in half size, the weapon field below it.
  private mutating func placeSmall(_ hasTags: Bool) {
    portrait = Rect(column: left, row: 1, columns: 14, rows: 7)
    let column = left + 15
    placeHead(column: column, row: 1)
    fieldLabelColumns = 8
    color = field(column: column, row: 4)
    if hasTags { tags = field(column: column, row: 5) }
    placeWeapon(column: left, row: 8)
    bodyRow = weapon.maxRow
  }

  /// No portrait, or one above the fields where there is no room beside it.
  private mutating func placePlain(_ hasPortrait: Bool, _ hasTags: Bool) {
    var row = 1
    if hasPortrait {
      portrait = Rect(column: left, row: 1, columns: min(14, bodyColumns), rows: 7)
      row = 9
    }
    placeHead(column: left, row: row)
    if bodyColumns < 46 { fieldLabelColumns = 8 }
    color = field(column: left, row: row + 3)
    if hasTags { tags = field(column: left, row: row + 4) }
    placeWeapon(column: left, row: row + (hasTags ? 5 : 4))
    bodyRow = weapon.maxRow
  }

  private mutating func placeHead(column: Int, row: Int) {
    name = field(column: column, row: row)
    subtitle = Rect(column: column, row: row + 1, columns: max(1, right - column), rows: 1)
  }

  private mutating func placeFields(column: Int, row: Int, _ hasTags: Bool) {
    color = field(column: column, row: row)
    if hasTags { tags = field(column: column, row: row + 1) }
  }

  /// One column is kept before a field for its focus bracket.
  private func field(column: Int, row: Int) -> Rect {
    Rect(column: column - 1, row: row, columns: max(1, right - column + 1), rows: 1)
  }

  private mutating func placeWeapon(column: Int, row: Int) {
    isWeaponStacked = right - column < Self.labelColumns + 14
    weapon = Rect(
      column: column - 1, row: row, columns: max(1, right - column + 1),
      rows: isWeaponStacked ? 10 : 9)
  }
}
