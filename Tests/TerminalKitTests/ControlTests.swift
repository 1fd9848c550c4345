import Cells
import Testing

@testable import TerminalKit

@Suite struct ControlTests {
  private let stage = Stage(columns: 60, rows: 6)

  // MARK: - Button

  private func button() -> (Button, Log) {
    let log = Log()
    let button = Button(title: "Okay") { log.add("pressed") }
    button.frame = Rect(column: 2, row: 1, columns: button.columns, rows: 1)
    stage.add(button)
    return (button, log)
  }

  @Test func aButtonIsPressedWithReturnSpaceOrAClick() {
    let (button, log) = button()
    stage.window.focus(button)

    stage.press(.enter, .character(" "), .character("x"), .down)
    stage.click(3, 1)

    #expect(log.entries.count == 3)
  }

  @Test func aButtonShowsItsTitleInBrackets() {
    let (button, _) = button()

    #expect(stage.line(1) == "  [ Okay ]")
    #expect(button.sizeThatFits(Size(columns: 99, rows: 9)) == Size(columns: 8, rows: 1))
  }

  @Test func aButtonLooksDifferentWithTheFocus() {
    let (button, _) = button()
    let before = stage.terminal.surface

    stage.act { stage.window.focus(button) }

    #expect(stage.terminal.surface != before)
    #expect(stage.terminal.cursor == Position(column: 4, row: 1))
  }

  @Test func tabSkipsAButtonThatTakesNoFocus() {
    let (button, log) = button()
    button.takesFocus = false

    stage.press(.tab)
    stage.click(3, 1)

    #expect(stage.window.focusedView == nil)
    #expect(log.entries == ["pressed"])
  }

  @Test func aDisabledButtonIsNotPressed() {
    let (button, log) = button()
    button.isUserInteractionEnabled = false

    stage.press(.tab, .enter)
    stage.click(3, 1)

    #expect(log.entries == [])
  }

  // MARK: - Label

  @Test func aLabelIsCutWithAnEllipsis() {
    let label = Label { _ in StyledText("Preferred way to kill") }
    label.frame = Rect(column: 0, row: 0, columns: 10, rows: 1)

    stage.add(label)

    #expect(stage.line(0) == "Preferred…")
  }

  // MARK: - Hint bar

  private var bar: HintBar? { stage.window.footer as? HintBar }

  private func line(columns: Int) -> String {
    stage.resize(columns: columns, rows: 6)
    return stage.line(5)
  }

  @Test(arguments: [20, 40, 60, 80, 120])
  func theActionEndsOneColumnBeforeTheEdge(columns: Int) {
    bar?.action = Hint("a", "Add monster")
    bar?.shownHints = [Hint("Tab", "next"), Hint("↑↓", "choose"), Hint("?", "help")]

    let line = line(columns: columns)

    #expect(line.hasSuffix("a Add monster"))
    #expect(DisplayText.columns(of: line) == columns - 1)
  }

  @Test func hintsAreLeftOutFromTheRight() {
    bar?.action = Hint("a", "Add")
    bar?.shownHints = [Hint("Tab", "next"), Hint("↑↓", "choose"), Hint("?", "help")]

    #expect(line(columns: 40) == " Tab next  ↑↓ choose  ? help      a Add")
    #expect(line(columns: 34) == " Tab next  ↑↓ choose        a Add")
    #expect(line(columns: 17) == " Tab next  a Add")
    #expect(line(columns: 16) == "          a Add")
  }

  @Test func aMessageStandsInPlaceOfTheHints() {
    bar?.action = Hint("a", "Add")
    bar?.shownHints = [Hint("Tab", "next")]
    bar?.message = StyledText("Saved.")

    #expect(line(columns: 40) == " Saved.")
  }

  @Test func aBarThatIsTooNarrowForItsActionShowsHintsAlone() {
    bar?.action = Hint("a", "Add monster")
    bar?.shownHints = [Hint("?", "help")]

    #expect(line(columns: 12) == " ? help")
  }

  @Test func aClickOnAHintDoesWhatItsKeyDoesAndTheInputStays() {
    let field = focusedField()
    bar?.action = Hint("a", "Add")
    bar?.shownHints = [Hint("Esc", "leave"), Hint("↑↓", "choose"), Hint("Ctrl-R", "redo")]
    stage.resize(columns: 60, rows: 6)

    for column in [2, 15, 25, 56] { stage.mouse(.press, column, 5) }

    #expect(field.keys == [.escape, .control("r"), .character("a")])
    #expect(field.isFirstResponder)
  }

  @Test func aClickOnAHintReachesWhatIsModal() {
    let panel = Presentation(isModal: true)
    let field = KeyLog()
    panel.add(field)
    stage.act { stage.window.present(panel) }
    bar?.shownHints = [Hint("Tab", "next"), Hint("Return", "choose")]
    stage.resize(columns: 60, rows: 6)

    stage.mouse(.press, 12, 5)

    #expect(field.keys == [.enter])
  }

  @Test func aClickOnAMessageOrBesideTheHintsPressesNothing() {
    let field = focusedField()
    bar?.shownHints = [Hint("Esc", "leave")]
    stage.resize(columns: 60, rows: 6)

    stage.mouse(.press, 30, 5)
    stage.act { stage.window.focus(field) }
    bar?.message = StyledText("Saved.")
    stage.mouse(.press, 2, 5)

    #expect(field.keys == [])
  }

  private func focusedField() -> KeyLog {
    let field = KeyLog()
    stage.add(field)
    stage.act { stage.window.focus(field) }
    return field
  }
}

/// A view that takes every key and keeps it.
private final class KeyLog: View {
  private(set) var keys: [Key] = []

  override init() {
    super.init()
    frame = Rect(column: 0, row: 0, columns: 9, rows: 1)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func press(_ key: Key) -> Handling {
    keys.append(key)
    return .handled
  }
}
