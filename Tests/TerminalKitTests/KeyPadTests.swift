import Cells
import TerminalKit
import TerminalKitTesting
import Testing

struct KeyPadTests {
  private let field = TextField()

  private func screen(columns: Int = 60, rows: Int = 24, _ others: View...) -> TextScreen {
    let screen = TextScreen([field] + others, columns: columns, rows: rows)
    screen.focus(field)
    return screen
  }

  private func press(_ key: String, on screen: TextScreen) async {
    guard let place = screen.pilot.position(of: "[ \(key) ]") else {
      Issue.record("no key \(key)")
      return
    }
    await screen.pilot.click(column: place.column + 2, row: place.row)
  }

  @Test func aFieldForNumbersBringsItsPadUpAndTheKeysTypeIntoIt() async {
    field.traits.keyboardType = .numberPad
    let screen = screen()

    for key in ["4", "0", "7", "Delete", "2"] { await press(key, on: screen) }

    #expect(field.text == "402")
    #expect(screen.pilot.shows(" Number ─"))
    #expect(field.isFirstResponder)
  }

  @Test func keysStillTypeAndOthersAreRefusedVisibly() async {
    field.traits.keyboardType = .numberPad
    let screen = screen()

    await screen.pilot.type("12a3")
    #expect(field.text == "123")
    await screen.pilot.type("a")

    #expect(field.isFlashing)
  }

  @Test func doneGivesTheInputBackAndReturnTakesItAgain() async {
    field.traits.keyboardType = .decimalPad
    let screen = screen()

    await press("Done", on: screen)
    #expect(!field.isFirstResponder)
    #expect(field.isFocused)
    #expect(!screen.pilot.shows("[ 1 ]"))
    await screen.pilot.press(.enter)

    #expect(field.isFirstResponder)
    #expect(screen.pilot.shows("[ . ]"))
  }

  @Test func a5AnAssignedInputViewComesUpInPlaceOfThePad() {
    field.traits.keyboardType = .numberPad
    field.inputView = StubStrip(rows: 3)
    field.inputAccessoryView = StubStrip(rows: 1)
    let screen = screen()

    #expect(!screen.pilot.shows("[ 1 ]"))
    #expect(screen.window.inputStrip.frameInWindow.rows == 4)
  }

  @Test func w3A5OtherViewsOverrideTheirInputView() {
    let swatch = StubSwatch()
    let screen = screen(swatch)

    screen.focus(swatch)

    #expect(screen.window.inputStrip.frameInWindow.rows == 5)
  }

  // MARK: - Sizes

  @Test(
    arguments: KeyPadKind.allCases,
    [
      Size(columns: 120, rows: 40), Size(columns: 60, rows: 24), Size(columns: 40, rows: 12),
      Size(columns: 20, rows: 10), Size(columns: 36, rows: 6),
    ])
  func aPadTakesAtMostFourTenthsOfTheRowsAndShowsAllItsKeys(kind: KeyPadKind, size: Size) async {
    let types: [KeyPadKind: KeyboardType] = [
      .number: .numberPad, .decimal: .decimalPad, .phone: .phonePad,
    ]
    field.traits.keyboardType = types[kind] ?? .default
    let screen = screen(columns: size.columns, rows: size.rows)

    let frame = screen.window.inputStrip.frameInWindow
    #expect(frame.rows * 10 <= size.rows * 4)
    let strip = screen.pilot.lines[frame.minRow..<frame.maxRow].joined(separator: "\n")
    for digit in "0123456789" { #expect(strip.contains(digit)) }
    #expect(strip.contains("Del"))
    #expect(strip.contains("[ Done ]"))
  }

  @Test(arguments: 1...12, 1...12)
  func aPadFitsAnyWindow(columns: Int, rows: Int) async {
    field.traits.keyboardType = .phonePad
    let screen = screen(columns: columns, rows: rows)

    for column in 0..<columns {
      for row in 0..<rows { await screen.pilot.click(column: column, row: row) }
    }

    #expect(screen.window.inputStrip.frameInWindow.rows <= max(1, rows * 4 / 10))
  }

  @Test func a27TheAlertPadIsInTheColourOfDanger() {
    field.traits.keyboardType = .numberPad
    field.traits.keyboardAppearance = .alert
    let screen = screen()

    let top = screen.window.inputStrip.frameInWindow.minRow
    let danger = Color.rgb(screen.window.theme.dangerColor)
    #expect(screen.pilot.cell(column: 0, row: top).foreground == danger)
    #expect(screen.pilot.cell(column: 3, row: top).foreground == danger)
  }

  @Test func theKeysStandInTheMiddle() throws {
    field.traits.keyboardType = .numberPad
    let screen = screen(columns: 80)

    let first = try #require(screen.pilot.position(of: "[ 1 ]"))
    let last = try #require(screen.pilot.position(of: "[ Delete ]"))

    #expect(abs(first.column - (80 - last.column - 10)) <= 1)
  }

  @Test func underABarThePadHasNoDoneOfItsOwn() {
    field.traits.keyboardType = .numberPad
    field.inputAccessoryView = StubStrip(rows: 1)
    let screen = screen()

    #expect(screen.pilot.shows("[ 1 ]"))
    #expect(!screen.pilot.shows("[ Done ]"))
  }

  // MARK: - Alone

  @Test func aPadWorksWhereItIsNoInputView() async {
    let log = PadLog()
    let pad = KeyPadViewController(kind: .phone)
    pad.delegate = log
    let screen = TextScreen([pad.view], columns: 60, rows: 24)
    pad.view.frame = Rect(column: 0, row: 0, columns: 60, rows: 6)
    screen.pilot.application.refresh()

    #expect(pad.press(.character("#")) == .handled)
    #expect(pad.press(.character("x")) == .passed)
    #expect(pad.press(.backspace) == .handled)
    #expect(pad.press(.escape) == .handled)

    #expect(log.events == ["#", "delete", "done"])
  }

  @Test func withoutADelegateNothingHappens() {
    let pad = KeyPadViewController(kind: .number)

    #expect(pad.press(.character("1")) == .handled)
    #expect(pad.press(.enter) == .handled)
  }

  @Test func a9ThePadDoesNotKeepItsField() {
    weak var field: TextField?
    weak var pad: View?
    do {
      let made = TextField()
      made.traits.keyboardType = .numberPad
      (field, pad) = (made, made.inputView)
      #expect(pad != nil)
    }

    #expect(field == nil)
    #expect(pad == nil)
  }

  // MARK: - From one input view to another

  @Test func a2MovingBetweenFieldsWithInputViewsChangesTheFrame() async {
    field.traits.keyboardType = .numberPad
    let screen = screen(StubSwatch())
    screen.forgetTrace()

    await screen.pilot.press(.tab)
    await screen.pilot.press(.tab)

    let names = [
      "resignFirstResponder", "becomeFirstResponder", "inputViewWillChangeFrame",
      "inputViewDidChangeFrame",
    ]
    #expect(screen.trace == names + names)
  }
}

/// An input view of that many rows, made of nothing.
private final class StubStrip: View {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init()
  }

  override func sizeThatFits(_ limits: Size) -> Size {
    Size(columns: limits.columns, rows: min(rows, limits.rows))
  }
}

/// A field that is no text: it overrides its input view.
private final class StubSwatch: View {
  private let strip = StubStrip(rows: 5)

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { strip }
}

private final class PadLog: KeyPadDelegate {
  var events: [String] = []

  func keyPad(_ pad: KeyPadViewController, didPress character: Character) {
    events.append(String(character))
  }
  func keyPadDidPressDelete(_ pad: KeyPadViewController) { events.append("delete") }
  func keyPadDidPressDone(_ pad: KeyPadViewController) { events.append("done") }
}
