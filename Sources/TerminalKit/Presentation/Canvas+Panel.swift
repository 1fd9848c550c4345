public import Cells

nonisolated extension Canvas {
  /// Draws a raised panel over a screen that has been dimmed so many times, at least once. Its border
  /// stands on what dims; the raised surface begins inside.
  public mutating func raisedPanel(
    _ panel: Rect, hasBorder: Bool, dimmed times: Int, _ theme: Theme
  ) {
    let raised = TextStyle(background: .rgb(theme.raised))
    guard hasBorder else { return fill(panel, style: raised) }
    let behind = theme.background(dimmed: times)
    fill(panel, style: TextStyle(background: behind))
    fill(panel.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)), style: raised)
    roundedBorder(panel, style: theme.hairline(onDimmed: behind))
  }
}

nonisolated extension Theme {
  /// What the terminal's own background looks like behind so many overlays.
  fileprivate func background(dimmed times: Int) -> Color {
    var cell = Cell.blank
    for _ in 0..<times { dimmed(&cell) }
    return cell.background
  }

  /// A hairline that is as far from what it stands on as others are from the background.
  fileprivate func hairline(onDimmed behind: Color) -> TextStyle {
    guard case .rgb(let surface) = behind else { return hairline }
    return TextStyle(foreground: .rgb(surface.mixed(with: foreground, by: 0.20)))
  }
}
