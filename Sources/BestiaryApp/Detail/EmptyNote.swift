import Cells
import TerminalKit

/// What the detail pane says where there is no monster to show: why, and which key does what about it.
nonisolated struct EmptyNote: Hashable {
  let title: String
  /// `nil` where nothing can be done.
  let hint: Hint?

  /// What to say of that state; `nil` where there are monsters.
  @MainActor init?(_ state: BrowserState) {
    if state.summaries.isEmpty {
      title = "No monsters yet"
      hint = state.isReadOnly ? nil : Hint("a", "adds one")
    } else if state.rows.isEmpty {
      title = "No monster matches"
      hint = Hint("Esc", "clears the filter")
    } else {
      return nil
    }
  }

  /// Draws it in the middle of the canvas's first `rows` rows.
  func draw(in canvas: inout Canvas, rows: Int, _ theme: Theme) {
    let room = max(1, canvas.size.columns - 2 * DetailLayout.margin)
    let lines = texts(theme).flatMap { $0.wrapped(columns: room) }
    let top = max(0, (rows - lines.count) / 2)
    for (index, line) in lines.enumerated() {
      let column = max(0, (canvas.size.columns - line.columns) / 2)
      canvas.text(line, at: Position(column: column, row: top + index))
    }
  }

  private func texts(_ theme: Theme) -> [StyledText] {
    var texts = [StyledText(title, theme.secondary())]
    if let hint {
      var text = StyledText(hint.key, TextStyle(attributes: .bold))
      text.append(" " + hint.label, theme.secondary())
      texts.append(text)
    }
    return texts
  }
}
