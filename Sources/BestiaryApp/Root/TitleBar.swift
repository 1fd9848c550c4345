import Cells
import TerminalKit

/// The first two rows: the program and the catalog, how many monsters, and a hairline. In one pane
/// the button that brings the list takes the program's place.
final class TitleBar: View {
  static let rows = 2

  let monsters = Button(title: "Monsters")
  var catalogName = ""
  var count = ""
  /// Column of the divider below, which the hairline joins.
  var dividerColumn: () -> Int? = { nil }
  var showsButton = false { didSet { setNeedsLayout() } }

  override init() {
    super.init()
    monsters.takesFocus = false
    add(monsters)
  }

  override func layoutSubviews() {
    monsters.isHidden = !showsButton
    monsters.frame = Rect(column: 1, row: 0, columns: monsters.columns, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.horizontalLine(row: 1, from: 0, to: bounds.columns, style: theme.hairline)
    if let column = dividerColumn() {
      canvas.put("┬", at: Position(column: column, row: 1), style: theme.hairline)
    }
    let end = canvas.text(
      count, endingAt: bounds.columns - 1, row: 0, style: theme.secondary())
    guard !showsButton else { return }
    let column = canvas.text(
      "Bestiary", at: Position(column: 1, row: 0), style: TextStyle(attributes: .bold))
    let room = end - column - 4
    canvas.text(
      DisplayText.fitted(catalogName, columns: max(0, room)),
      at: Position(column: column + 2, row: 0), style: theme.secondary())
  }
}
