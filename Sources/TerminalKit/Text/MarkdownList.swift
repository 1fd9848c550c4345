/// List markers at the beginning of lines.
///
/// A press puts `- ` before every line of the selection that has no marker (blank ones are passed
/// over), or takes the markers away where all have one. A selection that begins inside a marker is
/// taken as beginning behind it.
nonisolated enum MarkdownList {
  static func toggled(_ text: [Character], _ selection: Range<Int>) -> MarkdownToggle.Selected {
    let lines = touched(text, selection)
    let isOn = lines.allSatisfy { hasMarker(text, at: contentStart(text, $0)) }
    var (changed, lower, upper) = (text, selection.lowerBound, selection.upperBound)
    for line in lines.reversed() {
      let start = contentStart(text, line)
      if isOn {
        changed.removeSubrange(start..<start + marker.count)
        (lower, upper) = (pulled(lower, start), pulled(upper, start))
      } else if !hasMarker(text, at: start) {
        changed.insert(contentsOf: marker, at: start)
        lower += lower >= start ? marker.count : 0
        upper += upper >= start ? marker.count : 0
      }
    }
    return (changed, lower..<upper)
  }

  private static let marker: [Character] = ["-", " "]

  private static func pulled(_ offset: Int, _ start: Int) -> Int {
    offset > start ? max(start, offset - marker.count) : offset
  }

  /// The lines of the selection that count: one at whose beginning it just ends does not, nor do
  /// blank ones, unless there is only one.
  private static func touched(_ text: [Character], _ selection: Range<Int>) -> [Range<Int>] {
    let lines = text.lineRanges.filter { line in
      let ends = selection.isEmpty ? selection.upperBound : selection.upperBound - 1
      return line.lowerBound <= ends && selection.lowerBound <= line.upperBound
    }
    if lines.count == 1 { return lines }
    return lines.filter { !text[$0].allSatisfy(\.isWhitespace) }
  }

  private static func contentStart(_ text: [Character], _ line: Range<Int>) -> Int {
    line.first { text[$0] != " " && text[$0] != "\t" } ?? line.upperBound
  }

  private static func hasMarker(_ text: [Character], at index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    return ["-", "*", "+"].contains(text[index]) && text[index + 1] == " "
  }
}
