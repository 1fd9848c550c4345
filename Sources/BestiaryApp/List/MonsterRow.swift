import BestiaryCore
import Cells
import TerminalKit

/// Draws one row of the list.
struct MonsterRow {
  let row: BrowserState.Row
  let state: TableView.RowState
  let isMarked: Bool
  let theme: Theme
  /// What the list stands on; `nil` for the background.
  let ground: RGB?

  private var isSelected: Bool { state != .normal }
  private var surface: RGB? {
    switch state {
    case .normal: ground
    case .selected: theme.selection
    case .selectedUnfocused: theme.raised
    }
  }

  func draw(in canvas: inout Canvas) {
    drawBackground(in: &canvas)
    let color = row.summary.color
    let bar = color.map { TextStyle(foreground: .rgb(RGB($0))) } ?? theme.hairline
    canvas.text("▌", at: Position(column: 2, row: 0), style: bar)
    if isMarked {
      canvas.text("✓", at: Position(column: 1, row: 0), style: theme.accent.adding(.bold))
    }
    let attribute = row.summary.listAttribute.isEmpty ? "" : "CR " + row.summary.listAttribute
    let end = canvas.size.columns - 3
    let room = end - 4 - (attribute.isEmpty ? 0 : DisplayText.columns(of: attribute) + 1)
    drawName(columns: room, in: &canvas)
    canvas.text(
      attribute, endingAt: end, row: 0, style: theme.secondary(on: surface))
    canvas.text("›", at: Position(column: canvas.size.columns - 2, row: 0), style: opens)
    if isSelected, !theme.hasColor { reverse(in: &canvas) }
  }

  private var opens: TextStyle {
    switch state {
    case .normal: theme.hairline
    case .selected: theme.accent
    case .selectedUnfocused: theme.secondary(on: surface)
    }
  }

  private func drawBackground(in canvas: inout Canvas) {
    guard let surface, isSelected else { return }
    let tinted = Rect(column: 0, row: 0, columns: canvas.size.columns, rows: 1)
    canvas.fill(tinted, style: TextStyle(background: .rgb(surface)))
    let bar = state == .selected ? theme.accent : theme.secondary(on: surface)
    canvas.text("▌", at: .zero, style: bar)
  }

  private func drawName(columns: Int, in canvas: inout Canvas) {
    let name = row.summary.name
    let style = theme.name(row.summary.color, on: surface, isBold: isSelected)
    let shown = DisplayText.fitted(name, columns: max(1, columns))
    canvas.text(shown, at: Position(column: 4, row: 0), style: style)
    guard !row.matched.isEmpty else { return }
    highlightMatches(in: &canvas, columns: DisplayText.columns(of: shown))
  }

  /// Underlines the Characters that the filter matched.
  private func highlightMatches(in canvas: inout Canvas, columns: Int) {
    let matched = Set(row.matched)
    var column = 0
    DisplayText.forEach(in: row.summary.name) { element in
      if matched.contains(element.character), column + element.columns <= columns {
        let cell = Rect(column: 4 + column, row: 0, columns: element.columns, rows: 1)
        canvas.restyle(cell) { $0.attributes.formUnion([.underline, .bold]) }
      }
      column += element.columns
    }
  }

  private func reverse(in canvas: inout Canvas) {
    let text = Rect(column: 3, row: 0, columns: max(0, canvas.size.columns - 4), rows: 1)
    let attribute: TextAttributes = state == .selected ? .reverse : .underline
    canvas.restyle(text) { $0.attributes.insert(attribute) }
  }
}
