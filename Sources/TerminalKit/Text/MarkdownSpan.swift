/// A piece of Markdown text between two markers.
nonisolated struct MarkdownSpan: Hashable, Sendable {
  /// What the markers stand for.
  enum Kind: Hashable, Sendable {
    case emphasis, strong, code
  }

  let kind: Kind
  /// The opening marker.
  let open: Range<Int>
  /// The closing marker.
  let close: Range<Int>

  /// What stands between the markers.
  var inside: Range<Int> { open.upperBound..<close.lowerBound }
  /// Markers and what stands between them.
  var whole: Range<Int> { open.lowerBound..<close.upperBound }

  /// Whether all of `range` stands between the markers.
  func encloses(_ range: Range<Int>) -> Bool {
    inside.lowerBound <= range.lowerBound && range.upperBound <= inside.upperBound
  }

  /// The spans of a text, found as CommonMark does: code first, then runs of stars in pairs, none
  /// over the edge of a paragraph or a list item.
  static func spans(in text: [Character]) -> [MarkdownSpan] {
    blocks(of: text).flatMap { block -> [MarkdownSpan] in
      var parser = MarkdownSpanParser(text, block)
      return parser.parse()
    }
  }

  private static func blocks(of text: [Character]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var start = 0
    for line in text.lineRanges where line.lowerBound > 0 && beginsBlock(text[line]) {
      blocks.append(start..<line.lowerBound)
      start = line.lowerBound
    }
    return blocks + [start..<text.count]
  }

  private static func beginsBlock(_ line: ArraySlice<Character>) -> Bool {
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard let first = content.first else { return true }
    if first == "#" || first == ">" { return true }
    let rest = content.drop { $0.isASCII && $0.isNumber }.dropFirst()
    let isNumbered = first.isNumber && content.contains { $0 == "." || $0 == ")" }
    return ("-*+".contains(first) || isNumbered) && rest.first == " "
  }
}

nonisolated extension [Character] {
  /// Its lines without their line breaks, at least one.
  var lineRanges: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in indices where self[index].isLineBreak {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<count]
  }
}
