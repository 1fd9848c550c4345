/// Putting Markdown's markers in and taking them out again, as plain functions of a text and what
/// is selected in it (or of the empty range at its caret).
///
/// A press where the selection is not marked puts a pair of markers around exactly what is
/// selected; a press where it is takes the pair away, also where it stands further out. What is
/// selected stays the same text, and a second press takes back what the first one put in.
///
/// A selection that has a span's own markers at both ends is taken as one on what they mark.
/// There is one exception to the second press, since Markdown has no way to write some things:
/// where a marker that was put in finds another partner than its twin (`b` between `*a*` and `c*`,
/// with no blanks) or a tick runs together with one beside it, the two can't be read back as a pair.
nonisolated public enum MarkdownToggle: Hashable, Sendable, CaseIterable {
  /// `*`
  case emphasis
  /// `**`
  case strong
  /// `` ` ``
  case code
  /// `- ` before lines
  case list

  /// A text and what is selected in it.
  public typealias Selected = (text: [Character], selection: Range<Int>)

  /// The text after one press.
  public func applied(to text: [Character], selection: Range<Int>) -> Selected {
    let selection = selection.clamped(to: 0..<text.count)
    switch self {
    case .emphasis: return MarkdownMarkers(.emphasis, "*").toggled(text, selection)
    case .strong: return MarkdownMarkers(.strong, "**").toggled(text, selection)
    case .code: return MarkdownMarkers(.code, "`").toggled(text, selection)
    case .list: return MarkdownList.toggled(text, selection)
    }
  }

  /// Whether a press would take markers away.
  public func isOn(in text: [Character], selection: Range<Int>) -> Bool {
    applied(to: text, selection: selection).text.count < text.count
  }
}
