import Cells
import TerminalKit

/// How the words of the detail pane's fields are broken into lines, so that nothing is lost that can
/// be read nowhere else. What still does not fit ends in `…`.
nonisolated enum FieldText {
  /// A name in one line, or two.
  static func heading(_ name: String, columns: Int) -> [String] {
    limited(lines(of: name, columns: columns), to: 2, columns: columns)
  }

  /// A subtitle in one line where it fits, else its parts below each other.
  static func subtitle(_ text: String, columns: Int) -> [String] {
    guard DisplayText.columns(of: text) > columns else { return [text] }
    let parts = text.split(separator: " · ").flatMap { lines(of: String($0), columns: columns) }
    return limited(parts, to: 3, columns: columns)
  }

  /// Tags beside each other, a tag being broken only where it is longer than a line.
  static func tags(_ tags: [String], columns: Int) -> [String] {
    var result: [String] = []
    for tag in tags {
      if let last = result.last,
        DisplayText.columns(of: last) + 2 + DisplayText.columns(of: tag) <= columns
      {
        result[result.count - 1] = last + "  " + tag
      } else {
        result += lines(of: tag, columns: columns)
      }
    }
    return result.isEmpty ? [DisplayText.fitted("none", columns: columns)] : result
  }

  /// The first `count` lines; the last says where there are more.
  static func limited(_ lines: [String], to count: Int, columns: Int) -> [String] {
    guard lines.count > count, count > 0 else { return lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return Array(lines.prefix(count - 1)) + [DisplayText.fitted(rest, columns: columns)]
  }

  /// A text in as many lines as it takes.
  static func lines(of text: String, columns: Int) -> [String] {
    guard DisplayText.columns(of: text) > columns else { return [text] }
    return StyledText(text).wrapped(columns: max(1, columns)).map(\.text)
  }
}
