import Cells
import TerminalKit

/// The whole screen dimmed, with a title and a field directly above whatever input view is up. It
/// slides in from the top and out again.
final class TextInputOverlay: Presentation {
  let field = TextField()
  let toolbar = TextInputToolbar()
  var title = "" { didSet { setNeedsLayout() } }
  /// Why what was typed is refused; empty where it is not.
  var problem = "" { didSet { setNeedsLayout() } }
  /// How far it has slid in: 0 above the screen, 1 in its place.
  var slide = 1.0 { didSet { setNeedsLayout() } }

  init() {
    super.init(isModal: true)
    add(field)
    field.inputAccessoryView = toolbar
  }

  override var initialFocus: View? { field }

  /// A hairline, the title and the field; fewer rows where there is no room.
  private var panelRows: Int { max(1, min(3, rowsAboveInputView)) }

  private var panel: Rect {
    let top = rowsAboveInputView - panelRows
    let hidden = Double(rowsAboveInputView) * (1 - slide)
    return Rect(
      column: 0, row: top - Int(hidden.rounded()), columns: bounds.columns, rows: panelRows)
  }

  override func layoutSubviews() {
    field.surface = window?.theme.background
    field.frame = Rect(
      column: 3, row: panel.maxRow - 1, columns: max(1, bounds.columns - 6), rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.fill(panel, style: TextStyle(background: .rgb(theme.raised)))
    if panelRows > 2 {
      canvas.horizontalLine(
        row: panel.minRow, from: 0, to: bounds.columns, style: theme.hairline)
    }
    if panelRows > 1 { drawTitle(row: panel.maxRow - 2, in: &canvas, theme) }
    canvas.fill(
      Rect(column: 1, row: panel.maxRow - 1, columns: max(0, bounds.columns - 2), rows: 1),
      style: TextStyle(background: .rgb(theme.background)))
  }

  private func drawTitle(row: Int, in canvas: inout Canvas, _ theme: Theme) {
    let room = bounds.columns - 2
    var text = heading(theme)
    if text.columns > room, !problem.isEmpty {
      text = StyledText(problem, theme.danger.adding(.bold))
    }
    let column = max(1, (bounds.columns - text.columns) / 2)
    canvas.text(text, at: Position(column: column, row: row), limit: room)
  }

  /// The title, and beside it why what was typed is refused.
  private func heading(_ theme: Theme) -> StyledText {
    var text = StyledText(title, TextStyle(attributes: .bold))
    if !problem.isEmpty { text.append("  " + problem, theme.danger.adding(.bold)) }
    return text
  }
}
