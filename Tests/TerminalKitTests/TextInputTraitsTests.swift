import Cells
import TerminalKit
import Testing

struct TextInputTraitsTests {
  // MARK: - Keyboard types

  nonisolated private static let taken: [(type: KeyboardType, taken: String, refused: String)] = [
    (.default, "aZ9 é漢👍🏽ß/\"", "\u{1b}\u{7}\u{7f}\u{9b}\n\t"),
    (.asciiCapable, "aZ9 ~!/\"", "é漢👍\u{7f}\n"),
    (.numbersAndPunctuation, "0 9+-/().,!?½€", "aZé漢\n"),
    (.url, "https://ex.org/a-b_c?d=e&f#g%20~üö漢", " <>\"{}|\\^`\n"),
    (.numberPad, "0123456789", "-+. a٣½\n"),
    (.phonePad, "+49 (0) 30/12-34*#,;.", "aé!\n"),
    (.namePhonePad, "Aoife O'Brien-漢 +49 (0) 30", "<>{}\"\\\n"),
    (.emailAddress, "a.b+c_d@ex-am.orgü", " ()<>,;:\"\n"),
    (.decimalPad, "0123456789.", "-+, a٣\n"),
  ]

  @Test(arguments: taken)
  func a24AKeyboardTypeTakesItsCharactersAndNoOthers(
    type: KeyboardType, taken: String, refused: String
  ) {
    #expect(taken.filter { !type.accepts($0) } == "")
    #expect(refused.filter(type.accepts) == "")
  }

  @Test func a24EveryKeyboardTypeIsInTheTable() {
    #expect(Self.taken.map(\.type) == KeyboardType.allCases)
  }

  @Test func onlyThePadTypesHavePads() {
    let pads = KeyboardType.allCases.filter { KeyPadKind($0) != nil }

    #expect(pads == [.numberPad, .phonePad, .decimalPad])
  }

  // MARK: - Return key

  @Test func a25EveryReturnKeyHasItsName() {
    #expect(
      ReturnKeyType.allCases.map(\.label)
        == ["Return", "Go", "Join", "Next", "Route", "Search", "Send", "Done"])
  }

  // MARK: - Capitals

  @Test(arguments: [
    (AutocapitalizationType.none, "bog. mire", "bog. mire"),
    (.words, "bog. mire-cat \"dog\" 3x", "Bog. Mire-cat \"Dog\" 3x"),
    (.sentences, "bog. mire", "Bog. Mire"),
    (.sentences, "cr 3.5 is 1/4", "Cr 3.5 is 1/4"),
    (.sentences, "why?! \"because.\" so (it is). yes", "Why?! \"Because.\" So (it is). Yes"),
    (.sentences, "éa\nßb ǆc", "Éa\nßb ǆc"), (.sentences, "漢。a", "漢。A"),
    (.sentences, "  x. ¿y", "  X. ¿Y"), (.sentences, "Ice-Bot", "Ice-Bot"),
    (.allCharacters, "bog ß1é", "BOG ß1É"),
  ])
  func a26CapitalsAreMadeAsTyped(type: AutocapitalizationType, typed: String, expected: String) {
    var text = ""

    for character in typed { text.append(type.capitalized(character, after: text)) }

    #expect(text == expected)
  }

  private func editing(_ type: AutocapitalizationType) -> TextEditing {
    TextEditing(traits: TextInputTraits(autocapitalizationType: type))
  }

  @Test func t17SentencesGetTheirCapitals() {
    var editing = editing(.sentences)

    for character in "bog. mire" { _ = editing.press(.character(character)) }

    #expect(editing.buffer.text == "Bog. Mire")
  }

  @Test func t17ACapitalThatIsTakenBackStaysSmall() {
    var editing = editing(.sentences)
    for character in "bog. m" { _ = editing.press(.character(character)) }

    _ = editing.press(.backspace)
    for character in "mire" { _ = editing.press(.character(character)) }

    #expect(editing.buffer.text == "Bog. mire")
  }

  @Test func t17ACapitalThatIsSelectedAndTypedSmallStaysSmall() {
    var editing = editing(.sentences)
    _ = editing.press(.character("b"))

    _ = editing.press(Key(.left, .shift))
    _ = editing.press(.character("b"))

    #expect(editing.buffer.text == "b")
  }

  @Test func t17AnotherLetterInItsPlaceGetsItsCapital() {
    var editing = editing(.sentences)
    _ = editing.press(.character("b"))
    _ = editing.press(.backspace)

    _ = editing.press(.character("c"))

    #expect(editing.buffer.text == "C")
  }

  @Test func aSecretGetsNoCapitals() {
    var editing = TextEditing(
      traits: TextInputTraits(autocapitalizationType: .words, isSecureTextEntry: true))

    _ = editing.press(.character("b"))

    #expect(editing.buffer.text == "b")
  }

  // MARK: - Refusals

  @Test func whatIsRefusedIsToldAndTheRestIsTaken() {
    var editing = TextEditing(traits: TextInputTraits(keyboardType: .numberPad))

    #expect(editing.press(.character("x")) == .refused)
    #expect(editing.press(.character("1")) == .handled)
    #expect(editing.paste("2 x3") == .refused)
    #expect(editing.buffer.text == "123")
    #expect(editing.paste("\n45\n") == .handled)
    #expect(editing.buffer.text == "12345")
  }

  @Test func aPasteThatIsRefusedAltogetherLeavesTheSelection() {
    var editing = TextEditing("12", traits: TextInputTraits(keyboardType: .numberPad))
    editing.buffer.selectAll()

    #expect(editing.paste("abc") == .refused)
    #expect(editing.buffer.text == "12")
    #expect(editing.buffer.selection == 0..<2)
  }

  @Test func d17UndoAndRedoHaveTheirKeys() {
    var editing = TextEditing()
    for character in "one two" { _ = editing.press(.character(character)) }

    _ = editing.press(.control("_"))
    #expect(editing.buffer.text == "one ")
    _ = editing.press(.alt("u"))
    #expect(editing.buffer.text == "")
    _ = editing.press(.alt("r"))
    #expect(editing.buffer.text == "one ")
    #expect(editing.press(.control("z")) == .passed)
  }
}
