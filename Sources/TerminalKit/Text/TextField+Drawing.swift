import Cells

extension TextField {
  /// The column of the caret in the whole text, in cells.
  var caretColumn: Int { columns(of: 0..<editing.buffer.caret) }

  /// Width of what is seen of those Characters, in cells.
  func columns(of range: Range<Int>) -> Int {
    guard !traits.isSecureTextEntry else { return range.count }
    return DisplayText.columns(of: editing.buffer.characters[range])
  }

  /// What is seen of those Characters.
  func shown(_ range: Range<Int>) -> String {
    guard traits.isSecureTextEntry else { return editing.buffer.text(in: range) }
    return String(repeating: "•", count: range.count)
  }

  /// The Character whose left half is nearest to that cell.
  func offset(at position: Position) -> Int {
    var column = -firstColumn
    for index in editing.buffer.characters.indices {
      let width = columns(of: index..<index + 1)
      if column + width > position.column { return index }
      column += width
    }
    return editing.buffer.characters.count
  }

  /// Draws background, text with its selection, and the clear button.
  func drawContents(in canvas: inout Canvas, _ theme: Theme) {
    let plain = theme.edited(on: surface, isFlashing: isFlashing)
    canvas.fill(bounds, style: plain)
    if editing.buffer.characters.isEmpty {
      let quiet = isFlashing ? plain : theme.secondary(on: surface ?? ground).on(plain.background)
      let shown = DisplayText.fitted(placeholder, columns: bounds.columns)
      canvas.text(shown, at: .zero, style: quiet)
    } else {
      canvas.within(Rect(column: 0, row: 0, columns: textColumns, rows: 1)) {
        drawText(in: &$0, plain, selected: theme.selected(plain))
      }
    }
    guard showsClearButton else { return }
    canvas.text(
      "✕", at: Position(column: clearColumn, row: 0),
      style: theme.secondary(on: surface ?? ground).on(plain.background))
  }

  private func drawText(in canvas: inout Canvas, _ plain: TextStyle, selected: TextStyle) {
    let count = editing.buffer.characters.count
    let selection = editing.buffer.selection
    let parts = [
      (0..<selection.lowerBound, plain), (selection, isFirstResponder ? selected : plain),
      (selection.upperBound..<count, plain),
    ]
    var column = -firstColumn
    for (range, style) in parts {
      column = canvas.text(
        shown(range), at: Position(column: column, row: 0), style: style,
        limit: canvas.size.columns - column)
    }
  }
}
