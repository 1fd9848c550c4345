import Cells
import TerminalKit

/// Wraps a Markdown document to a width, in the theme's styles. No line is wider.
nonisolated struct MarkdownLayout {
  let theme: Theme
  /// Width in columns, at least 1.
  let columns: Int

  /// The lines of `document`.
  func lines(of document: MarkdownDocument) -> [StyledText] {
    var lines: [StyledText] = []
    let widths = tableWidths(of: document)
    for paragraph in document.paragraphs {
      if paragraph.isSpaced, !lines.isEmpty { lines.append(StyledText()) }
      if paragraph.isRule {
        lines.append(StyledText(String(repeating: "─", count: columns), theme.hairline))
      } else if !paragraph.cells.isEmpty {
        lines += self.lines(ofRow: paragraph.cells, widths)
      } else {
        lines += self.lines(of: paragraph)
      }
    }
    return lines
  }

  private func lines(of paragraph: MarkdownDocument.Paragraph) -> [StyledText] {
    let lead = paragraph.indent + DisplayText.columns(of: paragraph.marker)
    let room = max(1, columns - lead)
    let text = styled(paragraph.runs)
    let wrapped =
      paragraph.isPreformatted ? preformatted(text, room) : text.wrapped(columns: room)
    return wrapped.enumerated().map { index, line in
      let hasMarker = index == 0 || paragraph.repeatsMarker
      let marker =
        hasMarker ? paragraph.marker : String(repeating: " ", count: lead - paragraph.indent)
      var result = StyledText(String(repeating: " ", count: paragraph.indent))
      result.append(marker, theme.secondary())
      for run in line.runs { result.append(run.text, run.style) }
      return result
    }
  }

  private func preformatted(_ text: StyledText, _ room: Int) -> [StyledText] {
    let style = text.runs.first?.style ?? .plain
    return text.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      StyledText(DisplayText.fitted(String($0), columns: room), style)
    }
  }

  private func styled(_ runs: [MarkdownDocument.Run]) -> StyledText {
    var text = StyledText()
    for run in runs { text.append(run.text, style(run.traits)) }
    return text
  }

  private func style(_ traits: MarkdownDocument.Traits) -> TextStyle {
    var style = theme.prose
    if !traits.isDisjoint(with: [.strong, .heading]) {
      style = TextStyle(attributes: .bold)
    }
    if traits.contains(.quiet) { style = theme.secondary() }
    if traits.contains(.emphasis) { style.attributes.insert(.italic) }
    if traits.contains(.code) {
      style.foreground = .terminal
      style.background = .rgb(theme.raised)
      if !theme.hasColor { style.attributes.insert(.underline) }
    }
    return style
  }

  // MARK: - Tables

  private func tableWidths(of document: MarkdownDocument) -> [Int] {
    var widths: [Int] = []
    for paragraph in document.paragraphs {
      for (index, cell) in paragraph.cells.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], styled(cell).columns)
      }
    }
    let room = columns - 2 * max(0, widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 1 {
      widths[widths.firstIndex(of: widest) ?? 0] -= 1
    }
    return widths
  }

  private func lines(ofRow cells: [[MarkdownDocument.Run]], _ widths: [Int]) -> [StyledText] {
    let wrapped = zip(cells, widths).map { styled($0).wrapped(columns: max(1, $1)) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = StyledText()
      for (index, cell) in wrapped.enumerated() {
        let part = row < cell.count ? cell[row] : StyledText()
        for run in part.runs { line.append(run.text, run.style) }
        let gap = widths[index] - part.columns + (index + 1 < wrapped.count ? 2 : 0)
        line.append(String(repeating: " ", count: max(0, gap)), .plain)
      }
      return line
    }
  }
}
