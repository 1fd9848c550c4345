import Cells
import TerminalKit

/// `[ Okay ] ... [ Cancel ]` under the field: its input accessory view. Where there are neighbours to
/// go on to, `[ Previous ] [ Next ]` stand between. Its buttons only tell.
final class TextInputToolbar: View {
  let okay = Button(title: "Okay")
  let cancel = Button(title: "Cancel")
  let previous = Button(title: "Previous")
  let following = Button(title: "Next")
  /// Whether the buttons to the neighbours are shown.
  var hasNeighbours = false { didSet { setNeedsLayout() } }
  /// Whether the field above has just refused something.
  var isAlarmed = false

  override init() {
    super.init()
    okay.isDefault = true
    for button in [okay, previous, following, cancel] {
      button.takesFocus = false
      add(button)
    }
  }

  /// The field's underline, the buttons, and a blank row, as far as there is room.
  override func sizeThatFits(_ limits: Size) -> Size {
    Size(columns: limits.columns, rows: limits.rows >= 12 ? 3 : limits.rows >= 7 ? 2 : 1)
  }

  override func layoutSubviews() {
    let row = bounds.rows > 1 ? 1 : 0
    okay.frame = Rect(column: 1, row: row, columns: okay.columns, rows: 1)
    cancel.frame = Rect(
      column: bounds.columns - cancel.columns - 1, row: row, columns: cancel.columns, rows: 1)
    let width = previous.columns + 1 + following.columns
    let start = (bounds.columns - width) / 2
    let fits =
      hasNeighbours && start > okay.frame.maxColumn
      && start + width < cancel.frame.minColumn
    for button in [previous, following] { button.isHidden = !fits }
    previous.frame = Rect(column: start, row: row, columns: previous.columns, rows: 1)
    following.frame = Rect(
      column: start + previous.columns + 1, row: row, columns: following.columns, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .rgb(theme.raised)))
    guard bounds.rows > 1 else { return }
    let line = Rect(column: 1, row: 0, columns: max(0, bounds.columns - 2), rows: 1)
    canvas.fill(line, glyph: "▔", style: isAlarmed ? theme.danger : theme.accent)
  }
}
