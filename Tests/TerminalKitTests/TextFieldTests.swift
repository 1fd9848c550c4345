import Cells
import Testing

@testable import TerminalKit

@Suite struct TextFieldTests {
  private final class Listener: TextFieldDelegate {
    let log = Log()
    func textField(_ field: TextField, didChangeTo text: String) { log.add(text) }
    func textFieldShouldReturn(_ field: TextField) { log.add("return") }
    func textFieldShouldCancel(_ field: TextField) { log.add("cancel") }
  }

  private let stage = Stage(columns: 40, rows: 4)
  private let field = TextField()
  private let listener = Listener()

  init() {
    field.delegate = listener
    field.frame = Rect(column: 3, row: 1, columns: 20, rows: 1)
    stage.add(field)
    stage.act { stage.window.focus(field) }
  }

  private var cursorColumn: Int? { stage.terminal.cursor.map { $0.column - 3 } }

  private func type(_ text: String) { for character in text { stage.press(.character(character)) } }

  @Test func theCaretStaysInSightInALongText() {
    type(String(repeating: "abcdefghij", count: 20))

    #expect(cursorColumn == 17)
    #expect(stage.line(1) == "   defghijabcdefghij  ✕")

    for _ in 0..<200 {
      stage.press(.left)
      #expect((0..<20).contains(cursorColumn ?? -1))
    }
    #expect(cursorColumn == 0 && stage.line(1) == "   abcdefghijabcdefgh ✕")
  }

  @Test(arguments: ["e\u{301}", "👩‍✈️", "🇯🇵", "❤️", "👍🏽", "क्ष", "妙"])
  func oneKeyDeletesWhatAReaderSeesAsOne(character: String) {
    field.text = "a" + character + "b"

    stage.press(.left, .backspace)
    #expect(field.text == "ab")

    field.text = "a" + character + "b"
    stage.press(.home, .right, .delete)
    #expect(field.text == "ab")
  }

  @Test func scalarsThatArriveOneByOneBecomeOneCharacter() {
    for scalar in "e\u{301}👩\u{200d}✈\u{fe0f}".unicodeScalars {
      stage.press(.character(Character(scalar)))
    }
    stage.press(.backspace)

    #expect(field.text == "e\u{301}")
  }

  @Test func readlineKeysMoveAndCut() {
    field.text = "one two three"

    stage.press(.control("w"))
    #expect(field.text == "one two ")
    stage.press(.control("a"), .control("k"))
    #expect(field.text == "")
    stage.press(.control("y"), .home, .control("d"), .end, .control("h"))
    #expect(field.text == "ne two")
    stage.press(.control("u"))
    #expect(field.text == "")
  }

  @Test func lineBreaksInAPasteBecomeBlanks() {
    field.text = "ab"
    stage.press(.left)

    stage.application.step(.paste("x\r\ny\tz\n"))

    #expect(field.text == "ax y z b")
    #expect(listener.log.entries == ["ax y z b"])
  }

  @Test func wideCharactersMoveTheCaretByTheirColumns() {
    type("妙e\u{301}🐲")
    #expect(cursorColumn == 5)

    stage.press(.left)
    #expect(cursorColumn == 3)
    stage.press(.left, .left)
    #expect(cursorColumn == 0)
  }

  @Test(arguments: [(0, "|妙ab"), (1, "|妙ab"), (2, "妙|ab"), (3, "妙a|b"), (9, "妙ab|")])
  func aClickPlacesTheCaret(column: Int, expected: String) {
    field.text = "妙ab"

    stage.click(3 + column, 1)
    type("|")

    #expect(field.text == expected)
  }

  @Test func returnAndEscAreToldToTheDelegate() {
    type("a")

    stage.press(.enter, .escape)

    #expect(listener.log.entries == ["a", "return", "cancel"])
  }

  @Test func settingTheTextTellsNobody() {
    field.text = "héllo"

    #expect(field.text == "héllo" && listener.log.entries == [])
  }
}
