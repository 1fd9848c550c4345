import Cells

/// Where things stand in the weapon strip: how large the pictures are for the height at hand, and
/// how many weapons fit beside each other.
nonisolated struct WeaponStripLayout: Hashable {
  /// Size of a picture in cells; empty for names alone.
  let icon: Size
  /// Columns from one weapon to the next.
  let pitch: Int
  /// Columns of a tile; the rest of the pitch stays free.
  let tileColumns: Int
  /// Blank rows above the picture, below the title.
  let rowsAbove: Int
  /// Rows below the name: the count, and in the largest strip a blank one.
  let rowsBelow: Int
  /// The first weapon's first column.
  let firstColumn: Int
  /// How many weapons are shown at once, at least 1.
  let visibleCount: Int

  /// The largest strip that fits into `limits`.
  init(fitting limits: Size, count: Int) {
    let preferred: (pitch: Int, gap: Int)
    switch limits.rows {
    case 12...: (icon, rowsAbove, rowsBelow, preferred) = (Self.large, 1, 2, (20, 2))
    case 9...: (icon, rowsAbove, rowsBelow, preferred) = (Self.medium, 1, 1, (15, 1))
    case 7...: (icon, rowsAbove, rowsBelow, preferred) = (Self.small, 1, 1, (15, 1))
    case 6: (icon, rowsAbove, rowsBelow, preferred) = (Self.small, 0, 1, (15, 1))
    case 5: (icon, rowsAbove, rowsBelow, preferred) = (Self.small, 0, 0, (15, 1))
    default: (icon, rowsAbove, rowsBelow, preferred) = (.zero, 0, 0, (15, 1))
    }
    let smallest = max(12, icon.columns + 2)
    let share = count == 0 ? preferred.pitch : (limits.columns - 2) / count
    pitch = min(preferred.pitch, max(smallest, share))
    tileColumns = pitch > smallest ? pitch - preferred.gap : pitch
    visibleCount = min(max(1, count), max(1, limits.columns / pitch))
    firstColumn = min(2, max(0, (limits.columns - visibleCount * pitch) / 2))
  }

  private static let large = Size(columns: 14, rows: 7)
  private static let medium = Size(columns: 10, rows: 5)
  private static let small = Size(columns: 6, rows: 3)

  /// Height of the whole strip with its title, in rows.
  var rows: Int { 2 + rowsAbove + icon.rows + rowsBelow }

  /// The tile in that place, in the strip's cells.
  func tile(at place: Int) -> Rect {
    Rect(
      column: firstColumn + place * pitch, row: 1, columns: tileColumns, rows: rows - 1)
  }
}
