import Cells
import Testing

@testable import TerminalKit

@Suite struct FirstResponderTests {
  private let stage = Stage()
  private let one: Probe
  private let two: Probe
  private let three: Probe

  init() {
    let probes = stage.addProbes("one", "two", "three")
    (one, two, three) = (probes[0], probes[1], probes[2])
  }

  private var window: Window { stage.window }

  // MARK: - Becoming and resigning

  @Test func theOldHolderIsAskedAndToldBeforeTheNewOneIsTold() {
    window.makeFirstResponder(one)
    _ = stage.takeLog()

    let isDone = window.makeFirstResponder(two)

    #expect(isDone && two.isFirstResponder && !one.isFirstResponder)
    #expect(stage.takeLog() == ["one shouldResign", "one didResign", "two didBecome"])
    #expect(
      stage.takeEvents() == [
        "becomeFirstResponder", "resignFirstResponder", "becomeFirstResponder",
      ])
  }

  @Test func w14WhoTakesNoInputDoesNotBecomeFirstResponder() {
    two.takesInput = false
    window.makeFirstResponder(one)
    _ = stage.takeLog()

    let isDone = two.becomeFirstResponder()

    #expect(!isDone && one.isFirstResponder)
    #expect(stage.takeLog() == [])
  }

  @Test func aHolderThatRefusesKeepsTheInput() {
    window.focus(one)
    one.givesInputUp = false

    #expect(!window.makeFirstResponder(two))
    #expect(!one.resignFirstResponder())
    #expect(!window.focus(two))
    #expect(one.isFirstResponder && one.isFocused)
  }

  @Test func whoHasTheInputAlreadyIsNotAskedAgain() {
    window.makeFirstResponder(one)
    _ = stage.takeLog()

    #expect(window.makeFirstResponder(one))
    #expect(stage.takeLog() == [])
  }

  @Test func onlyTheHolderCanResign() {
    window.makeFirstResponder(one)

    #expect(!two.resignFirstResponder())
    #expect(one.resignFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test func aViewOutsideAWindowCannotTakeTheInput() {
    let outside = Probe("outside")

    #expect(!outside.becomeFirstResponder())
    #expect(!outside.resignFirstResponder())
    #expect(!window.focus(outside))
  }

  @Test func aViewThatIsTakenOutGivesTheInputUp() {
    let container = View()
    container.add(Probe("inner", stage.log))
    stage.add(container)
    window.makeFirstResponder(container.subviews[0])

    container.removeFromSuperview()

    #expect(window.firstResponder == nil)
  }

  @Test func aViewThatIsTakenOutGivesTheInputUpEvenWhereItWouldRefuse() {
    window.makeFirstResponder(one)
    one.givesInputUp = false

    one.removeFromSuperview()
    _ = stage.takeLog()
    stage.press(.character("x"))

    #expect(stage.takeLog() == ["root press"])
  }

  // MARK: - The focus ring

  @Test func d1ResigningKeepsTheRing() {
    window.focus(one)

    one.resignFirstResponder()

    #expect(window.firstResponder == nil)
    #expect(one.isFocused && !one.isFirstResponder)
  }

  @Test func theRingCanBeMovedWithoutTheInput() {
    window.focus(one)

    window.focusWithoutInput(two)

    #expect(two.isFocused && window.firstResponder == nil)
  }

  @Test func keysGoToTheViewWithTheRingWhereNobodyHasTheInput() {
    window.focusWithoutInput(two)
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(stage.takeLog() == ["two press", "root press"])
  }
}
