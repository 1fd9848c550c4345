import Cells
import Testing

@testable import TerminalKit

@Suite struct EventTraceTests {
  private let log = Log()

  private var trace: EventTrace { EventTrace { [log] in log.add($0) } }

  @Test func eachEventIsOneLineWithItsNumber() {
    let trace = trace

    trace.record("becomeFirstResponder", from: "WeaponSelector")
    trace.record("weaponTapped", from: "WeaponInputViewController", value: "fire")
    trace.record("inputViewWillShow", details: [("begin", "0,23 80x7"), ("duration", "0")])

    #expect(
      log.entries == [
        "{\"n\": 1, \"event\": \"becomeFirstResponder\", \"from\": \"WeaponSelector\"}\n",
        "{\"n\": 2, \"event\": \"weaponTapped\", \"from\": \"WeaponInputViewController\", "
          + "\"value\": \"fire\"}\n",
        "{\"n\": 3, \"event\": \"inputViewWillShow\", \"begin\": \"0,23 80x7\", "
          + "\"duration\": \"0\"}\n",
      ])
  }

  @Test func whatJSONCannotHoldIsEscaped() {
    trace.record("modelChanged", value: "a\"b\\c\nd\u{0}e\u{7f}f\u{9b}é妙")

    #expect(
      log.entries == [
        "{\"n\": 1, \"event\": \"modelChanged\", \"value\": "
          + "\"a\\\"b\\\\c\\u000ad\\u0000e\\u007ff\\u009bé妙\"}\n"
      ])
  }

  @Test func framesOfNotificationsAreToldInTheWindowsCells() {
    let stage = Stage()
    let field = Probe("field")
    field.strip = Panel("s", rows: 3)
    stage.add(field)
    stage.window.trace = trace

    stage.act { stage.window.focus(field) }

    #expect(
      log.entries[1] == "{\"n\": 2, \"event\": \"inputViewWillShow\", "
        + "\"begin\": \"0,11 40x3\", \"end\": \"0,8 40x3\", \"duration\": \"0\"}\n")
  }
}
