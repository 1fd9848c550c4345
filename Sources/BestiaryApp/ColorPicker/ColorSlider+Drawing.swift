import Cells
import TerminalKit

extension ColorSlider {
  /// Draws label, track, knob and value.
  func drawContents(in canvas: inout Canvas, _ theme: Theme) {
    let isWide = labelColumns >= ColorPickerLayout.wideLabelColumns
    let name = isWide ? component.names.long : component.names.short
    canvas.partLabel(name, isFocused: isFocused, theme)
    drawTrack(in: &canvas, theme)
    drawKnob(in: &canvas, theme)
    let text = picked.color == nil ? "–" : "\(value)\(component.unit)"
    canvas.text(
      text, endingAt: bounds.columns - ColorPickerLayout.trailing, row: 0,
      style: isFocused ? .plain : theme.secondary(on: theme.raised))
  }

  /// Two colours a cell where it is as high as its row, those a quarter of a cell beside its middle: what the knob would make of
  /// them there. A plain line where there are no colours.
  private func drawTrack(in canvas: inout Canvas, _ theme: Theme) {
    guard theme.hasColor else {
      return canvas.horizontalLine(
        row: 0, from: track.minColumn, to: track.maxColumn, style: .plain)
    }
    for column in 0..<track.columns {
      let place = Position(column: track.minColumn + column, row: 0)
      guard !isLow else {
        canvas.put("▄", at: place, style: TextStyle(foreground: .rgb(color(at: Double(column)))))
        continue
      }
      let style = TextStyle(
        foreground: .rgb(color(at: Double(column) - 0.25)),
        background: .rgb(color(at: Double(column) + 0.25)))
      canvas.put("▌", at: place, style: style)
    }
  }

  /// The knob in black or white, whichever has more contrast with the colour it stands on, as the
  /// terminal shows that.
  private func drawKnob(in canvas: inout Canvas, _ theme: Theme) {
    guard let knob else { return }
    let place = Position(column: track.minColumn + knob, row: 0)
    guard theme.hasColor, !isLow else {
      return canvas.put("┃", at: place, style: TextStyle(attributes: .bold))
    }
    let color = picked.hsl.rgb
    let seen = color.seen(at: theme.depth)
    let (black, white) = (RGB(0x000000), RGB(0xffffff))
    let tone = seen.contrast(with: white) > seen.contrast(with: black) ? white : black
    canvas.put(
      "┃", at: place, style: TextStyle(foreground: .rgb(tone), background: .rgb(color)))
  }

  /// The colour at that column of the track, counted from its first and perhaps a fraction.
  private func color(at column: Double) -> RGB {
    component.setting(fraction: column / lastColumn, in: picked.hsl).rgb
  }
}

nonisolated extension RGB {
  /// What a terminal of that depth makes of it.
  func seen(at depth: ColorDepth) -> RGB {
    guard case .indexed(let entry) = Color.rgb(self).reduced(to: depth) else { return self }
    return Palette.color(entry)
  }
}

nonisolated extension Canvas {
  /// The label of a part of the picker in the view's first row: bold behind a mark where it has the
  /// focus, else quiet.
  mutating func partLabel(_ label: String, isFocused: Bool, _ theme: Theme) {
    let style =
      isFocused ? TextStyle(attributes: .bold) : theme.secondary(on: theme.raised)
    if isFocused { text("▌", at: .zero, style: theme.accent) }
    text(label, at: Position(column: ColorPickerLayout.padding, row: 0), style: style)
  }
}
