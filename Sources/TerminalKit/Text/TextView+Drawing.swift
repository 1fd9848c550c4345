import Cells

extension TextView {
  /// Draws the rows in sight with what is selected in them, and the scroll indicator.
  func drawContents(in canvas: inout Canvas, _ theme: Theme) {
    let plain = theme.edited(on: surface, isFlashing: isFlashing)
    canvas.fill(bounds, style: plain)
    if editing.buffer.characters.isEmpty {
      let quiet = theme.secondary(on: surface).on(plain.background)
      canvas.text(placeholder, at: Position(column: 0, row: contentInset.top), style: quiet)
    }
    let shown = max(0, contentTranslation)..<max(0, contentTranslation + bounds.rows)
    for row in shown.clamped(to: 0..<layout.rows.count) {
      drawRow(layout.rows[row], at: row - contentTranslation, in: &canvas, plain, theme)
    }
    guard let thumb = indicatorRows else { return }
    let track = Rect(
      column: bounds.columns - 1, row: thumb.lowerBound, columns: 1, rows: thumb.count)
    canvas.fill(track, glyph: "▐", style: theme.hairline)
  }

  private func drawRow(
    _ row: TextLayout.Row, at line: Int, in canvas: inout Canvas, _ plain: TextStyle,
    _ theme: Theme
  ) {
    let selection = isFirstResponder ? editing.buffer.selection : 0..<0
    let selected = selection.clamped(to: row.range)
    let parts = [
      (row.range.lowerBound..<selected.lowerBound, plain), (selected, theme.selected(plain)),
      (selected.upperBound..<row.range.upperBound, plain),
    ]
    var column = 0
    for (range, style) in parts where !range.isEmpty {
      column = canvas.text(
        text(in: range), at: Position(column: column, row: line), style: style)
    }
    if !row.isContinued, selection.contains(row.range.upperBound) {
      canvas.put(.space, at: Position(column: column, row: line), style: theme.selected(plain))
    }
  }
}

nonisolated extension Theme {
  /// How text that is edited looks on `surface`. A flash is underlined and in the colour of danger,
  /// without colours reversed.
  func edited(on surface: RGB?, isFlashing: Bool) -> TextStyle {
    guard isFlashing else { return TextStyle(background: surface.map(Color.rgb)) }
    guard hasColor else { return TextStyle(attributes: [.reverse, .underline]) }
    let tinted = (surface ?? background).mixed(with: dangerColor, by: 0.18)
    return TextStyle(
      foreground: .rgb(legible(dangerColor, on: tinted)), background: .rgb(tinted),
      attributes: .underline)
  }

  /// How selected text looks: on the selection's tint, without colours reversed.
  func selected(_ style: TextStyle) -> TextStyle {
    hasColor ? style.on(.rgb(selection)) : style.adding(.reverse)
  }
}
