import Cells
import Testing

@testable import TerminalKit

@Suite struct InputStripTests {
  private let stage = Stage()
  private let field: Probe
  private let other: Probe
  private let plain: Probe

  init() {
    let probes = stage.addProbes("field", "other", "plain")
    (field, other, plain) = (probes[0], probes[1], probes[2])
    field.strip = Panel("s", rows: 3)
    other.strip = Panel("t", rows: 3)
  }

  private func focus(_ view: Probe) { stage.act { stage.window.focus(view) } }

  // MARK: - Order and payload

  @Test func a17GainingFocusShowsTheInputView() {
    focus(field)

    #expect(
      stage.takeEvents() == ["becomeFirstResponder", "inputViewWillShow", "inputViewDidShow"])
    #expect(
      (8...10).map(stage.line) == Array(repeating: String(repeating: "s", count: 40), count: 3))
    #expect(!stage.line(7).contains("s") && !stage.line(11).contains("s"))
  }

  @Test func a17ResigningHidesIt() {
    focus(field)
    _ = stage.takeEvents()

    stage.act { field.resignFirstResponder() }

    #expect(
      stage.takeEvents() == ["resignFirstResponder", "inputViewWillHide", "inputViewDidHide"])
    #expect(!(0..<12).contains { stage.line($0).contains("s") })
    #expect(field.strip?.superview == nil)
  }

  @Test func a17NotificationsTellWhereItComesFromAndWhereItGoes() {
    let (hidden, shown) = (
      Rect(column: 0, row: 11, columns: 40, rows: 3), Rect(column: 0, row: 8, columns: 40, rows: 3)
    )
    focus(field)
    stage.act { field.resignFirstResponder() }

    #expect(
      stage.notifications.map(\.name) == [
        .inputViewWillShow, .inputViewDidShow, .inputViewWillHide, .inputViewDidHide,
      ])
    #expect(stage.notifications.map(\.begin) == [hidden, hidden, shown, shown])
    #expect(stage.notifications.map(\.end) == [shown, shown, hidden, hidden])
    #expect(stage.notifications.allSatisfy { $0.duration == 0 && $0.curve == .easeOut })
  }

  @Test func a2E9BetweenTwoFieldsTheFrameChangesAndNothingHides() {
    other.strip = Panel("t", rows: 2)
    focus(field)
    _ = stage.takeEvents()

    stage.press(.tab)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillChangeFrame",
        "inputViewDidChangeFrame",
      ])
    #expect(stage.notifications.last?.begin.rows == 3)
    #expect(stage.notifications.last?.end.rows == 2)
    #expect(stage.line(8) == "" && stage.line(9).hasPrefix("tt"))
  }

  @Test func e9TheFrameChangesAlsoBetweenInputViewsOfTheSameHeight() {
    focus(field)
    _ = stage.takeEvents()

    stage.press(.tab)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillChangeFrame",
        "inputViewDidChangeFrame",
      ])
    #expect(stage.line(8).hasPrefix("tt"))
  }

  @Test func aFieldWithoutInputViewHidesTheOneThatIsUp() {
    focus(field)
    _ = stage.takeEvents()

    focus(plain)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillHide", "inputViewDidHide",
      ])
  }

  @Test func whatIsDoneInTheSameActionComesBeforeDidHide() {
    focus(field)
    field.handledKeys = [.enter]
    field.onPress = { [field, stage] in
      field.resignFirstResponder()
      stage.window.record("weaponChanged")
    }
    _ = stage.takeEvents()

    stage.press(.enter)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "inputViewWillHide", "weaponChanged", "inputViewDidHide",
      ])
  }

  @Test func eachWillHasItsDidWhereFocusGoesAndComesInOneAction() {
    other.strip = Panel("t", rows: 1)

    stage.act {
      stage.window.focus(field)
      stage.window.makeFirstResponder(nil)
      stage.window.focus(other)
    }

    #expect(
      stage.notifications.map(\.name) == [
        .inputViewWillShow, .inputViewDidShow, .inputViewWillHide, .inputViewDidHide,
        .inputViewWillShow, .inputViewDidShow,
      ])
    #expect(stage.notifications.last?.end.rows == 1)
    #expect(stage.window.inputStrip.container.frame.rows == 1)
  }
}
