import Cells
import TerminalKit

/// The whole screen dimmed, and at its lower edge a title, a field and two buttons.
final class TextInputOverlay: Presentation {
  let field = TextField()
  let okay = Button(title: "Okay")
  let cancel = Button(title: "Cancel")
  var title = "" { didSet { setNeedsLayout() } }
  /// Why what was typed is refused; empty where it is not.
  var problem = "" { didSet { setNeedsLayout() } }
  private var area = Rect.zero

  init() {
    super.init(isModal: true)
    for view in [field, okay, cancel] as [View] { add(view) }
    okay.isDefault = true
  }

  override var initialFocus: View? { field }

  override func place(in area: Rect) { frame = area }

  /// Rows of the panel: a hairline, the title, the field, its underline, the buttons, a blank one;
  /// fewer where there is no room.
  private var panel: Rect {
    let rows = min(bounds.rows, 6)
    return Rect(column: 0, row: bounds.rows - rows, columns: bounds.columns, rows: rows)
  }

  private var fieldRow: Int { panel.minRow + min(2, max(0, panel.rows - 2)) }

  override func layoutSubviews() {
    field.surface = window?.theme.background
    field.frame = Rect(
      column: 3, row: fieldRow, columns: max(1, bounds.columns - 6), rows: 1)
    let row = min(bounds.rows - 1, fieldRow + (panel.rows >= 5 ? 2 : 1))
    okay.frame = Rect(column: 1, row: row, columns: okay.columns, rows: 1)
    cancel.frame = Rect(
      column: bounds.columns - cancel.columns - 1, row: row, columns: cancel.columns, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.fill(panel, style: TextStyle(background: .rgb(theme.raised)))
    if panel.rows >= 5 {
      canvas.horizontalLine(
        row: panel.minRow, from: 0, to: bounds.columns, style: theme.hairline)
    }
    drawTitle(in: &canvas, theme)
    let fieldArea = Rect(column: 1, row: fieldRow, columns: max(0, bounds.columns - 2), rows: 1)
    canvas.fill(fieldArea, style: TextStyle(background: .rgb(theme.background)))
    guard panel.rows >= 5 else { return }
    canvas.fill(fieldArea.offset(rows: 1), glyph: "▔", style: theme.accent)
  }

  private func drawTitle(in canvas: inout Canvas, _ theme: Theme) {
    guard fieldRow > 0 else { return }
    let text = problem.isEmpty ? title : problem
    let style = problem.isEmpty ? TextStyle(attributes: .bold) : theme.danger.adding(.bold)
    let shown = DisplayText.fitted(text, columns: bounds.columns - 2)
    let column = (bounds.columns - DisplayText.columns(of: shown)) / 2
    canvas.text(shown, at: Position(column: column, row: fieldRow - 1), style: style)
  }
}
