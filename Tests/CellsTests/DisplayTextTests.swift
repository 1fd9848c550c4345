import Cells
import Testing

@Suite struct DisplayTextTests {
  /// Each element as its text and columns: `a1` is one cell that shows `a`.
  private func shown(_ text: String) -> [String] {
    DisplayText.elements(of: text).map { $0.glyph.text + String($0.columns) }
  }

  @Test func asciiTakesOneColumnForEachCharacter() {
    let text = "Bog, 7~"

    #expect(shown(text) == ["B1", "o1", "g1", ",1", " 1", "71", "~1"])
    #expect(DisplayText.columns(of: text) == 7)
  }

  @Test(arguments: [
    ("妙蛙种子", 8), ("フシギダネ", 10), ("니드런♀", 7), ("Flabébé", 7), ("Крыса", 5), ("☻◊", 2),
    ("🐲", 2), ("★シ", 3), ("", 0),
  ])
  func wideCharactersTakeTwoColumns(text: String, columns: Int) {
    #expect(DisplayText.columns(of: text) == columns)
  }

  @Test func whatCombinesSharesTheCellOfItsBase() {
    let composed = shown("e\u{301}o\u{302}\u{323}")

    #expect(composed == ["e\u{301}1", "o\u{323}\u{302}1"])
  }

  @Test func aMarkWithoutABaseStandsOnADottedCircle() {
    #expect(shown("\u{301}") == ["◌\u{301}1"])
  }

  @Test func marksBeyondTheFifthScalarAreLeftOutOfTheCell() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 40)

    let elements = DisplayText.elements(of: zalgo)

    #expect(elements.count == 1)
    #expect(elements[0].glyph.scalars.count == 5)
  }

  @Test(arguments: [
    ("👩‍✈️", "👩2"), ("👨‍👩‍👧‍👦", "👨2"), ("🏳️‍🌈", "🏳1"), ("👍🏽", "👍2"), ("❤️", "❤1"), ("🕷️", "🕷1"),
    ("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "🏴2"),
  ])
  func ofAnEmojiSequenceOnlyTheBaseIsShown(text: String, base: String) {
    #expect(shown(text) == [base])
  }

  @Test func aSkinToneAloneIsShownAsItself() {
    #expect(shown("🏽") == ["🏽2"])
  }

  @Test func aFlagIsItsTwoLettersOfOneColumnEach() {
    let elements = DisplayText.elements(of: "🇯🇵!")

    #expect(elements.map(\.columns) == [1, 1, 1])
    #expect(elements.map(\.character) == [0, 0, 1])
  }

  @Test func controlCharactersBecomeTheirPictures() {
    #expect(shown("\0\u{1b}[m\u{7f}") == ["␀1", "␛1", "[1", "m1", "␡1"])
    #expect(shown("\u{85}\u{9b}\u{2028}") == ["\u{fffd}1", "\u{fffd}1", "\u{fffd}1"])
  }

  @Test func tabsAndLineEndsAreOneBlank() {
    #expect(shown("a\tb\nc\rd\r\ne").joined() == "a1 1b1 1c1 1d1 1e1")
  }

  @Test(arguments: [
    "\u{202e}", "\u{2066}", "\u{200e}", "\u{200b}", "\u{200d}", "\u{2060}", "\u{feff}", "\u{ad}",
    "\u{fe0f}", "\u{e0101}", "\u{e0041}",
  ])
  func invisibleCharactersAreLeftOut(text: String) {
    #expect(DisplayText.columns(of: text) == 0)
    #expect(shown("a" + text + "b").map { $0.first } == ["a", "b"])
    #expect(DisplayText.columns(of: "a" + text + "b") == 2)
  }

  @Test(arguments: ["\u{378}", "\u{ffff}", "\u{1faff}", "\u{3fffe}"])
  func scalarsWithoutAKnownWidthAreShownAsTheReplacementCharacter(text: String) {
    #expect(shown(text) == ["\u{fffd}1"])
    #expect(shown("a" + text).last == "\u{fffd}1")
  }

  @Test func elementsTellWhichCharacterTheyBelongTo() {
    let elements = DisplayText.elements(of: "a\u{200b}妙\r\nb")

    #expect(
      elements.map(\.character) == [0, 2, 3, 4] || elements.map(\.character) == [0, 1, 2, 3])
    #expect(elements.map(\.columns) == [1, 2, 1, 1])
  }

  @Test func simpleScalarsHaveTheWidthThatTheyAreDrawnIn() throws {
    for value in [0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2010..<0x2028].joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      for text in [String(Character(scalar)), "a\(scalar)b\(scalar)"] {
        var drawn = 0
        DisplayText.forEach(in: text) { drawn += $0.columns }
        #expect(DisplayText.columns(of: text) == drawn, "\(value)")
      }
    }
  }

  @Test func harmlessTextHasNothingThatATerminalWouldObey() {
    let text = "Bog\u{1b}]0;x\u{7}\u{9b}2J\u{7f} é妙👍🏽"

    let harmless = DisplayText.harmless(text)

    #expect(harmless == "Bog␛]0;x␇\u{fffd}2J␡ é妙👍🏽")
  }
}
