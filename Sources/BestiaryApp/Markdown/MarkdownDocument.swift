/// Markdown as paragraphs of runs, ready to be wrapped to any width.
nonisolated struct MarkdownDocument: Hashable {
  /// A piece of text with the same traits.
  struct Run: Hashable {
    var text: String
    var traits: Traits
  }

  /// How a piece of text is marked.
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let strong = Traits(rawValue: 1)
    static let emphasis = Traits(rawValue: 2)
    static let code = Traits(rawValue: 4)
    static let heading = Traits(rawValue: 8)
    static let quiet = Traits(rawValue: 16)
  }

  /// A block of text: the first line begins with `marker`, the others are indented as far.
  struct Paragraph: Hashable {
    /// Columns before the marker.
    var indent = 0
    /// `• `, `3. `, `│ ` or nothing.
    var marker = ""
    /// Whether the marker stands before every line, as a quotation's does.
    var repeatsMarker = false
    /// The text; line feeds break lines.
    var runs: [Run] = []
    /// Whether lines are cut at the width in place of being wrapped.
    var isPreformatted = false
    /// Whether a blank row comes before it.
    var isSpaced = true
    /// Cells of a table row; empty for any other paragraph.
    var cells: [[Run]] = []
    /// Whether it is a horizontal rule.
    var isRule = false
  }

  /// The paragraphs in order.
  var paragraphs: [Paragraph] = []
}
