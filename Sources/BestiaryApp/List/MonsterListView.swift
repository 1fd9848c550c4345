import Cells
import TerminalKit

/// The filter's row and the table below it.
final class MonsterListView: View {
  let filter = TextField()
  let weaponFilter: WeaponFilter
  let table = TableView()
  private var count = ""
  private var emptyText = ""

  init(artwork: (any ArtworkSource)?) {
    weaponFilter = WeaponFilter(artwork: artwork)
    super.init()
    filter.placeholder = "type to filter"
    filter.isTabStop = false
    add(table)
    add(filter)
    add(weaponFilter)
  }

  /// Shows the state. `isChoosing` where the list only lets choose a monster.
  func show(_ state: BrowserState, isChoosing: Bool) {
    count = state.isFiltered ? "\(state.rows.count) of \(state.summaries.count)" : ""
    if state.summaries.isEmpty {
      emptyText = isChoosing ? "No monsters." : "No monsters yet. Press a to add the first."
    } else if state.rows.isEmpty {
      emptyText = isChoosing ? "Nothing matches." : "Nothing matches. Esc clears the filter."
    } else {
      emptyText = ""
    }
    weaponFilter.model = Self.model(of: state)
    setNeedsLayout()
  }

  private static func model(of state: BrowserState) -> WeaponStripModel {
    var model = WeaponStripModel(
      monster: nil, weapons: state.weapons, counts: state.weaponCounts)
    model.current = state.weaponFilter
    model.title = "Show only monsters with"
    model.noWeapon = "any"
    return model
  }

  // MARK: - Layout

  private var countColumns: Int { DisplayText.columns(of: count) }
  private var hasSecondRow: Bool { bounds.rows > 6 }

  override func layoutSubviews() {
    let room = bounds.columns - 4 - (countColumns > 0 ? countColumns + 2 : 0)
    filter.frame = Rect(column: 3, row: 0, columns: max(1, room), rows: 1)
    placeWeaponFilter(room: room)
    let top = tableTop
    table.frame = Rect(
      column: 0, row: top, columns: bounds.columns, rows: max(0, bounds.rows - top))
  }

  /// A blank row stands between what filters and the table, where there is room.
  private var tableTop: Int {
    guard hasSecondRow else { return 1 }
    return weaponFilter.isHidden ? 2 : 3
  }

  /// Below the text, squeezed beside it only where there is no row for it.
  private func placeWeaponFilter(room: Int) {
    guard !weaponFilter.isHidden else { return }
    let columns = weaponFilter.columns
    if hasSecondRow {
      weaponFilter.frame = Rect(
        column: 3, row: 1, columns: max(0, min(columns, bounds.columns - 4)), rows: 1)
    } else {
      let gap = room - columns > 2 ? 2 : 1
      let text = max(1, room - columns - gap)
      filter.frame.size.columns = text
      weaponFilter.frame = Rect(
        column: 3 + text + gap, row: 0, columns: max(0, min(columns, room - text - gap)), rows: 1)
    }
  }

  // MARK: - Drawing

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let slash =
      filter.isFirstResponder ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    canvas.text("/", at: Position(column: 1, row: 0), style: slash)
    canvas.text(count, endingAt: bounds.columns - 1, row: 0, style: theme.secondary(on: ground))
    guard !emptyText.isEmpty else { return }
    let lines = StyledText(emptyText, theme.secondary(on: ground)).wrapped(
      columns: bounds.columns - 6)
    for (index, line) in lines.enumerated() {
      canvas.text(line, at: Position(column: 4, row: table.frame.minRow + index))
    }
  }
}
