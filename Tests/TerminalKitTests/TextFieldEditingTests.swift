import Cells
import TerminalKit
import TerminalKitTesting
import Testing

struct TextFieldEditingTests {
  private let field = TextField()
  private let log = FieldLog()

  private func screen(columns: Int = 20, depth: ColorDepth = .truecolor) -> TextScreen {
    field.delegate = log
    let screen = TextScreen([field], columns: columns, depth: depth)
    screen.focus(field)
    return screen
  }

  @Test func t13TheTextIsExactlyWhatTheFieldShows() async {
    let screen = screen()

    await screen.pilot.type("héllo")

    #expect(field.text == "héllo")
    #expect(screen.pilot.lines[0].hasPrefix("héllo"))
    #expect(log.texts == ["h", "hé", "hél", "héll", "héllo"])
  }

  @Test func t15TheCaretStaysVisibleIn200Characters() async {
    let screen = screen()
    await screen.pilot.type(String(repeating: "0123456789", count: 20))

    #expect(screen.cursor == Position(column: 17, row: 0))
    #expect(screen.pilot.lines[0] == "34567890123456789  ✕")
    await screen.pilot.press(.home)
    #expect(screen.cursor == Position(column: 0, row: 0))
    #expect(screen.pilot.lines[0] == "012345678901234567 ✕")
  }

  @Test func theCursorMovesByTheWidthOfACharacter() async {
    let screen = screen()

    await screen.pilot.type("ab龍")
    #expect(screen.cursor == Position(column: 4, row: 0))
    await screen.pilot.type("c")
    #expect(screen.cursor == Position(column: 5, row: 0))
    await screen.pilot.type("龍")
    #expect(screen.cursor == Position(column: 7, row: 0))
  }

  @Test(arguments: 1...12)
  func theCaretIsInSightInAnyWidth(columns: Int) async {
    let screen = screen(columns: columns)
    await screen.pilot.type("ab 漢字 cde👍🏽 fgh")

    for _ in 0..<16 {
      #expect(screen.cursor != nil)
      await screen.pilot.press(.left)
    }
    #expect(screen.cursor == Position(column: 0, row: 0))
  }

  // MARK: - Clear button

  @Test func t16TheClearButtonIsThereWhileEditingANonEmptyText() async {
    let screen = screen()
    #expect(!screen.pilot.shows("✕"))

    await screen.pilot.type("Cinder")
    #expect(screen.pilot.position(of: "✕") == Position(column: 19, row: 0))
    await screen.pilot.press(.control("u"))

    #expect(!screen.pilot.shows("✕"))
    #expect(field.text == "")
    #expect(field.isFirstResponder)
  }

  @Test func t16AClickOnTheClearButtonEmptiesTheTextAndUndoBringsItBack() async {
    let screen = screen()
    await screen.pilot.type("Cinder")

    await screen.pilot.click(column: 19, row: 0)

    #expect(field.text == "")
    #expect(field.isFirstResponder)
    await screen.pilot.press(.alt("u"))
    #expect(field.text == "Cinder")
  }

  @Test func t16ThereIsNoClearButtonWithoutTheInput() async {
    let screen = screen()
    await screen.pilot.type("Cinder")

    field.resignFirstResponder()
    await screen.pilot.press()
    #expect(!screen.pilot.shows("✕"))
    await screen.pilot.click(column: 19, row: 0)

    #expect(field.text == "Cinder")
    #expect(field.isFirstResponder)
  }

  // MARK: - Mouse and selection

  @Test func aPressPlacesTheCaretAndADragSelects() async {
    let screen = screen()
    await screen.pilot.type("ab龍cdef")

    await screen.pilot.click(column: 3, row: 0)
    #expect(field.selectedTextRange == 2..<2)
    screen.drag(from: Position(column: 1, row: 0), to: Position(column: 5, row: 0))

    #expect(field.selectedTextRange == 1..<4)
    #expect(screen.pilot.cell(column: 0, row: 0).background == .terminal)
    let tint = Color.rgb(screen.window.theme.selection)
    for column in 1...4 { #expect(screen.pilot.cell(column: column, row: 0).background == tint) }
    #expect(screen.pilot.cell(column: 5, row: 0).background == .terminal)
  }

  @Test func withoutColoursASelectionIsReversed() async {
    let screen = screen(depth: .none)
    await screen.pilot.type("abc")

    await screen.pilot.press(Key(.left, .shift))

    #expect(screen.pilot.cell(column: 2, row: 0).attributes == .reverse)
    #expect(screen.pilot.cell(column: 1, row: 0).attributes == [])
  }

  @Test func clicksOnOneCellSelectAWordThenEverything() async {
    let screen = screen()
    await screen.pilot.type("one two")

    await screen.pilot.click(column: 1, row: 0)
    await screen.pilot.click(column: 1, row: 0)
    #expect(field.selectedTextRange == 0..<3)
    await screen.pilot.click(column: 1, row: 0)
    #expect(field.selectedTextRange == 0..<7)
    await screen.pilot.click(column: 1, row: 0)

    #expect(field.selectedTextRange == 1..<1)
  }

  @Test func withoutTheInputThereIsNoSelectedRange() {
    let screen = screen()

    field.resignFirstResponder()

    #expect(field.selectedTextRange == nil)
    #expect(screen.cursor != nil)
  }

  // MARK: - Traits

  @Test func aRefusedCharacterFlashesUntilTheNextEvent() async {
    field.accepts = { $0 != "x" }
    let screen = screen()

    await screen.pilot.type("ax")
    #expect(field.isFlashing)
    #expect(field.text == "a")
    #expect(log.refusals == 1)
    #expect(screen.pilot.cell(column: 0, row: 0).attributes == .underline)
    await screen.pilot.press(.left)

    #expect(!field.isFlashing)
    #expect(screen.pilot.cell(column: 0, row: 0).attributes == [])
  }

  @Test func aSecretShowsBulletsAndKeepsItsText() async {
    field.traits.isSecureTextEntry = true
    let screen = screen()

    await screen.pilot.type("a龍c")

    #expect(screen.pilot.lines[0].hasPrefix("•••  "))
    #expect(screen.cursor == Position(column: 3, row: 0))
    #expect(field.text == "a龍c")
  }

  @Test func a25TheReturnKeysNameIsAHint() {
    field.traits.returnKeyType = .search
    let screen = screen()

    #expect(field.hints == [Hint("Return", "search")])
    #expect(screen.window.firstResponder === field)
  }

  @Test func aPasteOfSeveralLinesBecomesOneAndConfirmsNothing() async {
    let screen = screen(columns: 40)

    await screen.pilot.paste("Stone Ogre\nq\nd\r\ny\n/zzz")

    #expect(field.text == "Stone Ogre q d y /zzz")
    #expect(log.returns == 0)
  }

  @Test func returnAndEscAreTold() async {
    let screen = screen()

    await screen.pilot.press(.enter, .escape)

    #expect((log.returns, log.cancels) == (1, 1))
  }
}

/// Counts what a field tells.
final class FieldLog: TextFieldDelegate {
  var texts: [String] = []
  var returns = 0
  var cancels = 0
  var refusals = 0

  func textField(_ field: TextField, didChangeTo text: String) { texts.append(text) }
  func textFieldShouldReturn(_ field: TextField) { returns += 1 }
  func textFieldShouldCancel(_ field: TextField) { cancels += 1 }
  func textFieldDidRefuse(_ field: TextField) { refusals += 1 }
}
