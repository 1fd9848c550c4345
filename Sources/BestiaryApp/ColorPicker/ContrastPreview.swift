import BestiaryCore
import Cells
import TerminalKit

/// The monster's name in the colour at hand with its contrast ratio, on the list's and the detail's
/// background, dark and light. In one row: on this theme's two backgrounds.
///
/// The first sample of a row is as wide as the name needs; a second that is too narrow for it has
/// `Aa` in its place.
final class ContrastPreview: View {
  var name = "" { didSet { setNeedsLayout() } }
  var color: HexColor? { didSet { setNeedsLayout() } }
  /// Columns from the labels to the first sample.
  var labelColumns = ColorPickerLayout.wideLabelColumns { didSet { setNeedsLayout() } }

  /// The name on one background.
  private struct Sample {
    let theme: Theme
    let surface: RGB
  }

  private static let gap = 2
  /// Columns of a sample beside the name: blanks at the sides and before the widest ratio.
  private static let besideName = 9
  /// Columns of a sample of a short name, and of one with `Aa`.
  private static let usual = 17
  private static let least = 11

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    for (row, line) in lines(theme).prefix(bounds.rows).enumerated() {
      canvas.text(
        line.label, at: Position(column: ColorPickerLayout.padding, row: row),
        style: theme.secondary(on: theme.raised))
      draw(line.samples, row: row, in: &canvas)
    }
  }

  /// This theme first, then the other; where there is one row, this theme's backgrounds.
  private func lines(_ theme: Theme) -> [(label: String, samples: [Sample])] {
    guard bounds.rows > 1 else {
      let surfaces = [theme.selection, theme.background]
      return [("Name", surfaces.map { Sample(theme: theme, surface: $0) })]
    }
    let themes = [theme, theme.isDark ? .light(depth: theme.depth) : .dark(depth: theme.depth)]
    return [
      ("List", themes.map { Sample(theme: $0, surface: $0.selection) }),
      ("Detail", themes.map { Sample(theme: $0, surface: $0.background) }),
    ]
  }

  private func draw(_ samples: [Sample], row: Int, in canvas: inout Canvas) {
    var column = ColorPickerLayout.padding + labelColumns
    for (sample, width) in zip(samples, widths) {
      let frame = Rect(column: column, row: row, columns: width, rows: 1)
      canvas.within(frame) { draw(sample, in: &$0) }
      column += width + Self.gap
    }
  }

  /// The columns of the samples that find room.
  private var widths: [Int] {
    let room =
      bounds.columns - ColorPickerLayout.padding - labelColumns - ColorPickerLayout.trailing
    let needed = DisplayText.columns(of: name) + Self.besideName
    let wanted = max(Self.usual, needed)
    let rest = room - wanted - Self.gap
    guard rest >= Self.least else { return [max(0, min(wanted, room))] }
    return [wanted, rest >= needed ? min(wanted, rest) : Self.least]
  }

  private func draw(_ sample: Sample, in canvas: inout Canvas) {
    let color = color.map { RGB($0) } ?? sample.theme.foreground
    let contrast = color.contrast(with: sample.surface)
    let tone = contrast >= 4.5 ? sample.theme.foreground : sample.theme.dangerColor
    canvas.fill(canvas.bounds, style: TextStyle(background: .rgb(sample.surface)))
    let end = canvas.text(
      Self.text(of: contrast), endingAt: canvas.size.columns - 1, row: 0,
      style: TextStyle(foreground: .rgb(tone)))
    canvas.text(
      shown(in: end - 2, isShort: canvas.size.columns == Self.least),
      at: Position(column: 1, row: 0),
      style: TextStyle(foreground: .rgb(color), attributes: .bold))
  }

  private func shown(in room: Int, isShort: Bool) -> String {
    let isCut = DisplayText.columns(of: name) > room
    return isCut && isShort ? "Aa" : DisplayText.fitted(name, columns: room)
  }

  /// A ratio with one decimal: `4.5:1`.
  static func text(of contrast: Double) -> String {
    let tenths = Int((contrast * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}
