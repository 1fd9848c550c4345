import TerminalKit
import Testing

/// In the texts here `[` and `]` stand around what is selected, `|` at a caret.
struct MarkdownToggleTests {
  private static func read(_ marked: String) -> MarkdownToggle.Selected {
    let text = Array(marked)
    let start = text.firstIndex { $0 == "[" || $0 == "|" } ?? text.count
    let end = text.firstIndex(of: "]").map { $0 - 1 } ?? start
    return (text.filter { !"[]|".contains($0) }, start..<end)
  }

  private static func show(_ selected: MarkdownToggle.Selected) -> String {
    var text = selected.text
    if selected.selection.isEmpty {
      text.insert("|", at: selected.selection.lowerBound)
    } else {
      text.insert("]", at: selected.selection.upperBound)
      text.insert("[", at: selected.selection.lowerBound)
    }
    return String(text)
  }

  private func pressed(_ toggle: MarkdownToggle, _ marked: String) -> String {
    let (text, selection) = Self.read(marked)
    return Self.show(toggle.applied(to: text, selection: selection))
  }

  @Test func a11StrongWrapsTheSelection() {
    #expect(pressed(.strong, "a [hex] b") == "a **[hex]** b")
  }

  @Test func b14StrongIsTwoStars() { #expect(pressed(.strong, "[x]") == "**[x]**") }

  @Test func a12B15EmphasisWrapsTheSelection() {
    #expect(pressed(.emphasis, "a [hex] b") == "a *[hex]* b")
  }

  @Test func a13B15CodeWrapsTheSelection() { #expect(pressed(.code, "a [hex] b") == "a `[hex]` b") }

  @Test(arguments: MarkdownToggle.allCases)
  func a14PressingAgainTakesTheMarkersAway(toggle: MarkdownToggle) {
    #expect(pressed(toggle, pressed(toggle, "a [hex] b")) == "a [hex] b")
  }

  @Test func a15ACaretGetsAPairAroundIt() {
    #expect(pressed(.strong, "a | b") == "a **|** b")
    #expect(pressed(.emphasis, "|") == "*|*")
    #expect(pressed(.code, "a|b") == "a`|`b")
    #expect(pressed(.strong, "**|**") == "|")
  }

  @Test func b16InsideAMarkedRangeTheMarkersGo() {
    #expect(pressed(.strong, "a **he|x** b") == "a he|x b")
    #expect(pressed(.strong, "a **one [two] three** b") == "a one [two] three b")
    #expect(pressed(.emphasis, "*|hex*") == "|hex")
    #expect(pressed(.code, "`he[x]`") == "he[x]")
    #expect(pressed(.code, "``a ` [b]``") == "a ` [b]")
  }

  @Test(arguments: [
    (MarkdownToggle.emphasis, "**[hex]**", "***[hex]***"),
    (.strong, "*[hex]*", "***[hex]***"), (.emphasis, "***[both]***", "**[both]**"),
    (.strong, "***[both]***", "*[both]*"), (.strong, "***bo|th***", "*bo|th*"),
    (.emphasis, "***bo|th***", "**bo|th**"), (.emphasis, "**he|x**", "**he*|*x**"),
    (.strong, "*he|x*", "*he**|**x*"), (.emphasis, "**one *t|wo* three**", "**one t|wo three**"),
    (.strong, "**one *t|wo* three**", "one *t|wo* three"), (.emphasis, "*|*", "|"),
    (.strong, "*|*", "***|***"), (.emphasis, "**|**", "***|***"),
    (.emphasis, "***|***", "**|**"), (.strong, "***|***", "*|*"),
  ])
  func emphasisAndStrongAreNeverConfused(toggle: MarkdownToggle, text: String, expected: String) {
    #expect(pressed(toggle, text) == expected)
  }

  @Test(arguments: [
    (MarkdownToggle.strong, "**a**[b]**c**", "**a****[b]****c**"),
    (.strong, "**a** [b] **c**", "**a** **[b]** **c**"),
    (.strong, "**a****[b]****c**", "**a**[b]**c**"),
    (.emphasis, "*a* [b] *c*", "*a* *[b]* *c*"), (.strong, "**a [b** c]", "**a **[b** c]**"),
    (.strong, "**[x ]**y** z**", "[x ]**y** z"), (.strong, "*a|b*", "*a**|**b*"),
    (.strong, "*a**|**b*", "*a|b*"), (.code, "`a` [b] `c`", "`a` `[b]` `c`"),
  ])
  func neighboursAndOverlapsKeepTheirMarkers(
    toggle: MarkdownToggle, text: String, expected: String
  ) {
    #expect(pressed(toggle, text) == expected)
  }

  @Test func aSelectionWithItsMarkersIsTakenAsWhatTheyMark() {
    #expect(pressed(.strong, "a [**hex**] b") == "a [hex] b")
    #expect(pressed(.strong, "[***hex***]") == "*[hex]*")
    #expect(pressed(.emphasis, "[**hex**]") == "***[hex]***")
  }

  @Test func starsGoOutsideOfCode() {
    #expect(pressed(.strong, "a `[x]` b") == "a **`[x]`** b")
    #expect(pressed(.strong, "a **`[x]`** b") == "a `[x]` b")
    #expect(pressed(.code, "**[x]**") == "**`[x]`**")
    #expect(pressed(.emphasis, "`a*b` [c*d]") == "`a*b` *[c*d]*")
  }

  @Test func escapedStarsAreNoMarkers() {
    #expect(pressed(.emphasis, "\\*a [b]\\* *c") == "\\*a *[b]*\\* *c")
  }

  @Test func linesAndWideCharactersAreJustText() {
    #expect(pressed(.strong, "一\n[二二\n三]\n四") == "一\n**[二二\n三]**\n四")
    #expect(pressed(.strong, "一\n**二[二\n三]**\n四") == "一\n二[二\n三]\n四")
    #expect(pressed(.emphasis, "a\n[👍🏽é]") == "a\n*[👍🏽é]*")
    #expect(pressed(.emphasis, "a\n*[👍🏽é]*") == "a\n[👍🏽é]")
    #expect(pressed(.strong, "one **a\n\nb [x] y** two") == "one **a\n\nb **[x]** y** two")
  }

  // MARK: - Lists

  @Test(arguments: [
    ("o|ne", "- o|ne"), ("- o|ne", "o|ne"), ("|", "- |"), ("- |", "|"), ("|- one", "|one"),
    ("a\n[b\nc]\nd", "a\n- [b\n- c]\nd"), ("a\n- [b\n- c]\nd", "a\n[b\nc]\nd"),
    ("[a\n]b", "- [a\n]b"), ("[a\n\n  b]", "- [a\n\n  - b]"), ("[- a\nb]", "[- a\n- b]"),
    ("[* a\n+ b]", "[a\nb]"), ("a\n\n|\n", "a\n\n- |\n"),
  ])
  func listMarkersGoBeforeTheLinesOfTheSelection(text: String, expected: String) {
    #expect(pressed(.list, text) == expected)
  }
}
