import BestiaryCore
import Cells
import TerminalKit

/// Colours in a grid, one of which can be chosen.
final class SwatchGrid: View {
  /// Columns from one swatch to the next.
  static let pitch = 4
  /// Columns before the first swatch, for focus marks.
  static let lead = ColorPickerView.padding

  let title: String
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

  private var perRow: Int { max(1, (bounds.columns - Self.lead) / Self.pitch) }
  private var index: Int? { colors.firstIndex { $0 == chosen } }
  private func column(of index: Int) -> Int { Self.lead + index % perRow * Self.pitch }
  private func row(of index: Int) -> Int { 1 + index / perRow }

  /// Height with its title for that width, in rows.
  func rows(forColumns columns: Int) -> Int {
    colors.isEmpty ? 0 : 1 + (colors.count - 1) / max(1, columns / Self.pitch) + 1
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
    let heading =
      isFocused ? TextStyle(attributes: .bold) : theme.secondary(on: theme.raised)
    if isFocused { canvas.text("▌", at: .zero, style: theme.accent) }
    canvas.text(title, at: Position(column: Self.lead, row: 0), style: heading)
    for index in colors.indices { drawSwatch(index, in: &canvas, theme) }
  }

  private func drawSwatch(_ index: Int, in canvas: inout Canvas, _ theme: Theme) {
    let place = Position(column: column(of: index), row: row(of: index))
    let style = TextStyle(foreground: .rgb(RGB(colors[index])))
    canvas.text(theme.hasColor ? "▇▇▇" : "▒▒▒", at: place, style: style)
    guard index == self.index else { return }
    let bracket = isFocused ? theme.accent.adding(.bold) : theme.secondary(on: theme.raised)
    canvas.text("[", at: Position(column: place.column - 1, row: place.row), style: bracket)
    canvas.text("]", at: Position(column: place.column + 3, row: place.row), style: bracket)
  }
}
