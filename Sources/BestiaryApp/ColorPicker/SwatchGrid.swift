import BestiaryCore
import Cells
import TerminalKit

/// Colours in a grid, one of which can be chosen.
final class SwatchGrid: View {
  /// Columns from one swatch to the next.
  nonisolated static let pitch = 4
  /// The difference (CIEDE2000) from what is behind it below which a swatch gets sides.
  private static let faintDifference = 6.0
  /// Columns before the first swatch, for focus marks.
  static let lead = ColorPickerLayout.padding

  let title: String
  /// Whether the title stands over the swatches.
  var showsTitle = true { didSet { setNeedsLayout() } }
  var colors: [HexColor] = [] { didSet { setNeedsLayout() } }
  /// The chosen one, where it is among them.
  var chosen: HexColor? { didSet { setNeedsLayout() } }
  /// The arrows moved to a colour.
  var didMove: ((HexColor) -> Void)?
  /// A colour was clicked.
  var didPick: ((HexColor) -> Void)?

  init(title: String) {
    self.title = title
    super.init()
  }

  override var canBecomeFirstResponder: Bool { !colors.isEmpty }

  override var hints: [Hint] { [Hint("←→↑↓", "choose")] }

  override var caret: Position? {
    index.map { Position(column: column(of: $0), row: row(of: $0)) }
  }

  private var perRow: Int {
    Self.perRow(columns: bounds.columns - Self.lead - ColorPickerLayout.trailing)
  }
  private var index: Int? { colors.firstIndex { $0 == chosen } }
  private func column(of index: Int) -> Int { Self.lead + index % perRow * Self.pitch }
  private func row(of index: Int) -> Int { (showsTitle ? 1 : 0) + index / perRow }

  nonisolated private static func perRow(columns: Int) -> Int { max(1, (columns + 1) / pitch) }

  /// Rows of that many swatches in that width, without the title.
  nonisolated static func rows(of count: Int, columns: Int) -> Int {
    (count + perRow(columns: columns) - 1) / perRow(columns: columns)
  }

  override func press(_ key: Key) -> Handling {
    switch key {
    case .left, .character("h"): move(by: -1)
    case .right, .character("l"): move(by: 1)
    case .up, .character("k"): move(by: -perRow)
    case .down, .character("j"): move(by: perRow)
    case .home: move(to: 0)
    case .end: move(to: colors.count - 1)
    default: return .passed
    }
    return .handled
  }

  private func move(by distance: Int) {
    guard let index else { return move(to: 0) }
    if colors.indices.contains(index + distance) { move(to: index + distance) }
  }

  private func move(to index: Int) {
    guard colors.indices.contains(index) else { return }
    didMove?(colors[index])
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    let hit = colors.indices.first { index in
      row(of: index) == mouse.position.row
        && (column(of: index)..<column(of: index) + 3).contains(mouse.position.column)
    }
    if let hit { didPick?(colors[hit]) }
    return .handled
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme, !colors.isEmpty else { return }
    canvas.partLabel(showsTitle ? title : "", isFocused: isFocused, theme)
    if showsTitle, isFocused { drawName(in: &canvas, theme) }
    for index in colors.indices { drawSwatch(index, in: &canvas, theme) }
  }

  /// What the swatch under the cursor is called, behind the title.
  private func drawName(in canvas: inout Canvas, _ theme: Theme) {
    guard let chosen, index != nil else { return }
    canvas.text(
      ColorNameTable.name(of: chosen) ?? chosen.description,
      at: Position(column: Self.lead + DisplayText.columns(of: title) + 2, row: 0),
      style: theme.secondary(on: theme.raised))
  }

  private func drawSwatch(_ index: Int, in canvas: inout Canvas, _ theme: Theme) {
    let place = Position(column: column(of: index), row: row(of: index))
    let style = TextStyle(foreground: .rgb(RGB(colors[index])))
    canvas.text(theme.hasColor ? "▇▇▇" : "▒▒▒", at: place, style: style)
    if theme.hasColor, isFaint(RGB(colors[index]), theme) {
      drawSides(beside: place, in: &canvas, theme)
    }
    guard index == self.index else { return }
    let bracket = isFocused ? theme.accent.adding(.bold) : theme.secondary(on: theme.raised)
    canvas.text("[", at: Position(column: place.column - 1, row: place.row), style: bracket)
    canvas.text("]", at: Position(column: place.column + 3, row: place.row), style: bracket)
  }

  private func isFaint(_ color: RGB, _ theme: Theme) -> Bool {
    let ground = CIELab(theme.raised.seen(at: theme.depth))
    return CIELab(color.seen(at: theme.depth)).difference(from: ground) < Self.faintDifference
  }

  /// Thin lines at both sides of a swatch that would be lost on the raised surface.
  private func drawSides(beside place: Position, in canvas: inout Canvas, _ theme: Theme) {
    let style = theme.secondary(on: theme.raised)
    canvas.put("▕", at: Position(column: place.column - 1, row: place.row), style: style)
    canvas.put("▏", at: Position(column: place.column + 3, row: place.row), style: style)
  }
}
