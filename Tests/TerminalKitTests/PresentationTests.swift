import Cells
import Testing

@testable import TerminalKit

@Suite struct PresentationTests {
  private let stage = Stage()
  private let behind: Probe
  private let inside: Probe

  init() {
    behind = Probe("behind", stage.log, at: Rect(column: 0, row: 0, columns: 10, rows: 2))
    inside = Probe("inside", stage.log, at: Rect(column: 1, row: 1, columns: 5, rows: 1))
    behind.handlesMouse = true
    stage.add(behind)
  }

  private var window: Window { stage.window }

  /// A presentation of a part of the window.
  private final class Overlay: Presentation {
    var area = Rect(column: 5, row: 4, columns: 20, rows: 4)
    override func place(in _: Rect) { frame = area }
  }

  private func overlay(isModal: Bool = true) -> Overlay {
    let overlay = Overlay(isModal: isModal)
    overlay.add(inside)
    return overlay
  }

  @Test func theFirstFocusableViewGetsTheFocus() {
    stage.act { window.present(overlay()) }

    #expect(inside.isFirstResponder && inside.isFocused)
  }

  @Test func t22D4NothingBehindAModalPresentationGetsKeys() {
    window.focus(behind)
    stage.act { window.present(overlay()) }
    _ = stage.takeLog()

    stage.press(.character("x"))
    stage.application.step(.paste("text"))

    #expect(stage.takeLog() == ["inside press", "inside paste text"])
  }

  @Test func keysDoNotReachWhatIsBehindAModalPresentationWithoutFocus() {
    window.focus(behind)
    inside.takesInput = false
    stage.act { window.present(overlay()) }
    _ = stage.takeLog()

    stage.press(.character("x"), .tab)

    #expect(stage.takeLog() == [])
  }

  @Test func t22D4NothingBehindAModalPresentationGetsClicksOrTheWheel() {
    window.focus(behind)
    stage.act { window.present(overlay()) }
    _ = stage.takeLog()

    stage.click(1, 1)
    stage.mouse(.wheel(1), 1, 1)

    #expect(stage.takeLog() == [])
    #expect(inside.isFirstResponder)
  }

  @Test func clicksInsideAModalPresentationArrive() {
    inside.handlesMouse = true
    stage.act { window.present(overlay()) }
    _ = stage.takeLog()

    stage.mouse(.press, 7, 5)
    stage.mouse(.wheel(1), 7, 5)

    #expect(stage.takeLog() == ["inside mouse 1,0", "inside mouse 1,0"])
  }

  @Test func tabGoesRoundInsideAModalPresentation() {
    let second = Probe("second", stage.log)
    let overlay = overlay()
    overlay.add(second)
    stage.act { window.present(overlay) }

    stage.press(.tab)
    #expect(second.isFocused)
    stage.press(.tab)
    #expect(inside.isFocused)
  }

  @Test func aPopoverOverAModalPresentationGetsKeysBeforeIt() {
    let modal = overlay()
    let popover = Overlay(isModal: false)
    let upper = Probe("upper", stage.log)
    popover.add(upper)
    stage.act { window.present(modal) }
    stage.act { window.present(popover) }
    _ = stage.takeLog()

    stage.press(.character("x"))
    #expect(upper.isFirstResponder)
    #expect(stage.takeLog().first == "upper press")

    stage.press(.tab)
    #expect(upper.isFocused && !stage.takeLog().contains("root press"))
  }

  @Test func keysThatAPresentationHasNoUseForGoToTheRootControllerWhereItIsNotModal() {
    stage.act { window.present(overlay(isModal: false)) }
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(stage.takeLog() == ["inside press", "root press"])
  }

  @Test func focusAndInputGoBackToWhereTheyWere() {
    let overlay = overlay()
    window.focus(behind)
    stage.act { window.present(overlay) }

    stage.act { window.dismiss(overlay) }

    #expect(behind.isFirstResponder && behind.isFocused)
    #expect(overlay.superview == nil && window.presentations.isEmpty)
  }

  @Test func aFieldThatHadGivenUpItsInputViewDoesNotOpenItAgain() {
    let overlay = overlay()
    behind.strip = Panel("s", rows: 2)
    window.focusWithoutInput(behind)
    stage.act { window.present(overlay) }

    stage.act { window.dismiss(overlay) }

    #expect(behind.isFocused && window.firstResponder == nil)
    #expect(window.inputStrip.endFrame == nil)
  }

  @Test func focusThatHasMovedOnIsNotStolen() {
    let overlay = overlay(isModal: false)
    let other = Probe("other")
    stage.add(other)
    window.focus(behind)
    stage.act { window.present(overlay) }
    window.focus(other)

    stage.act { window.dismiss(overlay) }

    #expect(other.isFirstResponder && other.isFocused)
  }

  @Test func whereNothingHadTheFocusKeysGoToTheRootAgain() {
    let overlay = overlay()
    stage.act { window.present(overlay) }
    stage.act { window.dismiss(overlay) }
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(stage.takeLog() == ["root press"])
  }

  @Test func whereTheViewThatHadTheFocusIsGoneKeysGoToTheRoot() {
    let overlay = overlay()
    window.focus(behind)
    stage.act { window.present(overlay) }
    behind.removeFromSuperview()

    stage.act { window.dismiss(overlay) }
    _ = stage.takeLog()
    stage.press(.character("x"))

    #expect(stage.takeLog() == ["root press"])
  }

  @Test func dismissingTwiceIsDismissingOnce() {
    let overlay = overlay()
    window.focus(behind)
    stage.act { window.present(overlay) }

    stage.act { window.dismiss(overlay) }
    _ = stage.takeEvents()
    stage.act { window.dismiss(overlay) }

    #expect(stage.takeEvents() == [])
  }
}
