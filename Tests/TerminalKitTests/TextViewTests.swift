import Cells
import TerminalKit
import TerminalKitTesting
import Testing

struct TextViewTests {
  private let view = TextView()
  private let log = TextViewLog()

  private func screen(_ text: String = "", columns: Int = 14, rows: Int = 7) -> TextScreen {
    view.text = text
    view.delegate = log
    let screen = TextScreen([view], columns: columns, rows: rows)
    screen.focus(view)
    return screen
  }

  @Test func linesAreWrappedAtBlanksAndTheCaretFollows() async {
    let screen = screen()

    await screen.pilot.type("one two three four")

    #expect(screen.pilot.lines.prefix(2) == ["one two", "three four"])
    #expect(screen.cursor == Position(column: 10, row: 1))
  }

  @Test func wideCharactersAreNeverSplit() async {
    let screen = screen("漢字漢字漢字漢字a", columns: 11)

    #expect(screen.pilot.lines.prefix(3) == ["漢字漢字", "漢字漢字a", ""])
    await screen.pilot.press(.end)
    #expect(screen.cursor == Position(column: 6, row: 0))
  }

  @Test func theCaretIsAlwaysInSight() async {
    let screen = screen()

    for number in 1...20 { await screen.pilot.type("\(number)") }
    for _ in 1...12 { await screen.pilot.press(.enter) }
    #expect(screen.cursor == Position(column: 0, row: 5))
    await screen.pilot.press(Key(.home, .control))
    #expect(screen.cursor == Position(column: 0, row: 0))
    await screen.pilot.press(.pageDown, .pageDown)

    #expect(screen.cursor == Position(column: 0, row: 5))
  }

  @Test(arguments: 1...6, 2...5)
  func theCaretIsInSightInAnyWindow(columns: Int, rows: Int) async {
    let screen = screen("ab 漢字\n  cd", columns: columns, rows: rows)

    for _ in 0..<9 {
      await screen.pilot.press(.right)
      #expect(screen.cursor != nil)
    }
  }

  @Test func homeAndEndGoByRowsAndControlAAndEByLines() async {
    let screen = screen("one two three four")

    await screen.pilot.press(.end)
    #expect(view.selectedTextRange == 7..<7)
    await screen.pilot.press(.control("e"))
    #expect(view.selectedTextRange == 18..<18)
    await screen.pilot.press(.home)
    #expect(view.selectedTextRange == 8..<8)
    await screen.pilot.press(.control("a"))

    #expect(view.selectedTextRange == 0..<0)
  }

  @Test func aPasteKeepsItsLineBreaks() async {
    let screen = screen()

    await screen.pilot.paste("a\r\nb\rc\n\u{1b}d")

    #expect(view.text == "a\nb\nc\nd")
    #expect(view.isFlashing)
    #expect(log.changes == 1)
  }

  @Test func lineBreaksThatWereThereStayAsTheyAre() async {
    let screen = screen("a\r\nb")

    await screen.pilot.press(.down)
    await screen.pilot.type("x")

    #expect(view.text == "a\r\nxb")
    await screen.pilot.press(.backspace, .backspace)
    #expect(view.text == "ab")
  }

  // MARK: - Selection and mouse

  @Test func shiftWithArrowsSelectsOverRows() async {
    let screen = screen("one\ntwo\nthree")
    await screen.pilot.press(.right)

    await screen.pilot.press(Key(.down, .shift))
    #expect(view.selectedTextRange == 1..<5)
    let tint = Color.rgb(screen.window.theme.selection)
    let tinted = (0..<5).map { screen.pilot.cell(column: $0, row: 0).background == tint }
    #expect(tinted == [false, true, true, true, false])
    #expect(screen.pilot.cell(column: 0, row: 1).background == tint)
    await screen.pilot.press(.backspace)

    #expect(view.text == "owo\nthree")
  }

  @Test func theMousePlacesSelectsAndScrolls() async {
    let screen = screen((1...20).map { "line \($0)" }.joined(separator: "\n"))

    await screen.pilot.wheel(1, column: 2, row: 2)
    #expect(screen.pilot.lines[0].hasPrefix("line 4"))
    await screen.pilot.click(column: 2, row: 1)
    #expect(view.selectedTextRange == 30..<30)
    await screen.pilot.click(column: 2, row: 1)
    #expect(view.selectedTextRange == 28..<32)
    await screen.pilot.click(column: 2, row: 1)
    #expect(view.selectedTextRange == 28..<34)
    screen.drag(from: Position(column: 0, row: 0), to: Position(column: 3, row: 1))

    #expect(view.selectedTextRange == 21..<31)
  }

  @Test func aClickBelowTheTextGoesToItsEnd() async {
    let screen = screen("one\ntwo")

    await screen.pilot.click(column: 1, row: 4)

    #expect(view.selectedTextRange == 7..<7)
  }

  // MARK: - Ending

  @Test func controlSKeepsAndEscCancels() async {
    let screen = screen("one")

    await screen.pilot.press(.control("s"))
    #expect(!view.hasChanges)
    await screen.pilot.type("x")
    #expect(view.hasChanges)
    await screen.pilot.press(.escape)

    #expect(log.ends == [true, false])
    #expect(view.text == "xone")
    #expect(view.isFirstResponder)
  }

  @Test func undoOfAllChangesLeavesNoChanges() async {
    let screen = screen("one")

    await screen.pilot.type("x y")
    await screen.pilot.press(.alt("u"), .alt("u"))

    #expect(!view.hasChanges)
    await screen.pilot.press(.alt("r"))
    #expect(view.text == "x one")
  }

  // MARK: - Input views

  @Test func a3AnAccessoryStandsAboveTheBarAndTheTextScrollsClearOfIt() async {
    view.inputAccessoryView = MarkdownInputAccessoryView()
    let screen = screen((1...20).map(String.init).joined(separator: "\n"), columns: 60)
    await screen.pilot.press(Key(.end, .control))

    #expect(screen.pilot.lines[5].contains("[ Emphasis ] [ Strong ] [ Code ] [ List ]"))
    #expect(screen.pilot.lines[4].hasPrefix("20"))
    #expect(screen.cursor == Position(column: 2, row: 4))
  }

  @Test func resizingKeepsTheCaretInSight() async {
    let screen = screen("one two three four five six seven", columns: 40, rows: 9)
    await screen.pilot.press(.control("e"))

    await screen.pilot.resize(columns: 8, rows: 4)

    #expect(screen.cursor == Position(column: 5, row: 2))
    #expect(screen.pilot.lines[2].hasPrefix("seven"))
  }
}

/// Counts what a text view tells.
private final class TextViewLog: TextViewDelegate {
  var changes = 0
  var ends: [Bool] = []

  func textViewDidChange(_ textView: TextView) { changes += 1 }
  func textViewDidEndEditing(_ textView: TextView, keeping: Bool) { ends.append(keeping) }
}
