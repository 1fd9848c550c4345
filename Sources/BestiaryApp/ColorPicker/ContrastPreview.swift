import BestiaryCore
import Cells
import TerminalKit

/// The monster's name in the colour at hand, on the list's and the detail's background, dark and
/// light, with its contrast ratio.
final class ContrastPreview: View {
  var name = "" { didSet { setNeedsLayout() } }
  var color: HexColor? { didSet { setNeedsLayout() } }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    for (row, label) in ["List", "Detail"].enumerated() {
      canvas.text(
        label, at: Position(column: 0, row: row), style: theme.secondary(on: theme.raised))
      for (place, sample) in samples(theme).enumerated() {
        let surface = row == 0 ? sample.selection : sample.background
        draw(sample, on: surface, column: 12 + place * 19, row: row, in: &canvas)
      }
    }
  }

  /// This theme first, then the other.
  private func samples(_ theme: Theme) -> [Theme] {
    let other = theme.isDark ? Theme.light(depth: theme.depth) : Theme.dark(depth: theme.depth)
    return [theme, other]
  }

  private func draw(
    _ theme: Theme, on surface: RGB, column: Int, row: Int, in canvas: inout Canvas
  ) {
    let width = 17
    let color = color.map { RGB($0) } ?? theme.foreground
    let contrast = color.contrast(with: surface)
    let style = TextStyle(
      foreground: .rgb(color), background: .rgb(surface), attributes: .bold)
    canvas.fill(
      Rect(column: column, row: row, columns: width, rows: 1),
      style: TextStyle(background: .rgb(surface)))
    canvas.text(
      DisplayText.fitted(name, columns: width - 9), at: Position(column: column + 1, row: row),
      style: style)
    let ratio = Self.text(of: contrast)
    let tone = contrast >= 4.5 ? theme.foreground : theme.dangerColor
    canvas.text(
      ratio, endingAt: column + width - 1, row: row,
      style: TextStyle(foreground: .rgb(tone), background: .rgb(surface)))
  }

  /// A ratio with one decimal: `4.5:1`.
  static func text(of contrast: Double) -> String {
    let tenths = Int((contrast * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
