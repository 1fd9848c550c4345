import Cells

/// Where the fields of the detail pane stand, for the pane's width. All in the contents' cells.
nonisolated struct DetailLayout: Hashable {
  /// Columns of a label and the gap behind it.
  static let labelColumns = 23
  /// Columns of running text at most: longer lines are hard to follow.
  static let measure = 82
  static let margin = 2
  /// Columns of a pane that has the portrait in full size with each label beside its field.
  static let wideColumns = 84
  private static let fullPortrait = Size(columns: 28, rows: 14)
  private static let halfPortrait = Size(columns: 14, rows: 7)

  /// The picture; `nil` where there is none.
  private(set) var portrait: Rect?
  private(set) var name = Rect.zero
  private(set) var subtitle = Rect.zero
  private(set) var color = Rect.zero
  private(set) var tags = Rect.zero
  private(set) var weapon = Rect.zero
  private(set) var weaponField = WeaponFieldLayout()
  /// Columns of the label of the colour.
  private(set) var fieldLabelColumns = labelColumns
  /// Columns of the label of the tags.
  private(set) var tagLabelColumns = labelColumns
  /// The first row of the description's heading.
  private(set) var bodyRow = 0
  /// Columns for headings and text.
  let bodyColumns: Int
  private let left = DetailLayout.margin
  private let right: Int
  private let content: DetailContent

  /// The layout for a pane of that many columns.
  init(columns: Int, _ content: DetailContent) {
    self.content = content
    right = max(Self.margin + 1, columns - Self.margin)
    bodyColumns = max(1, right - Self.margin)
    switch (columns, content.hasPortrait) {
    case (Self.wideColumns..., true): placeWide()
    case (58..., true): placeNarrow()
    case (38..., true): placeSmall()
    default: placePlain()
    }
  }

  /// Portrait beside the fields.
  private mutating func placeWide() {
    let portrait = placePortrait(Self.fullPortrait)
    let column = portrait.maxColumn + 2
    let row = placeHead(column: column, row: 1)
    placeColor(column: column, row: row + 1)
    placeTags(column: column, row: row + 2)
    placeWeapon(column: column, row: tags.maxRow)
    bodyRow = max(portrait.maxRow + 2, rowAfterWeapon)
  }

  /// Portrait in full size, the fields stacked beside it.
  private mutating func placeNarrow() {
    let portrait = placePortrait(Self.fullPortrait)
    let column = portrait.maxColumn + 2
    let row = placeHead(column: column, row: 1)
    fieldLabelColumns = 8
    placeColor(column: column, row: row + 1)
    tagLabelColumns = 8
    placeTags(column: column, row: row + 2)
    placeWeapon(column: column, row: tags.maxRow, isTall: true)
    bodyRow = max(portrait.maxRow + 1, rowAfterWeapon)
  }

  /// Portrait in half size, the weapon field below it. A second line of the subtitle takes the blank
  /// row before the colour, which is to stay high: its picker opens below it.
  private mutating func placeSmall() {
    let portrait = placePortrait(Self.halfPortrait)
    let column = portrait.maxColumn + 1
    let row = max(4, placeHead(column: column, row: 1))
    (fieldLabelColumns, tagLabelColumns) = (8, 8)
    placeColor(column: column, row: row)
    placeTags(column: column, row: row + 1)
    placeWeapon(column: left, row: max(portrait.maxRow, tags.maxRow))
    bodyRow = rowAfterWeapon
  }

  /// No portrait, or one above the fields where there is no room beside it.
  private mutating func placePlain() {
    var row = 1
    if content.hasPortrait {
      row =
        placePortrait(
          Size(columns: min(Self.halfPortrait.columns, bodyColumns), rows: Self.halfPortrait.rows)
        ).maxRow + 1
    }
    row = placeHead(column: left, row: row)
    if bodyColumns < 46 { (fieldLabelColumns, tagLabelColumns) = (8, 8) }
    placeColor(column: left, row: row + 1)
    placeTags(column: left, row: row + 2)
    placeWeapon(column: left, row: tags.maxRow)
    bodyRow = rowAfterWeapon
  }

  // MARK: - Fields

  private mutating func placePortrait(_ size: Size) -> Rect {
    let frame = Rect(origin: Position(column: left, row: 1), size: size)
    portrait = frame
    return frame
  }

  /// Name and subtitle. Returns the first row below them.
  private mutating func placeHead(column: Int, row: Int) -> Int {
    let columns = max(1, right - column)
    let names = FieldText.heading(content.name, columns: columns - 1)
    name = field(column: column, row: row, rows: names.count)
    let subtitles = FieldText.subtitle(content.subtitle, columns: columns)
    subtitle = Rect(column: column, row: name.maxRow, columns: columns, rows: subtitles.count)
    return subtitle.maxRow
  }

  private mutating func placeColor(column: Int, row: Int) {
    color = field(column: column, row: row, rows: 1)
  }

  private mutating func placeTags(column: Int, row: Int) {
    let room = right - column - tagLabelColumns - 1
    tags = field(
      column: column, row: row, rows: FieldText.tags(content.tags, columns: room).count)
  }

  /// The weapon; a label above its picture gets a blank row before it.
  private mutating func placeWeapon(column: Int, row: Int, isTall: Bool = false) {
    weaponField = WeaponFieldLayout(
      columns: right - column, words: content.weapons, isFolded: content.isWeaponFolded,
      isTall: isTall)
    let isLabelFirst = weaponField.isStacked && !weaponField.isFolded
    weapon = field(column: column, row: row + (isLabelFirst ? 1 : 0), rows: weaponField.rows)
  }

  /// The first row below the weapon; a folded one has no blank row of its own at its end.
  private var rowAfterWeapon: Int { weapon.maxRow + (weaponField.isFolded ? 1 : 0) }

  /// One column is kept before a field for its focus bracket.
  private func field(column: Int, row: Int, rows: Int) -> Rect {
    Rect(column: column - 1, row: row, columns: max(1, right - column + 1), rows: rows)
  }
}
