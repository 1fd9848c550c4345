import Cells
import Testing

@testable import TerminalKit

@Suite struct InputStripContentTests {
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

  @Test func theInputViewIsAskedForOnceEachTimeTheFieldBecomesFirstResponder() {
    for count in 1...3 {
      focus(field)
      #expect(field.inputViewRequests == count)
      stage.act { field.resignFirstResponder() }
    }
  }

  @Test func a3TheBarStandsOnTopOfTheInputView() {
    field.bar = Panel("b", rows: 1)

    focus(field)

    #expect(stage.line(7) == String(repeating: "b", count: 40))
    #expect(stage.line(8).hasPrefix("ss"))
    #expect(stage.window.inputStrip.endFrame == Rect(column: 0, row: 7, columns: 40, rows: 4))
  }

  @Test func aBarMayStandAlone() {
    plain.bar = Panel("b", rows: 1)

    focus(plain)

    #expect(stage.line(10) == String(repeating: "b", count: 40))
    #expect(stage.takeEvents().contains("inputViewDidShow"))
  }

  @Test(arguments: [(0, 1), (1, 1), (4, 4), (50, 4)])
  func anInputViewTakesFromOneRowToTwoFifthsOfTheWindow(wanted: Int, rows: Int) {
    field.strip = Panel("s", rows: wanted)

    focus(field)

    #expect(stage.window.inputStrip.endFrame?.rows == rows)
  }

  @Test func reloadingExchangesTheInputView() {
    focus(field)
    field.strip = Panel("u", rows: 2)
    _ = stage.takeEvents()

    stage.act { field.reloadInputViews() }

    #expect(stage.takeEvents() == ["inputViewWillChangeFrame", "inputViewDidChangeFrame"])
    #expect(stage.line(9).hasPrefix("uu") && stage.line(8) == "")
  }

  @Test func reloadingTheSameViewsTellsNothing() {
    focus(field)
    _ = stage.takeEvents()

    stage.act { field.reloadInputViews() }
    stage.act { other.reloadInputViews() }

    #expect(stage.takeEvents() == [])
  }

  @Test func a18AnInputViewThatWantsMoreRowsGetsThem() {
    let strip = Panel("s", rows: 2)
    field.strip = strip
    focus(field)
    _ = stage.takeEvents()

    stage.act { strip.rows = 4 }

    #expect(stage.takeEvents() == ["inputViewWillChangeFrame", "inputViewDidChangeFrame"])
    #expect(stage.line(7).hasPrefix("ss"))
  }

  @Test func clicksOnTheInputViewLeaveTheInputWhereItIs() {
    let strip = Probe("strip", stage.log)
    strip.handlesMouse = true
    field.strip = strip
    focus(field)
    _ = stage.takeLog()

    stage.click(3, 9)

    #expect(field.isFirstResponder)
    #expect(stage.takeLog().first == "strip mouse 3,2")
  }

  @Test func a18ResizingChangesTheFrame() {
    focus(field)
    _ = stage.takeEvents()

    stage.resize(columns: 50, rows: 30)

    #expect(stage.takeEvents() == ["inputViewWillChangeFrame", "inputViewDidChangeFrame"])
    #expect(stage.notifications.last?.begin == Rect(column: 0, row: 8, columns: 40, rows: 3))
    #expect(stage.notifications.last?.end == Rect(column: 0, row: 26, columns: 50, rows: 3))
    #expect(stage.line(26) == String(repeating: "s", count: 50))
  }
}
