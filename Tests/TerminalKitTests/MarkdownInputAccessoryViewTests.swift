import Cells
import TerminalKit
import TerminalKitTesting
import Testing

struct MarkdownInputAccessoryViewTests {
  private let editor = TextView()
  private let bar = MarkdownInputAccessoryView()

  private func screen(_ text: String, selecting range: Range<Int>, columns: Int = 60) -> TextScreen
  {
    bar.delegate = editor
    editor.text = text
    editor.inputAccessoryView = bar
    let screen = TextScreen([editor], columns: columns, rows: 12)
    screen.focus(editor)
    editor.selectedTextRange = range
    return screen
  }

  private func press(_ title: String, on screen: TextScreen) async {
    guard let place = screen.pilot.position(of: "[ \(title) ]") else {
      Issue.record("no button \(title)")
      return
    }
    await screen.pilot.click(column: place.column + 2, row: place.row)
  }

  @Test func a10TheBarHasItsButtonsAndDoneAtTheRight() {
    let screen = screen("", selecting: 0..<0)

    #expect(
      screen.pilot.lines[10]
        == " [ Emphasis ] [ Strong ] [ Code ] [ List ]         [ Done ]")
  }

  @Test(arguments: [
    ("Emphasis", "a *hex* b", 3..<6), ("Strong", "a **hex** b", 4..<7),
    ("Code", "a `hex` b", 3..<6), ("List", "- a hex b", 4..<7),
  ])
  func a11ToA13AClickOnAButtonMarksTheSelection(title: String, text: String, range: Range<Int>)
    async
  {
    let screen = screen("a hex b", selecting: 2..<5)

    await press(title, on: screen)
    #expect(editor.text == text)
    #expect(editor.selectedTextRange == range)
    #expect(editor.isFirstResponder)
    await press(title, on: screen)

    #expect(editor.text == "a hex b")
    #expect(editor.selectedTextRange == 2..<5)
  }

  @Test func theKeysOfTheButtonsWorkFromTheEditor() async {
    let screen = screen("hex", selecting: 0..<3)

    await screen.pilot.press(.alt("e"), .alt("s"), .alt("c"), .alt("l"))

    #expect(editor.text == "- ***`hex`***")
    #expect(editor.text(in: editor.selectedTextRange ?? 0..<0) == "hex")
  }

  @Test func a15TypingGoesBetweenAPairThatWasPutIn() async {
    let screen = screen("", selecting: 0..<0)

    await screen.pilot.press(.alt("s"))
    #expect(editor.selectedTextRange == 2..<2)
    await screen.pilot.type("hex")

    #expect(editor.text == "**hex**")
  }

  @Test func aToggleIsOneStepForUndo() async {
    let screen = screen("a hex b", selecting: 2..<5)

    await screen.pilot.press(.alt("s"), .alt("u"))
    #expect(editor.text == "a hex b")
    #expect(editor.selectedTextRange == 2..<5)
    await screen.pilot.press(.alt("r"))

    #expect(editor.text == "a **hex** b")
    #expect(editor.selectedTextRange == 4..<7)
  }

  @Test func a16WithoutTheInputNothingHappens() {
    let screen = screen("a hex b", selecting: 2..<5)
    editor.resignFirstResponder()
    screen.pilot.application.refresh()

    bar.toggleStrong()
    bar.toggleEmphasis()
    bar.toggleCode()
    bar.toggleList()

    #expect(editor.text == "a hex b")
  }

  @Test func withoutADelegateNothingHappens() {
    let bar = MarkdownInputAccessoryView()

    #expect(bar.press(.alt("s")) == .handled)
    #expect(bar.press(.alt("x")) == .passed)
  }

  @Test func doneIsTold() async {
    let screen = screen("", selecting: 0..<0)
    var count = 0
    bar.didPressDone = { count += 1 }

    await press("Done", on: screen)

    #expect(count == 1)
  }

  @Test func b22TheFrameIsKept() {
    let frame = Rect(column: 1, row: 2, columns: 30, rows: 1)

    #expect(MarkdownInputAccessoryView(frame: frame).frame == frame)
  }

  @Test func a9TheBarDoesNotKeepItsEditor() {
    let bar = MarkdownInputAccessoryView()
    weak var editor: TextView?
    do {
      let made = TextView()
      made.inputAccessoryView = bar
      bar.delegate = made
      editor = made
    }

    #expect(editor == nil)
    #expect(bar.delegate == nil)
  }

  @Test func inANarrowWindowTheMarkersAreTheTitles() async {
    let screen = screen("hex", selecting: 0..<3, columns: 36)

    #expect(screen.pilot.lines[10] == " [ * ] [ ** ] [ ` ] [ - ]  [ Done ]")
    await press("**", on: screen)

    #expect(editor.text == "**hex**")
  }

  @Test func aFieldCanHaveTheBarToo() async {
    let field = TextField()
    field.text = "hex"
    bar.delegate = field
    field.inputAccessoryView = bar
    let screen = TextScreen([field], columns: 60, rows: 12)
    screen.focus(field)

    await screen.pilot.press(.alt("a"), .alt("e"))

    #expect(field.text == "*hex*")
    #expect(field.selectedTextRange == 1..<4)
  }
}
