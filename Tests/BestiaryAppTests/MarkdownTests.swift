import Cells
import TerminalKit
import Testing

@testable import BestiaryApp

@Suite struct MarkdownTests {
  private func lines(_ text: String, columns: Int) -> [StyledText] {
    let layout = MarkdownLayout(theme: .dark(depth: .truecolor), columns: columns)
    return layout.lines(of: MarkdownParser.parse(text))
  }

  private func texts(_ text: String, columns: Int = 60) -> [String] {
    lines(text, columns: columns).map(\.text)
  }

  @Test func markersAreRenderedAndNeverShown() {
    #expect(texts("**bold** and *soft* and `code`") == ["bold and soft and code"])
  }

  @Test func boldIsBoldAndEmphasisItalic() throws {
    let line = try #require(lines("**a** *b*", columns: 40).first)

    #expect(line.runs.first { $0.text == "a" }?.style.attributes.contains(.bold) == true)
    #expect(line.runs.first { $0.text == "b" }?.style.attributes.contains(.italic) == true)
  }

  @Test func listsKeepTheirHang() {
    let wrapped = texts(
      "- one two three four five six\n  - inner item that is long too", columns: 16)

    #expect(wrapped.first == "• one two three")
    #expect(wrapped[1].hasPrefix("  four"))
    #expect(wrapped.contains { $0.hasPrefix("  • inner") })
    #expect(wrapped.last?.hasPrefix("    ") == true)
  }

  @Test func numbersCountUp() {
    #expect(texts("3. three\n4. four") == ["3. three", "4. four"])
  }

  @Test func unclosedMarkersAndSnakeCaseStayText() {
    #expect(texts("an **open and snake_case a_b") == ["an **open and snake_case a_b"])
  }

  @Test func htmlIsText() {
    #expect(texts("<b>loud</b>") == ["<b>loud</b>"])
  }

  @Test func codeIsNotWrapped() {
    let wrapped = texts("```\nlet long = \"a line that is wider than the pane\"\n```", columns: 20)

    #expect(wrapped == ["let long = \"a line…"])
  }

  @Test(arguments: 1...120)
  func noLineIsWiderThanThePane(columns: Int) {
    let text = """
      # A heading that goes on
      Some *text* with **marks**, 龍 and 火の鳥, and averyveryverylongword of no use.

      - item with `code span` inside
        1. nested and numbered
      > quoted text over some lines

      | name | what |
      | --- | --- |
      | goblin | a small one with a long tale |
      """

    for line in lines(text, columns: columns) where columns >= 8 {
      #expect(line.columns <= columns, "\(line.text)")
    }
  }

  @Test func tablesAlign() {
    let table = texts("| a | b |\n| --- | --- |\n| long | x |")

    #expect(table == ["a     b", "long  x"])
  }
}
