import Cells
import SharedFixtures
import Testing

@testable import TerminalKit

@Suite struct StyledTextTests {
  private func lines(_ text: String, _ columns: Int) -> [String] {
    StyledText(text).wrapped(columns: columns).map(\.text)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
    ("one two", 99, ["one two"]), ("", 5, [""]), ("a  b", 4, ["a  b"]), ("a    b", 4, ["a", "b"]),
    ("one\ntwo", 9, ["one", "two"]), ("one\n\ntwo", 9, ["one", "", "two"]), ("one\n", 9, ["one"]),
    ("one \n two", 9, ["one", "two"]), ("a\r\nb", 9, ["a", "b"]), ("a\tb", 9, ["a b"]),
  ])
  func linesAreBrokenAtBlanksAndLineFeeds(text: String, columns: Int, expected: [String]) {
    #expect(lines(text, columns) == expected)
  }

  @Test(arguments: [
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("x abcdefgh", 4, ["x", "abcd", "efgh"]),
    ("妙蛙种子", 5, ["妙蛙", "种子"]), ("妙蛙种子", 4, ["妙蛙", "种子"]),
    ("👩‍✈️👩‍✈️👩‍✈️", 4, ["👩‍✈️👩‍✈️", "👩‍✈️"]),
  ])
  func onlyWordsWiderThanALineAreBroken(text: String, columns: Int, expected: [String]) {
    #expect(lines(text, columns) == expected)
  }

  @Test func aWordInTwoStylesStaysWhole() {
    var text = StyledText("a hex")
    text.append("agon", TextStyle(attributes: .bold))

    let lines = text.wrapped(columns: 7)

    #expect(lines.map(\.text) == ["a", "hexagon"])
    #expect(lines[1].runs.map(\.text) == ["hex", "agon"])
    #expect(lines[1].runs[1].style.attributes == .bold)
  }

  @Test func runsOfOneStyleAreJoined() {
    var text = StyledText("a")

    text.append("b", .plain)
    text.append("c", TextStyle(attributes: .bold))

    #expect(text.runs.map(\.text) == ["ab", "c"])
    #expect(text.text == "abc" && text.columns == 3)
  }

  // MARK: - Any text at any width

  private static let words = [
    "a", "of", "the", "bog", "mire-hag", "unreasonably", "incomprehensibilities",
    "e\u{301}te\u{301}",
  ]
  private static let wide = ["妙蛙", "フシギダネ", "🐲", "👩‍✈️", "니드런♀", "คำ"]

  private static func text(seed: UInt64, words: [String]) -> StyledText {
    var random = SeededGenerator(seed: seed)
    let styles = [
      TextStyle.plain, TextStyle(attributes: .bold), TextStyle(foreground: .indexed(3)),
    ]
    var text = StyledText()
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let style = styles.randomElement(using: &random) ?? .plain
      text.append(words.randomElement(using: &random) ?? "", style)
      let gap = ["", " ", " ", " ", "  ", "\n", "   \t "].randomElement(using: &random) ?? " "
      text.append(gap, styles.randomElement(using: &random) ?? .plain)
    }
    return text
  }

  /// The characters that are seen, each with its style.
  private func ink(_ texts: [StyledText]) -> [[AnyHashable]] {
    texts.flatMap(\.runs).flatMap { run in
      run.text.filter { !$0.isWhitespace }.map { [AnyHashable($0), AnyHashable(run.style)] }
    }
  }

  @Test(arguments: 1...120) func noLineIsWiderThanAskedAndNothingIsLost(columns: Int) {
    let words = columns == 1 ? Self.words : Self.words + Self.wide
    for seed in 1...10 as ClosedRange<UInt64> {
      let text = Self.text(seed: seed &* 1000 &+ UInt64(columns), words: words)

      let lines = text.wrapped(columns: columns)

      #expect(lines.allSatisfy { $0.columns <= columns })
      #expect(ink(lines) == ink([text]))
    }
  }

  @Test(arguments: 1...120) func wordsThatFitIntoALineAreKeptWhole(columns: Int) {
    for seed in 1...10 as ClosedRange<UInt64> {
      let text = Self.text(seed: seed &* 1000 &+ UInt64(columns), words: Self.words + Self.wide)
      let words = text.text.split(whereSeparator: \.isWhitespace).map(String.init)

      var pieces = text.wrapped(columns: columns)
        .flatMap { $0.text.split(whereSeparator: \.isWhitespace) }[...]

      for word in words {
        var joined = String(pieces.popFirst() ?? "")
        if DisplayText.columns(of: word) > columns {
          while joined.count < word.count { joined += pieces.popFirst() ?? "?" }
        }
        #expect(joined == word)
      }
    }
  }
}
