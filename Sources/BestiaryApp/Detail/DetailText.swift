import Cells
import TerminalKit

/// Wraps a card's values and long texts.
nonisolated struct DetailText {
  let theme: Theme
  let columns: Int

  /// All of a card, nothing folded away.
  func lines(of card: MonsterCard, _ markdown: MarkdownLayout) -> [StyledText] {
    var lines = self.lines(of: card.rows)
    for section in card.sections {
      if !lines.isEmpty { lines.append(StyledText()) }
      var heading = StyledText(section.title + " ", theme.secondary())
      let room = columns - heading.columns
      heading.append(String(repeating: "─", count: max(0, room)), theme.hairline)
      lines.append(heading)
      let text = section.texts.joined(separator: "\n\n")
      lines += markdown.lines(of: MarkdownParser.parse(text))
    }
    return lines
  }

  /// Labelled values, one below the other.
  func lines(of rows: [MonsterCard.Row]) -> [StyledText] { rows.flatMap(lines(of:)) }

  private func lines(of row: MonsterCard.Row) -> [StyledText] {
    let label = min(DetailLayout.labelColumns, max(8, columns / 2))
    var value = StyledText(row.value)
    if !row.note.isEmpty { value.append("  " + row.note, theme.secondary()) }
    let wrapped = value.wrapped(columns: max(1, min(columns, DetailLayout.measure) - label))
    return wrapped.enumerated().map { index, line in
      let name = index == 0 ? DisplayText.fitted(row.label, columns: label - 1) : ""
      var result = StyledText(name, theme.secondary())
      result.append(
        String(repeating: " ", count: label - DisplayText.columns(of: name)), .plain)
      for run in line.runs { result.append(run.text, run.style) }
      return result
    }
  }
}
