import Cells
import Testing

@testable import TerminalKit

@Suite struct ScrollViewTests {
  private let stage = Stage(columns: 20, rows: 10, hasFooter: false)
  private let scroll = ScrollView()

  init() {
    scroll.frame = Rect(column: 0, row: 0, columns: 20, rows: 10)
    scroll.contentRows = 30
    stage.add(scroll)
  }

  @Test(arguments: [(0, 0), (7, 7), (20, 20), (21, 20), (999, 20), (-1, 0)])
  func theOffsetStaysWithinTheContents(wanted: Int, offset: Int) {
    scroll.scroll(to: wanted)

    #expect(scroll.contentOffset == offset)
  }

  @Test func contentsThatFitDoNotScroll() {
    scroll.contentRows = 10

    scroll.scroll(to: 5)

    #expect(scroll.contentOffset == 0 && scroll.indicatorRows == nil)
  }

  @Test func theOffsetFollowsContentsThatShrink() {
    scroll.scroll(to: 20)

    scroll.contentRows = 12

    #expect(scroll.contentOffset == 2)
  }

  @Test func theOffsetFollowsAViewThatGrows() {
    scroll.scroll(to: 20)

    scroll.frame = Rect(column: 0, row: 0, columns: 20, rows: 25)
    stage.application.refresh()

    #expect(scroll.contentOffset == 5)
  }

  @Test(arguments: [(5, 8, 5), (5, 3, 3), (5, 15, 6), (5, 14, 5), (0, 29, 20)])
  func aRowIsShownByScrollingAsLittleAsPossible(offset: Int, row: Int, expected: Int) {
    scroll.scroll(to: offset)

    scroll.scrollRectToVisible(Rect(column: 0, row: row, columns: 1, rows: 1))

    #expect(scroll.contentOffset == expected)
  }

  @Test func ofARectangleThatIsTooHighTheUpperRowsAreShown() {
    scroll.scrollRectToVisible(Rect(column: 0, row: 12, columns: 1, rows: 15))

    #expect(scroll.contentOffset == 12)
  }

  @Test func theBaseInsetIsKeptFree() {
    stage.act { scroll.scroll(to: 20) }

    stage.act { scroll.baseInset = EdgeInsets(top: 1, bottom: 2) }

    #expect(scroll.visibleRows == 7 && scroll.maximumOffset == 23)
    #expect(scroll.contentTranslation == 19)
  }

  @Test func theWheelScrollsThreeRowsANotch() {
    stage.mouse(.wheel(2), 3, 3)
    #expect(scroll.contentOffset == 6)

    stage.mouse(.wheel(-1), 3, 3)
    #expect(scroll.contentOffset == 3)

    stage.mouse(.wheel(-9), 3, 3)
    #expect(scroll.contentOffset == 0)
  }

  @Test func theIndicatorGoesFromTheFirstRowToTheLast() {
    #expect(scroll.indicatorRows == 0..<3)

    scroll.scroll(to: 10)
    #expect(scroll.indicatorRows == 3..<6)

    scroll.scroll(to: 20)
    #expect(scroll.indicatorRows == 7..<10)
  }

  @Test func theIndicatorIsAtLeastOneRowHighAndStaysInTheView() {
    scroll.contentRows = 100_000

    for offset in [0, 1, 49_999, 99_989, 99_990] {
      scroll.scroll(to: offset)
      let rows = scroll.indicatorRows
      #expect(rows?.count == 1 && (0..<10).contains(rows?.lowerBound ?? -1))
    }
  }

  @Test func viewsInItAreDrawnAndClickedWhereTheyAreSeen() {
    let log = Log()
    let probe = Probe("probe", log, at: Rect(column: 2, row: 12, columns: 4, rows: 1))
    probe.handlesMouse = true
    let panel = Panel("p", rows: 1)
    panel.frame = Rect(column: 0, row: 14, columns: 4, rows: 1)
    scroll.add(panel)
    scroll.add(probe)

    stage.act { scroll.scroll(to: 10) }
    stage.mouse(.press, 3, 2)

    #expect(stage.line(4) == "pppp")
    #expect(probe.convertToWindow(.zero) == Position(column: 2, row: 2))
    #expect(log.entries.last == "probe mouse 1,0")
  }

  @Test func viewsScrolledOutAreNeitherSeenNorClicked() {
    let panel = Panel("p", rows: 3)
    panel.frame = Rect(column: 0, row: 0, columns: 4, rows: 3)
    scroll.add(panel)

    stage.act { scroll.scroll(to: 2) }

    #expect(stage.line(0) == "pppp" && stage.line(1) == "")
    #expect(panel.visibleRectInWindow == Rect(column: 0, row: 0, columns: 4, rows: 1))
    stage.act { scroll.scroll(to: 5) }
    #expect(panel.visibleRectInWindow.isEmpty)
  }

  @Test func focusScrollsEveryScrollViewAroundTheField() {
    let inner = ScrollView()
    inner.frame = Rect(column: 0, row: 20, columns: 20, rows: 8)
    inner.contentRows = 40
    let field = Probe("field", Log(), at: Rect(column: 0, row: 30, columns: 5, rows: 1))
    inner.add(field)
    scroll.add(inner)
    stage.application.refresh()

    stage.act { stage.window.focus(field) }

    #expect(inner.contentOffset == 23)
    #expect(field.frameInWindow.minRow == 9)
  }
}
