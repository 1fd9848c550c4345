public import Cells

nonisolated extension Canvas {
  /// Draws a one-cell border with rounded corners along the inside of `rect`.
  public mutating func roundedBorder(_ rect: Rect, style: TextStyle) {
    guard rect.columns > 1, rect.rows > 1 else { return }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    horizontalLine(row: top, from: left + 1, to: right, style: style)
    horizontalLine(row: bottom, from: left + 1, to: right, style: style)
    verticalLine(column: left, from: top + 1, to: bottom, style: style)
    verticalLine(column: right, from: top + 1, to: bottom, style: style)
    put("╭", at: Position(column: left, row: top), style: style)
    put("╮", at: Position(column: right, row: top), style: style)
    put("╰", at: Position(column: left, row: bottom), style: style)
    put("╯", at: Position(column: right, row: bottom), style: style)
  }

  /// Draws four corner brackets along the inside of `rect`: what has the focus. Wide ones have an
  /// arm of one cell.
  public mutating func focusCorners(_ rect: Rect, hasArms: Bool, style: TextStyle) {
    guard rect.columns > 3, rect.rows > 1 else { return }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    put("╭", at: Position(column: left, row: top), style: style)
    put("╮", at: Position(column: right, row: top), style: style)
    put("╰", at: Position(column: left, row: bottom), style: style)
    put("╯", at: Position(column: right, row: bottom), style: style)
    guard hasArms else { return }
    for row in [top, bottom] {
      put("─", at: Position(column: left + 1, row: row), style: style)
      put("─", at: Position(column: right - 1, row: row), style: style)
    }
  }
}
