import Cells
import TerminalKit

/// The filter's row and the table below it.
final class MonsterListView: View {
  let filter = TextField()
  let table = TableView()
  private var count = ""
  private var emptyText = ""

  override init() {
    super.init()
    filter.placeholder = "type to filter"
    filter.isTabStop = false
    add(table)
    add(filter)
  }

  func show(_ state: BrowserState) {
    count = state.filter.isEmpty ? "" : "\(state.rows.count) of \(state.summaries.count)"
    if state.summaries.isEmpty {
      emptyText = "No monsters yet. Press a to add the first."
    } else {
      emptyText = state.rows.isEmpty ? "Nothing matches. Esc clears the filter." : ""
    }
    setNeedsLayout()
  }

  private var countColumns: Int { DisplayText.columns(of: count) }

  override func layoutSubviews() {
    let room = bounds.columns - 4 - (countColumns > 0 ? countColumns + 2 : 0)
    filter.frame = Rect(column: 3, row: 0, columns: max(1, room), rows: 1)
    let top = bounds.rows > 6 ? 2 : 1
    table.frame = Rect(
      column: 0, row: top, columns: bounds.columns, rows: max(0, bounds.rows - top))
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let slash =
      filter.isFirstResponder ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    canvas.text("/", at: Position(column: 1, row: 0), style: slash)
    canvas.text(count, endingAt: bounds.columns - 1, row: 0, style: theme.secondary())
    guard !emptyText.isEmpty else { return }
    let lines = StyledText(emptyText, theme.secondary()).wrapped(columns: bounds.columns - 6)
    for (index, line) in lines.enumerated() {
      canvas.text(line, at: Position(column: 4, row: table.frame.minRow + index))
    }
  }
}
