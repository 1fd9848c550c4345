import Cells
import Testing

@testable import TerminalKit

@Suite struct FocusTests {
  private let stage = Stage()
  private let one: Probe
  private let two: Probe
  private let three: Probe

  init() {
    let probes = stage.addProbes("one", "two", "three")
    (one, two, three) = (probes[0], probes[1], probes[2])
  }

  private var window: Window { stage.window }

  private func ring(after keys: Key...) -> [String] {
    keys.map { key in
      stage.press(key)
      return (window.focusedView as? Probe)?.name ?? "none"
    }
  }

  @Test func whatGetsTheFocusOrLosesItIsLaidOutAnew() {
    window.focus(one)
    window.layoutIfNeeded()

    window.focusWithoutInput(two)

    #expect(one.needsLayout && two.needsLayout && !three.needsLayout)
  }

  @Test func tabGoesRoundInOrderAndShiftTabBack() {
    #expect(ring(after: .tab, .tab, .tab, .tab) == ["one", "two", "three", "one"])
    #expect(ring(after: .backTab, .backTab, .backTab) == ["three", "two", "one"])
  }

  @Test func shiftTabBeginsAtTheEnd() {
    #expect(ring(after: .backTab) == ["three"])
  }

  @Test func tabArrivesWithTheInput() {
    stage.press(.tab)

    #expect(one.isFirstResponder && one.isFocused)
  }

  @Test func tabGoesOnFromTheRingWhereNobodyHasTheInput() {
    window.focusWithoutInput(two)

    #expect(ring(after: .tab) == ["three"])
  }

  @Test func w14ViewsThatTakeNoInputAreSkipped() {
    one.takesInput = false
    two.isUserInteractionEnabled = false

    #expect(ring(after: .tab, .tab) == ["three", "three"])
  }

  @Test func hiddenViewsAreSkippedAndThoseInThem() {
    let container = View()
    container.add(Probe("inner"))
    stage.add(container)
    one.isHidden = true
    container.isHidden = true

    #expect(ring(after: .tab, .tab, .tab) == ["two", "three", "two"])
  }

  @Test func whereNothingTakesFocusTabDoesNothing() {
    for view in [one, two, three] { view.takesInput = false }

    #expect(ring(after: .tab, .backTab) == ["none", "none"])
  }

  @Test func aHolderThatRefusesStopsTab() {
    window.focus(one)
    one.givesInputUp = false

    #expect(ring(after: .tab) == ["one"])
  }

  @Test func aHolderThatUsesTabKeepsIt() {
    window.focus(one)
    one.handledKeys = [.tab]

    #expect(ring(after: .tab) == ["one"])
  }

  // MARK: - Clicks

  @Test func aClickMovesFocusAndInput() {
    window.focus(one)

    stage.click(1, 1)

    #expect(two.isFirstResponder && two.isFocused)
  }

  @Test func aClickBesideEverythingTakesTheInputAndKeepsTheRing() {
    window.focus(one)

    stage.click(30, 8)

    #expect(window.firstResponder == nil && one.isFocused)
  }

  @Test func w16AClickOnADisabledFieldDoesNotReachIt() {
    two.isUserInteractionEnabled = false
    two.handlesMouse = true

    stage.click(1, 1)

    #expect(!two.isFocused && stage.takeLog() == [])
  }

  @Test func aDragGoesToTheViewThatTookThePress() {
    two.handlesMouse = true

    stage.mouse(.press, 1, 1)
    stage.mouse(.drag, 9, 5)
    stage.mouse(.release, 9, 6)
    stage.mouse(.drag, 0, 1)

    #expect(
      stage.takeLog().filter { $0.contains("mouse") } == [
        "two mouse 1,0", "two mouse 9,4", "two mouse 9,5",
      ])
  }
}
