/// Text inside Markdown.
enum MarkdownText {
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "&", "~",
  ]

  /// A text on one line that means itself: breaks become blanks, special characters are escaped.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { line.append("\\") }
      line.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return String(line)
  }

  /// The anchor that renderers give a heading: letters and digits in lower case, dashes for
  /// blanks.
  static func anchor(_ heading: String) -> String {
    var anchor = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil
        || "-_".unicodeScalars.contains(scalar)
      {
        anchor.append(scalar)
      } else if properties.isWhitespace {
        anchor.append("-")
      }
    }
    return String(anchor)
  }
}
