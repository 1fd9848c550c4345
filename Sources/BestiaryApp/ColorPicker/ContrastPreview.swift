import BestiaryCore
import Cells
import TerminalKit

/// The monster's name in the colour at hand, on the list's and the detail's background, dark and
/// light, with its contrast ratio.
final class ContrastPreview: View {
  var name = "" { didSet { setNeedsLayout() } }
  var color: HexColor? { didSet { setNeedsLayout() } }
  /// Columns from the labels to the first sample.
  var labelColumns = ColorPickerLayout.wideLabelColumns { didSet { setNeedsLayout() } }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let start = ColorPickerLayout.padding
    let samples = samples(theme)
    for (row, label) in ["List", "Detail"].enumerated() {
      canvas.text(
        label, at: Position(column: start, row: row), style: theme.secondary(on: theme.raised))
      for (place, sample) in samples.enumerated() {
        let frame = Rect(
          column: start + labelColumns + place * (width + Self.gap), row: row, columns: width,
          rows: 1)
        let surface = row == 0 ? sample.selection : sample.background
        canvas.within(frame) { draw(sample, on: surface, in: &$0) }
      }
    }
  }

  private static let gap = 2

  private var room: Int {
    bounds.columns - ColorPickerLayout.padding - labelColumns - ColorPickerLayout.trailing
  }

  /// Whether dark and light find room beside each other.
  private var showsBoth: Bool { room >= 2 * 14 + Self.gap }

  /// The columns of one sample.
  private var width: Int { max(0, min(17, showsBoth ? (room - Self.gap) / 2 : room)) }

  /// This theme first, then, where there is room, the other.
  private func samples(_ theme: Theme) -> [Theme] {
    guard showsBoth else { return [theme] }
    let other = theme.isDark ? Theme.light(depth: theme.depth) : Theme.dark(depth: theme.depth)
    return [theme, other]
  }

  private func draw(_ theme: Theme, on surface: RGB, in canvas: inout Canvas) {
    let color = color.map { RGB($0) } ?? theme.foreground
    let contrast = color.contrast(with: surface)
    let tone = contrast >= 4.5 ? theme.foreground : theme.dangerColor
    canvas.fill(canvas.bounds, style: TextStyle(background: .rgb(surface)))
    let end = canvas.text(
      Self.text(of: contrast), endingAt: canvas.size.columns - 1, row: 0,
      style: TextStyle(foreground: .rgb(tone)))
    canvas.text(
      DisplayText.fitted(name, columns: end - 2), at: Position(column: 1, row: 0),
      style: TextStyle(foreground: .rgb(color), attributes: .bold))
  }

  /// A ratio with one decimal: `4.5:1`.
  static func text(of contrast: Double) -> String {
    let tenths = Int((contrast * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
