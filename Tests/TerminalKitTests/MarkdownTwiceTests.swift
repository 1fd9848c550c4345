import SharedFixtures
import Testing

@testable import TerminalKit

/// Pressing twice, over random texts made of letters, blanks, line breaks and loose markers. The
/// seed stands in the message of what fails.
struct MarkdownTwiceTests {
  nonisolated private static let alphabet = Array("abc  **``漢é\n")
  nonisolated private static let kinds: [(toggle: MarkdownToggle, marker: String)] = [
    (.emphasis, "*"), (.strong, "**"), (.code, "`"),
  ]

  private func random(_ seed: Int) -> MarkdownToggle.Selected {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 0...14, using: &generator)
    let text = (0..<count).map { _ in
      Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &generator)]
    }
    let start = Int.random(in: 0...count, using: &generator)
    return (text, start..<Int.random(in: start...count, using: &generator))
  }

  @Test(arguments: kinds)
  func a14ASecondPressTakesBackWhatTheFirstPutIn(toggle: MarkdownToggle, marker: String) {
    var (count, checked, exceptions) = (0, 0, 0)
    for seed in 1...6000 {
      let before = random(seed)
      let once = toggle.applied(to: before.text, selection: before.selection)
      guard once.text.count > before.text.count else { continue }
      count += 1
      let twice = toggle.applied(to: once.text, selection: once.selection)

      exceptions += twice.text == before.text ? 0 : 1
      if !hasOtherPartner(once, marker) {
        checked += 1
        #expect(twice.text == before.text, "seed \(seed)")
        let kept = trimmed(once)
        let expected = kept.lowerBound - marker.count..<kept.upperBound - marker.count
        #expect(twice.selection == expected, "seed \(seed)")
      }
    }
    #expect(count > 4000)
    #expect(exceptions * 100 < count)
    #expect(checked * 2 > count)
  }

  @Test(arguments: kinds)
  func aPressPutsInTwoMarkersAndNothingElse(toggle: MarkdownToggle, marker: String) {
    for seed in 1...6000 {
      let before = random(seed)
      let once = toggle.applied(to: before.text, selection: before.selection)
      guard once.text.count > before.text.count else { continue }

      let (left, right) = markers(of: once, marker)
      var text = once.text
      text.removeSubrange(right)
      text.removeSubrange(left)

      #expect(String(once.text[left]) == marker, "seed \(seed)")
      #expect(String(once.text[right]) == marker, "seed \(seed)")
      #expect(text == before.text, "seed \(seed)")
    }
  }

  @Test(arguments: kinds)
  func b16APressOnMarkedTextLeavesItUnmarkedAndOtherwiseAsItWas(
    toggle: MarkdownToggle, marker: String
  ) {
    for seed in 1...6000 {
      let before = random(seed)
      let once = toggle.applied(to: before.text, selection: before.selection)
      guard once.text.count < before.text.count else { continue }

      #expect(!toggle.isOn(in: once.text, selection: once.selection), "seed \(seed)")
      #expect(words(once.text[...]) == words(before.text[...]), "seed \(seed)")
      #expect(words(once.text[once.selection]) == words(before.text[before.selection]))
    }
  }

  @Test func aListPutInIsTakenBack() {
    for seed in 1...6000 {
      var before = random(seed)
      before.text = before.text.map { $0 == "*" ? "-" : $0 }
      let once = MarkdownToggle.list.applied(to: before.text, selection: before.selection)
      let hasItems = before.text.split(separator: "\n").contains {
        $0.drop { $0 == " " }.starts(with: "- ")
      }
      guard !hasItems else { continue }

      let twice = MarkdownToggle.list.applied(to: once.text, selection: once.selection)

      #expect(twice.text == before.text, "seed \(seed)")
      #expect(twice.selection == before.selection, "seed \(seed)")
    }
  }

  // MARK: - What is to be expected

  private func words(_ text: ArraySlice<Character>) -> [Character] {
    text.filter { $0 != "*" && $0 != "`" }
  }

  /// The selection without the markers of spans that begin and end with it.
  private func trimmed(_ selected: MarkdownToggle.Selected) -> Range<Int> {
    var selection = selected.selection
    let spans = MarkdownSpan.spans(in: selected.text)
    while let span = spans.first(where: { $0.whole == selection && !$0.inside.isEmpty }) {
      selection = span.inside
    }
    return selection
  }

  /// Where the markers are that were put in; stars stand outside of the ticks of code.
  private func markers(of once: MarkdownToggle.Selected, _ marker: String)
    -> (Range<Int>, Range<Int>)
  {
    var (start, end) = (once.selection.lowerBound, once.selection.upperBound)
    while marker != "`", start > 0, once.text[start - 1] == "`" { start -= 1 }
    while marker != "`", end < once.text.count, once.text[end] == "`",
      end - once.selection.upperBound < once.selection.lowerBound - start
    {
      end += 1
    }
    return (start - marker.count..<start, end..<end + marker.count)
  }

  /// Whether one of the markers that were put in belongs, read back, to another span than one that
  /// stands directly around the selection, or has run together with a tick beside it. A caret is read as a letter.
  private func hasOtherPartner(_ once: MarkdownToggle.Selected, _ marker: String) -> Bool {
    var once = once
    if once.selection.isEmpty {
      let caret = once.selection.lowerBound
      once.text.insert("x", at: caret)
      once.selection = caret..<caret + 1
    }
    let (left, right) = markers(of: once, marker)
    let beside = [left.lowerBound - 1, right.upperBound].filter(once.text.indices.contains)
    if marker == "`", beside.contains(where: { once.text[$0] == "`" }) { return true }
    let spans = MarkdownSpan.spans(in: once.text)
    let strangers = spans.filter { !($0.encloses(once.selection) && $0.isTight(once, marker)) }
    return [left, right].contains { put in
      strangers.contains { $0.open.overlaps(put) || $0.close.overlaps(put) }
    }
  }
}

extension MarkdownSpan {
  /// Whether its markers stand in the runs of markers directly around what is selected.
  fileprivate func isTight(_ once: MarkdownToggle.Selected, _ marker: String) -> Bool {
    let between =
      once.text[open.upperBound..<once.selection.lowerBound]
      + once.text[once.selection.upperBound..<close.lowerBound]
    return between.allSatisfy { $0 == "*" || $0 == "`" }
  }
}
