import Cells
import Testing

@testable import TerminalKit

/// What scroll views do about input views: 23 rows of window above the footer, an input view of 6.
@Suite struct InputStripInsetTests {
  private let stage: Stage
  private let scroll = ScrollView()
  private let field: Probe

  init() { self.init(isAnimated: false) }

  private init(isAnimated: Bool) {
    stage = Stage(columns: 40, rows: 24, isAnimated: isAnimated)
    field = Probe("field", stage.log, at: Rect(column: 0, row: 25, columns: 9, rows: 1))
    field.strip = Panel("s", rows: 6)
    scroll.add(field)
    scroll.contentRows = 30
    scroll.frame = Rect(column: 0, row: 0, columns: 40, rows: 23)
    stage.add(scroll)
    _ = stage.takeEvents()
  }

  private func show() { stage.act { stage.window.focus(field) } }
  private func hide() { stage.act { field.resignFirstResponder() } }

  private var fieldRow: Int { field.frameInWindow.minRow }

  @Test func a23ShowingMakesRoomBeforeItIsShownAndHidingTakesItBackAfterwards() {
    show()
    hide()

    #expect(
      stage.takeEvents() == [
        "becomeFirstResponder", "inputViewWillShow", "contentInset", "inputViewDidShow",
        "resignFirstResponder", "inputViewWillHide", "inputViewDidHide", "contentInset",
      ])
  }

  @Test func whatHasTheFocusByThenStaysInSight() {
    let last = Probe("last", stage.log, at: Rect(column: 0, row: 29, columns: 9, rows: 1))
    scroll.add(last)
    show()

    stage.press(.tab)

    #expect(last.isFocused)
    #expect(scroll.contentInset == .zero)
    #expect(last.frameInWindow.minRow < 23)
  }

  @Test func a20A21A22TheInsetIsWhatIsReallyCoveredAndTheFrameStays() {
    let frame = scroll.frame

    show()

    #expect(scroll.contentInset == EdgeInsets(bottom: 6))
    #expect(scroll.scrollIndicatorInsets == EdgeInsets(bottom: 6))
    #expect(scroll.visibleRows == 17)
    #expect(scroll.frame == frame)
  }

  @Test(arguments: [(23, 6), (20, 3), (18, 1), (17, 0), (10, 0)])
  func a20B17B18RowsBelowTheViewAreNotCounted(rows: Int, inset: Int) {
    scroll.frame = Rect(column: 0, row: 0, columns: 40, rows: rows)

    show()

    #expect(scroll.contentInset.bottom == inset)
  }

  @Test func b19TheBaseInsetIsAddedAndRestored() {
    scroll.baseInset = EdgeInsets(top: 1, bottom: 2)
    stage.act { scroll.setNeedsLayout() }
    #expect(scroll.contentInset == EdgeInsets(top: 1, bottom: 2))

    show()
    #expect(scroll.contentInset == EdgeInsets(top: 1, bottom: 8))
    hide()

    #expect(scroll.contentInset == EdgeInsets(top: 1, bottom: 2))
    #expect(scroll.scrollIndicatorInsets == EdgeInsets(top: 1, bottom: 2))
  }

  @Test func theFocusedViewIsScrolledIntoSightBeforeDidShow() {
    var rowAtDidShow: Int?
    let registration = stage.window.notifications.observe { [field] notification in
      if notification.name == .inputViewDidShow { rowAtDidShow = field.frameInWindow.minRow }
    }

    show()

    #expect(rowAtDidShow == 16 && scroll.contentOffset == 9)
    _ = registration
  }

  @Test(arguments: [3, 5, 7])
  func a23ClosingRestoresTheOffset(offset: Int) {
    scroll.scroll(to: offset)
    stage.application.refresh()

    show()
    #expect(scroll.contentOffset == 9)
    hide()

    #expect(scroll.contentOffset == offset)
  }

  @Test func a23TheOffsetIsRestoredAlsoWhereTheViewIsLaidOutDuringTheSlide() {
    let test = InputStripInsetTests(isAnimated: true)
    test.scroll.scroll(to: 5)
    test.stage.application.refresh()
    test.show()
    test.stage.wait(milliseconds: 250)
    _ = test.stage.takeEvents()

    test.hide()
    test.field.setNeedsLayout()
    test.stage.wait(milliseconds: 100)
    #expect(test.scroll.contentInset.bottom == 6)
    test.stage.wait(milliseconds: 150)

    #expect(test.scroll.contentOffset == 5)
    #expect(
      test.stage.takeEvents() == [
        "resignFirstResponder", "inputViewWillHide", "inputViewDidHide", "contentInset",
      ])
  }

  @Test func whereTheUserScrolledMeanwhileTheOffsetStays() {
    scroll.scroll(to: 5)
    show()

    stage.mouse(.wheel(-1), 5, 5)
    hide()

    #expect(scroll.contentOffset == 6)
  }

  @Test func a21TheIndicatorEndsAboveTheInputView() {
    show()
    scroll.scroll(to: 99)

    #expect(scroll.indicatorRows == 8..<17)
  }

  @Test func a18E8ResizingRecomputesTheInsetsBetweenTheChangePairAndKeepsTheFieldInSight() {
    show()
    _ = stage.takeEvents()

    scroll.frame = Rect(column: 0, row: 0, columns: 40, rows: 9)
    stage.resize(columns: 40, rows: 10)

    #expect(
      stage.takeEvents() == [
        "inputViewWillChangeFrame", "contentInset", "inputViewDidChangeFrame",
      ])
    #expect(scroll.contentInset.bottom == 4)
    #expect((0..<5).contains(fieldRow))
  }

  @Test func resizingWithoutANewInsetTellsNoInset() {
    show()
    _ = stage.takeEvents()

    scroll.frame = Rect(column: 0, row: 0, columns: 40, rows: 39)
    stage.resize(columns: 40, rows: 40)

    #expect(stage.takeEvents() == ["inputViewWillChangeFrame", "inputViewDidChangeFrame"])
    #expect(scroll.contentInset.bottom == 6)
  }

  @Test func e9AnotherInputViewChangesTheInsetWithTheFrame() {
    let other = Probe("other", stage.log, at: Rect(column: 0, row: 26, columns: 9, rows: 1))
    other.strip = Panel("t", rows: 2)
    scroll.add(other)
    show()
    _ = stage.takeEvents()

    stage.press(.tab)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillChangeFrame",
        "contentInset", "inputViewDidChangeFrame",
      ])
    #expect(scroll.contentInset.bottom == 2)
  }

  @Test func aScrollViewInTheInputViewIsNotCoveredByIt() {
    let inner = ScrollView()
    let strip = Panel("s", rows: 6)
    inner.frame = Rect(column: 0, row: 0, columns: 9, rows: 6)
    strip.add(inner)
    field.strip = strip

    show()

    #expect(inner.contentInset == .zero && inner.visibleRows == 6)
  }

  @Test func aScrollViewThatComesWhileAnInputViewIsUpMakesRoomToo() {
    show()
    let late = ScrollView()
    late.frame = Rect(column: 0, row: 0, columns: 9, rows: 23)

    stage.add(late)

    #expect(late.contentInset.bottom == 6)
  }
}
