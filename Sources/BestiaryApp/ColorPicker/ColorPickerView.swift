import BestiaryCore
import Cells
import TerminalKit

/// The parts of the colour picker, one below the other.
final class ColorPickerView: View {
  /// What it would like to have, in cells.
  static let preferredSize = Size(columns: 54, rows: 14)

  /// Columns kept free at both sides, for focus marks.
  static let padding = 2

  let palette = SwatchGrid(title: "Palette")
  let catalog = SwatchGrid(title: "In this catalog")
  let hex = TextField()
  let preview = ContrastPreview()
  /// The colour's name, set into the first row.
  var colorName = "" { didSet { setNeedsLayout() } }
  /// What is wrong with the text in the hex field; empty where nothing is.
  var problem = "" { didSet { setNeedsLayout() } }

  override init() {
    super.init()
    palette.colors = ColorNameTable.palette.map(\.color)
    hex.placeholder = "#rrggbb"
    for view in [palette, catalog, hex, preview] as [View] { add(view) }
  }

  override func layoutSubviews() {
    hex.surface = window?.theme.raised
    let columns = max(0, bounds.columns - 2 * Self.padding)
    let hasTitle = bounds.rows >= 12
    var row = hasTitle ? 2 : 0
    let gap = bounds.rows >= 14 ? 1 : 0
    for grid in [palette, catalog] {
      let rows = grid.rows(forColumns: columns)
      grid.frame = Rect(
        column: 0, row: row, columns: columns + Self.padding + 1, rows: rows)
      row += rows + gap
    }
    hex.frame = Rect(
      column: Self.padding + 12, row: row, columns: min(12, max(0, columns - 12)), rows: 1)
    row += 1 + gap
    preview.frame = Rect(column: Self.padding, row: row, columns: columns, rows: 2)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let quiet = theme.secondary(on: theme.raised)
    if palette.frame.minRow > 0 {
      canvas.text(
        "Colour", at: Position(column: Self.padding, row: 0), style: TextStyle(attributes: .bold))
      canvas.text(colorName, endingAt: bounds.columns - Self.padding, row: 0, style: quiet)
    }
    let row = hex.frame.minRow
    let isFocused = hex.isFocused
    if isFocused { canvas.text("▌", at: Position(column: 0, row: row), style: theme.accent) }
    canvas.text(
      "Hex", at: Position(column: Self.padding, row: row),
      style: isFocused ? TextStyle(attributes: .bold) : quiet)
    if !problem.isEmpty {
      canvas.text(
        problem, at: Position(column: Self.padding + 26, row: row), style: theme.danger)
    }
  }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(hex.frame) { cell in
      cell.attributes.insert(.underline)
      if !theme.hasColor { cell.attributes.insert(.bold) }
    }
  }
}
