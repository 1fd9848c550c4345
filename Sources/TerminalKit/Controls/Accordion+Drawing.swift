import Cells

extension Accordion {
  /// Draws all heads and rows; what is out of sight is clipped.
  func drawEntries(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let focused = isFocused ? currentKey : nil
    for entry in arrangement.entries {
      switch entry.content {
      case .head(let title, let count, let isFolded):
        let mark = isFolded ? "+" : "-"
        draw(
          entry, mark, title, count, isFocused: entry.key == focused, in: &canvas, theme)
      case .row(let lines):
        for (row, line) in zip(entry.rows, lines) {
          canvas.text(line, at: Position(column: entry.indent, row: row))
        }
      }
      if entry.key == focused {
        for row in entry.rows {
          canvas.text("▌", at: Position(column: 0, row: row), style: theme.accent)
        }
      }
    }
  }

  /// A head: `+` for a folded group, `-` for an open one, its title, and its count where that fits.
  /// The marks are ASCII, since triangles are wide or missing in some terminals and fonts.
  private func draw(
    _ entry: AccordionLayout.Entry, _ mark: String, _ title: String, _ count: Int,
    isFocused: Bool, in canvas: inout Canvas, _ theme: Theme
  ) {
    let row = entry.rows.lowerBound
    let start = entry.indent + 2
    let room = bounds.columns - start
    let titleStyle = isFocused ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    canvas.text(
      mark, at: Position(column: entry.indent, row: row),
      style: isFocused ? titleStyle : theme.secondary())
    let end = canvas.text(
      DisplayText.fitted(title, columns: room), at: Position(column: start, row: row),
      style: titleStyle)
    let text = String(count)
    guard end + 2 + text.count <= bounds.columns else { return }
    canvas.text(text, at: Position(column: end + 2, row: row), style: theme.secondary())
  }
}
