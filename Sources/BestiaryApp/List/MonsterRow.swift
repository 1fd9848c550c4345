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

  /// Where the name begins, and how many columns stand behind the attribute.
  private static let margins = (before: 4, after: 3)
  /// Lists of fewer columns show names alone.
  private static let fewestColumnsWithAttribute = 24

  /// Columns of a list in which the whole row of that monster fits, counted up to a very long name.
  static func columns(of summary: MonsterSummary) -> Int {
    let isShort = summary.name.utf8.count <= 80
    let name = isShort ? summary.name : String(summary.name.prefix(80))
    let attribute = summary.listAttribute
    return margins.before + DisplayText.columns(of: name) + margins.after
      + (attribute.isEmpty ? 0 : DisplayText.columns(of: ratingLabel + attribute) + 1)
  }

  private static let ratingLabel = "CR "

  private static func attribute(of summary: MonsterSummary) -> String {
    summary.listAttribute.isEmpty ? "" : ratingLabel + summary.listAttribute
  }

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
    drawTexts(in: &canvas)
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

  /// The name, and the attribute where that leaves room for the name or for what was matched in it.
  private func drawTexts(in canvas: inout Canvas) {
    let end = canvas.size.columns - Self.margins.after
    let whole = max(1, end - Self.margins.before)
    let attribute = Self.attribute(of: row.summary)
    let room = max(1, whole - (attribute.isEmpty ? 0 : DisplayText.columns(of: attribute) + 1))
    let isTooNarrow = canvas.size.columns < Self.fewestColumnsWithAttribute
    let beside = DisplayText.fitted(row.summary.name, columns: room)
    let hides = beside != row.summary.name && row.matched.contains { $0 >= beside.count - 1 }
    if isTooNarrow || hides {
      drawName(columns: whole, in: &canvas)
    } else {
      drawName(columns: room, in: &canvas)
      canvas.text(attribute, endingAt: end, row: 0, style: theme.secondary(on: surface))
    }
  }

  /// The name, with the Characters that the filter matched underlined.
  private func drawName(columns: Int, in canvas: inout Canvas) {
    let name = FittedName(row.summary.name, columns: columns, matched: row.matched)
    let style = theme.name(row.summary.color, on: surface, isBold: isSelected)
    let start = Self.margins.before
    canvas.text(name.text, at: Position(column: start, row: 0), style: style)
    for columns in row.matched.compactMap(name.columns) {
      let cell = Rect(
        column: start + columns.lowerBound, row: 0, columns: columns.count, rows: 1)
      canvas.restyle(cell) { $0.attributes.formUnion([.underline, .bold]) }
    }
  }

  private func reverse(in canvas: inout Canvas) {
    let text = Rect(column: 3, row: 0, columns: max(0, canvas.size.columns - 4), rows: 1)
    let attribute: TextAttributes = state == .selected ? .reverse : .underline
    canvas.restyle(text) { $0.attributes.insert(attribute) }
  }
}
