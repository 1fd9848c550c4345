import Cells
import Testing

@testable import TerminalKit

@Suite struct PopoverTests {
  private final class Listener: PopoverDelegate {
    var reasons: [Popover.DismissReason] = []
    func popover(_ popover: Popover, didDismiss reason: Popover.DismissReason) {
      reasons.append(reason)
    }
  }

  private let stage = Stage(columns: 60, rows: 20)
  private let listener = Listener()
  private let content: ProbeController
  private let popover: Popover
  private let anchor: Probe

  init() {
    content = ProbeController("content", stage.log)
    content.view.add(Probe("inside", stage.log))
    popover = Popover(content: content, contentSize: Size(columns: 20, rows: 4))
    popover.delegate = listener
    anchor = Probe("anchor", stage.log)
    stage.add(anchor)
    _ = stage.takeEvents()
  }

  private func present(column: Int, row: Int) {
    anchor.frame = Rect(column: column, row: row, columns: 6, rows: 1)
    stage.act { popover.present(from: anchor) { [anchor] in anchor.bounds } }
  }

  // MARK: - Placing

  @Test func itStandsBelowItsAnchorAndPointsUpAtIt() {
    present(column: 10, row: 2)

    #expect(popover.frame == Rect(column: 1, row: 3, columns: 24, rows: 8))
    #expect(popover.arrow == Position(column: 12, row: 0))
    #expect(stage.line(3) == " ╭───────────▲──────────╮")
    #expect(stage.line(10) == " ╰──────────────────────╯")
    #expect(content.view.frame == Rect(column: 2, row: 2, columns: 20, rows: 4))
  }

  @Test func itFlipsAboveWhereThereIsNoRoomBelow() {
    present(column: 20, row: 15)

    #expect(popover.frame == Rect(column: 11, row: 7, columns: 24, rows: 8))
    #expect(popover.arrow == Position(column: 12, row: 7))
    #expect(stage.line(14).contains("▼"))
  }

  @Test func itStaysWithinTheAreaAtBothSides() {
    present(column: 54, row: 2)
    #expect(popover.frame.maxColumn == 59)
    #expect(popover.arrow.map { $0.column + popover.frame.minColumn } == 57)

    anchor.frame = Rect(column: 0, row: 2, columns: 6, rows: 1)
    stage.act { stage.window.setNeedsLayout() }
    #expect(popover.frame.minColumn == 0)
    #expect(popover.arrow?.column == 3)
  }

  @Test func whereItFitsNowhereItCoversItsAnchorAndHasNoArrow() {
    present(column: 10, row: 4)

    stage.resize(columns: 60, rows: 9)

    #expect(popover.frame == Rect(column: 1, row: 0, columns: 24, rows: 8))
    #expect(popover.arrow == nil)
  }

  @Test func itIsNeverLargerThanTheArea() {
    present(column: 10, row: 2)

    stage.resize(columns: 18, rows: 6)

    let area = stage.window.contentArea
    #expect(popover.frame.intersection(area) == popover.frame)
    #expect(content.view.frame == Rect(column: 1, row: 1, columns: 16, rows: 3))
  }

  @Test(arguments: [-30, -1, 19, 60])
  func itStaysInTheAreaWhereItsAnchorIsOutOfSight(row: Int) {
    present(column: 10, row: row)

    let area = stage.window.contentArea
    #expect(popover.frame.intersection(area) == popover.frame)
  }

  @Test func itKeepsToItsTerritoryWhereItFitsThereAndPointsFromThere() {
    popover.territory = { Rect(column: 20, row: 0, columns: 40, rows: 19) }

    present(column: 22, row: 2)

    #expect(popover.frame == Rect(column: 20, row: 3, columns: 24, rows: 8))
    #expect(popover.arrow == Position(column: 5, row: 0))
  }

  @Test func theMarginsAtTheSidesGoBeforeItLeavesItsTerritory() {
    popover.territory = { Rect(column: 20, row: 0, columns: 22, rows: 19) }
    present(column: 22, row: 2)
    #expect(popover.frame == Rect(column: 20, row: 3, columns: 22, rows: 8))
    #expect(content.view.frame == Rect(column: 1, row: 2, columns: 20, rows: 4))

    popover.territory = { Rect(column: 20, row: 0, columns: 21, rows: 19) }
    stage.act { stage.window.setNeedsLayout() }

    #expect(popover.frame == Rect(column: 13, row: 3, columns: 24, rows: 8))
  }

  @Test func contentThatCanDoWithLessKeepsItInItsTerritory() {
    popover.leastColumns = 16
    popover.territory = { Rect(column: 20, row: 0, columns: 19, rows: 19) }

    present(column: 22, row: 2)

    #expect(popover.frame == Rect(column: 20, row: 3, columns: 18, rows: 8))
    #expect(content.view.frame == Rect(column: 1, row: 2, columns: 16, rows: 4))
  }

  @Test func itsTitleStandsInTheBorderBesideTheArrow() {
    popover.title = "2 monsters"
    present(column: 20, row: 2)
    #expect(stage.line(3).contains("╭─ 2 monst"))

    anchor.frame.origin.column = 0
    stage.act { stage.window.setNeedsLayout() }

    #expect(stage.line(3).hasPrefix("╭──▲──"))
    #expect(stage.line(3).contains("…"))
  }

  @Test func aThumbStandsInItsRightBorder() {
    popover.thumb = { 1..<3 }

    present(column: 10, row: 2)

    let ends = (3...10).map { stage.line($0).last }
    #expect(ends == ["╮", "│", "│", "▐", "▐", "│", "│", "╯"])
  }

  // MARK: - Dismissing

  @Test func escDismissesIt() {
    present(column: 10, row: 2)

    stage.press(.escape)

    #expect(!popover.isPresented)
    #expect(listener.reasons == [.cancelled])
    #expect(
      stage.takeEvents().filter { $0.hasPrefix("popover") } == [
        "popoverWillShow", "popoverDidDismiss",
      ])
  }

  @Test func escDismissesOneThatNothingInItCanHaveTheFocus() {
    (content.view.subviews[0] as? Probe)?.takesInput = false
    anchor.takesInput = false
    present(column: 10, row: 2)

    stage.press(.escape)

    #expect(listener.reasons == [.cancelled])
  }

  @Test func d4AClickBesideDismissesItAndIsThenHandled() {
    let other = Probe("other", stage.log, at: Rect(column: 40, row: 12, columns: 5, rows: 1))
    other.handlesMouse = true
    stage.add(other)
    present(column: 10, row: 2)
    _ = stage.takeLog()

    stage.mouse(.press, 41, 12)

    #expect(listener.reasons == [.cancelled])
    #expect(other.isFirstResponder)
    #expect(stage.takeLog().last == "other mouse 1,0")
  }

  @Test func aClickInsideDoesNotDismissIt() {
    present(column: 10, row: 2)

    stage.click(4, 6)
    stage.click(1, 3)

    #expect(popover.isPresented && listener.reasons == [])
  }

  @Test func dismissingTellsTheDelegateOnce() {
    present(column: 10, row: 2)

    stage.act { popover.dismiss() }
    stage.act { popover.dismiss() }

    #expect(listener.reasons == [.programmatic])
    #expect(!popover.isPresented)
  }

  @Test func itCanBePresentedAgain() {
    present(column: 10, row: 2)
    stage.press(.escape)
    present(column: 10, row: 2)
    stage.press(.escape)

    #expect(listener.reasons == [.cancelled, .cancelled])
  }

  @Test func presentingItTwiceIsPresentingItOnce() {
    present(column: 10, row: 2)
    present(column: 10, row: 2)

    #expect(stage.window.presentations.count == 1)
    #expect(stage.takeEvents().filter { $0 == "popoverWillShow" }.count == 1)
  }

  @Test func itsContentIsToldWhenItComesAndGoes() {
    _ = stage.takeLog()
    present(column: 10, row: 2)
    stage.press(.escape)

    #expect(
      stage.takeLog().filter { $0.contains("ppear") } == [
        "content willAppear", "content didDisappear",
      ])
  }

  @Test func focusGoesBackToTheFieldItCameFrom() {
    anchor.strip = Panel("s", rows: 2)
    present(column: 10, row: 2)
    stage.press(.escape)
    stage.act { stage.window.focus(anchor) }
    present(column: 10, row: 2)

    #expect(stage.window.inputStrip.endFrame == nil)
    stage.press(.escape)

    #expect(anchor.isFirstResponder)
    #expect(stage.window.inputStrip.endFrame != nil)
  }
}
