import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// D22: an alert over something that has the input, and over another presentation.
struct AlertFocusTests {
  @Test func d22AStripLeavesForTheAlertAndComesBackAfterIt() async {
    let stage = AlertStage(columns: 80, rows: 24)
    await stage.pilot.press(.escape)
    let field = add(FieldWithStrip(), to: stage)

    stage.window.focus(field)
    #expect(field.strip.window != nil)
    stage.alert.present(in: stage.window)
    stage.pilot.application.tick()
    #expect(field.strip.window == nil)

    await stage.pilot.press(.escape)
    #expect(field.isFirstResponder)
    #expect(field.strip.window != nil)
  }

  @Test func d22AFieldThatKeepsTheInputGetsNoKeysWhileTheAlertIsUp() async {
    let stage = AlertStage(columns: 80, rows: 24)
    await stage.pilot.press(.escape)
    let field = add(FieldWithStrip(), to: stage)
    field.keepsInput = true

    stage.window.focus(field)
    stage.alert.present(in: stage.window)
    await stage.pilot.type("xy")
    await stage.pilot.press(.tab, .enter)

    #expect(field.keys.isEmpty)
    #expect(stage.answers == ["Keep editing", "Keep editing"])
    await stage.pilot.type("x")
    #expect(field.keys == [.character("x")])
  }

  @Test func d22AnAlertOverAModalPresentationGivesTheFocusBackToIt() async {
    let stage = AlertStage(columns: 80, rows: 24)
    await stage.pilot.press(.escape)
    let panel = Presentation(isModal: true)
    let button = Button(title: "In the panel")
    button.frame = Rect(column: 0, row: 3, columns: button.columns, rows: 1)
    panel.add(button)
    stage.window.present(panel)

    stage.alert.present(in: stage.window)
    await stage.pilot.click(column: 3, row: 3)
    #expect(!button.isFocused)
    await stage.pilot.press(.tab, .enter)

    #expect(stage.answers == ["Keep editing", "Export"])
    #expect(button.isFirstResponder)
  }

  private func add(_ field: FieldWithStrip, to stage: AlertStage) -> FieldWithStrip {
    field.frame = Rect(column: 0, row: 2, columns: 10, rows: 1)
    stage.window.rootViewController?.view.add(field)
    return field
  }
}

/// A field with a strip of its own that notes its keys and may refuse to give up the input.
private final class FieldWithStrip: View {
  let strip = View()
  var keepsInput = false
  var keys: [Key] = []

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { strip }
  override func shouldResignFirstResponder() -> Bool { !keepsInput }

  override func press(_ key: Key) -> Handling {
    keys.append(key)
    return .handled
  }
}
