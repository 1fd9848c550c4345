import Cells
import TerminalKit

/// How the words of the detail pane's fields are broken into lines, so that nothing is lost that can
/// be read nowhere else. What still does not fit ends in `…`. However long a text is, no more of it is
/// looked at than can be shown.
nonisolated enum FieldText {
  private static let mostTagLines = 20

  /// A name or a few words in one line, or two.
  static func heading(_ text: String, columns: Int) -> [String] {
    limited(lines(of: beginning(of: text, lines: 2, columns), columns), to: 2, columns)
  }

  /// A subtitle in one line where it fits, else its parts below each other.
  static func subtitle(_ text: String, columns: Int) -> [String] {
    let text = beginning(of: text, lines: 3, columns)
    guard DisplayText.columns(of: text) > columns else { return [text] }
    let parts = text.split(separator: " · ").flatMap { lines(of: String($0), columns) }
    return limited(parts, to: 3, columns)
  }

  /// Tags beside each other, a tag being broken only where it is longer than a line.
  static func tags(_ tags: [String], columns: Int) -> [String] {
    var result: [String] = []
    for tag in tags where result.count <= mostTagLines {
      if let last = result.last,
        DisplayText.columns(of: last) + 2 + DisplayText.columns(of: tag) <= columns
      {
        result[result.count - 1] = last + "  " + tag
      } else {
        result += lines(of: beginning(of: tag, lines: mostTagLines, columns), columns)
      }
    }
    guard !result.isEmpty else { return [DisplayText.fitted("none", columns: columns)] }
    return limited(result, to: mostTagLines, columns)
  }

  /// The first `count` lines; the last says where there are more.
  private static func limited(_ lines: [String], to count: Int, _ columns: Int) -> [String] {
    guard lines.count > count else { return lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return Array(lines.prefix(count - 1)) + [DisplayText.fitted(rest, columns: columns)]
  }

  /// A text in as many lines as it takes.
  private static func lines(of text: String, _ columns: Int) -> [String] {
    guard DisplayText.columns(of: text) > columns else { return [text] }
    return StyledText(text).wrapped(columns: max(1, columns)).map(\.text)
  }

  /// As much of a text as fills so many lines and one Character more, `…` where it goes on.
  private static func beginning(of text: String, lines: Int, _ columns: Int) -> String {
    let most = lines * max(1, columns) + 1
    if text.utf8.count <= most { return text }
    guard let end = text.index(text.startIndex, offsetBy: most, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    return text[..<end] + "…"
  }
}
