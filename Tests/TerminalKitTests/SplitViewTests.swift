import Cells
import Testing

@testable import TerminalKit

@Suite struct SplitViewTests {
  private final class Listener: SplitViewDelegate {
    let log = Log()
    func splitView(_ splitView: SplitView, willHide master: View) { log.add("hide") }
    func splitView(_ splitView: SplitView, willShow master: View) { log.add("show") }
  }

  private let stage = Stage(columns: 120, rows: 10)
  private let listener = Listener()
  private let master = Probe("master")
  private let detail = Probe("detail")
  private let split: SplitView

  init() {
    split = SplitView(master: master, detail: detail)
    split.delegate = listener
    split.frame = Rect(column: 0, row: 0, columns: 120, rows: 9)
    stage.add(split)
  }

  private func resize(columns: Int) {
    split.frame = Rect(column: 0, row: 0, columns: columns, rows: 9)
    stage.resize(columns: columns, rows: 10)
  }

  @Test(arguments: [(72, 26), (80, 26), (99, 26), (100, 25), (120, 31), (200, 40), (400, 40)])
  func theMasterPaneHasItsShare(columns: Int, master: Int) {
    resize(columns: columns)

    #expect(self.master.frame == Rect(column: 0, row: 0, columns: master, rows: 9))
    #expect(
      detail.frame == Rect(column: master + 1, row: 0, columns: columns - master - 1, rows: 9))
    #expect(split.dividerColumn == master)
  }

  @Test(
    arguments: [(80, 36, 26), (120, 10, 31), (120, 36, 36), (120, 90, 40), (100, 36, 36)])
  func theMasterPaneGrowsToWhatItWantsWhereThereIsRoom(columns: Int, wanted: Int, master: Int) {
    split.masterColumnsWanted = wanted

    resize(columns: columns)

    #expect(self.master.frame.columns == master)
  }

  @Test func theMasterPaneTakesNothingThatTheDetailsWant() {
    (split.masterColumnsWanted, split.detailColumnsWanted) = (40, 84)

    resize(columns: 120)

    #expect(detail.frame.columns == 84)
  }

  @Test func theUsersDividerGoesBeforeWhatTheMasterPaneWants() {
    stage.act { split.moveDivider(by: -5) }

    stage.act { split.masterColumnsWanted = 40 }

    #expect(master.frame.columns == 26)
  }

  @Test func aHairlineStandsBetweenThePanes() {
    for row in 0..<9 {
      #expect(stage.terminal.surface[Position(column: 31, row: row)].glyph == "│")
    }
  }

  @Test func theDividerMovesAsFarAsBothPanesAllow() {
    stage.act { split.moveDivider(by: 5) }
    #expect(master.frame.columns == 36)

    stage.act { split.moveDivider(by: -999) }
    #expect(master.frame.columns == 20)

    stage.act { split.moveDivider(by: 999) }
    #expect(master.frame.columns == 80 && detail.frame.columns == 39)
  }

  @Test func theDividerCanBeDragged() {
    stage.mouse(.press, 31, 4)
    stage.mouse(.drag, 50, 4)
    #expect(master.frame.columns == 50)

    stage.mouse(.drag, 3, 9)
    #expect(master.frame.columns == 20)

    stage.mouse(.release, 40, 4)
    stage.mouse(.drag, 60, 4)
    #expect(master.frame.columns == 20)
  }

  @Test func aDragThatBeginsElsewhereMovesNothing() {
    stage.mouse(.press, 30, 4)
    stage.mouse(.drag, 50, 4)

    #expect(master.frame.columns == 31)
  }

  @Test func theChosenWidthIsKeptOverSizes() {
    stage.act { split.moveDivider(by: 40) }

    resize(columns: 80)
    #expect(master.frame.columns == 40)
    resize(columns: 120)

    #expect(master.frame.columns == 71)
  }

  @Test func belowSeventyTwoColumnsTheMasterLeavesAndTheDelegateIsTold() {
    resize(columns: 71)

    #expect(!split.showsMaster && master.superview == nil && split.dividerColumn == nil)
    #expect(detail.frame == Rect(column: 0, row: 0, columns: 71, rows: 9))
    #expect(listener.log.entries == ["hide"])

    resize(columns: 40)
    resize(columns: 72)

    #expect(split.showsMaster && master.superview === split)
    #expect(listener.log.entries == ["hide", "show"])
  }

  @Test func whereTheMasterHadTheFocusTheRingGoesToTheDetails() {
    stage.window.focus(master)

    resize(columns: 40)

    #expect(detail.isFocused && stage.window.firstResponder == nil)
  }

  @Test func whereTheDetailsHadTheFocusTheyKeepIt() {
    stage.window.focus(detail)

    resize(columns: 40)
    resize(columns: 120)

    #expect(detail.isFirstResponder && detail.isFocused)
  }

  @Test func tabGoesFromTheMasterToTheDetailsAlsoAfterItCameBack() {
    resize(columns: 40)
    resize(columns: 120)

    stage.press(.tab)
    #expect(master.isFocused)
    stage.press(.tab)
    #expect(detail.isFocused)
  }

  @Test func theIndicatorIsDrawnIntoTheDivider() {
    split.dividerThumb = { 2..<4 }

    stage.application.refresh()

    let style = (0..<9).map { stage.terminal.surface[Position(column: 31, row: $0)].foreground }
    #expect(style[2] == style[3] && style[2] != style[1] && style[4] == style[1])
  }
}
