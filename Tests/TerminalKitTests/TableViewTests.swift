import Cells
import Testing

@testable import TerminalKit

@Suite struct TableViewTests {
  /// Rows that say their number and how they are drawn.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var count: Int
    var selected: [Int] = []
    var activated: [Int] = []

    init(_ count: Int) { self.count = count }

    func numberOfRows(in table: TableView) -> Int { count }
    func tableView(
      _ table: TableView, drawRow row: Int, state: TableView.RowState, in canvas: inout Canvas
    ) {
      let mark = state == .selected ? ">" : state == .selectedUnfocused ? "-" : " "
      canvas.text("\(mark)row \(row)", at: .zero)
    }
    func tableView(_ table: TableView, didSelectRow row: Int) { selected.append(row) }
    func tableView(_ table: TableView, didActivateRow row: Int) { activated.append(row) }
  }

  private let stage = Stage(columns: 20, rows: 10, hasFooter: false)
  private let table = TableView()
  private let rows = Rows(30)

  init() {
    table.dataSource = rows
    table.delegate = rows
    table.frame = Rect(column: 0, row: 0, columns: 20, rows: 10)
    stage.add(table)
    table.reloadData(selecting: 0)
    stage.act { stage.window.focus(table) }
  }

  private func selection(after keys: Key...) -> [Int?] {
    keys.map { key in
      stage.press(key)
      return table.selectedRow
    }
  }

  // MARK: - Keys and clicks

  @Test func arrowsAndLettersMoveTheSelection() {
    #expect(
      selection(after: .down, .character("j"), .up, .character("k"), .up) == [1, 2, 1, 0, 0])
    #expect(rows.selected == [1, 2, 1, 0])
  }

  @Test func pagesAndEndsAreReachedWithOneKey() {
    #expect(
      selection(after: .pageDown, .control("f"), .pageUp, .end, .pageDown, .home, .control("b"))
        == [9, 18, 9, 29, 29, 0, 0])
    #expect(selection(after: .character("G")) == [29])
  }

  @Test func returnActivates() {
    stage.press(.down, .enter)

    #expect(rows.activated == [1])
  }

  @Test func otherKeysArePassedOn() {
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(stage.takeLog() == ["root press"])
  }

  @Test func anEmptyTablePassesEverythingOn() {
    rows.count = 0
    stage.act { table.reloadData(selecting: 3) }
    _ = stage.takeLog()

    stage.press(.down, .enter)

    #expect(table.selectedRow == nil && rows.activated == [])
    #expect(stage.takeLog() == ["root press", "root press"])
  }

  @Test func aClickSelectsAndASecondOneActivates() {
    stage.click(3, 4)
    #expect(table.selectedRow == 4 && rows.activated == [])

    stage.click(3, 4)
    #expect(rows.activated == [4])
  }

  @Test func aClickCountsFromWhatIsScrolledOut() {
    stage.press(.end)

    stage.click(3, 0)

    #expect(table.selectedRow == 20)
  }

  @Test func aClickBelowTheLastRowSelectsNothing() {
    rows.count = 3
    stage.act { table.reloadData(selecting: 1) }

    stage.click(3, 7)

    #expect(table.selectedRow == 1 && rows.activated == [])
  }

  @Test func theWheelScrollsPastTheSelection() {
    stage.mouse(.wheel(2), 3, 3)
    #expect(table.contentOffset == 6 && table.selectedRow == 0)
    #expect(stage.line(0) == " row 6")

    stage.press(.down)
    #expect(table.contentOffset == 1 && stage.line(0) == ">row 1")
  }

  // MARK: - Reloading

  @Test(arguments: [(5, 5), (29, 29), (30, 29), (-4, 0)])
  func reloadingKeepsTheSelectionWhereThereIsOne(row: Int, selected: Int) {
    stage.act { table.reloadData(selecting: row) }

    #expect(table.selectedRow == selected)
    #expect(rows.selected == [])
  }

  @Test func reloadingFewerRowsSelectsTheLast() {
    stage.press(.end)
    rows.count = 12

    stage.act { table.reloadData(selecting: table.selectedRow) }

    #expect(table.selectedRow == 11)
    #expect(stage.line(9) == ">row 11")
  }

  // MARK: - Drawing

  @Test func t2RowsAreDrawnWholeAndTheSelectedOneDiffers() {
    #expect(stage.line(0) == ">row 0" && stage.line(9) == " row 9")

    stage.press(.pageDown, .pageDown)

    #expect(stage.line(0) == " row 9" && stage.line(9) == ">row 18")
  }

  @Test func theSelectionLooksDifferentWithoutTheFocus() {
    let other = Probe("other")
    stage.add(other)

    stage.act { stage.window.focus(other) }

    #expect(stage.line(0) == "-row 0")
  }

  @Test func t3D23OnlyRowsInSightAreDrawn() {
    rows.count = 10_000
    stage.act { table.reloadData(selecting: 5000) }
    let before = table.drawnRows.value

    stage.application.refresh()

    #expect(table.drawnRows.value - before == 10)
    #expect(stage.line(9) == ">row 5000")
  }

  @Test func theCursorStandsOnTheSelectedRow() {
    stage.press(.down, .down)

    #expect(stage.terminal.cursor == Position(column: 0, row: 2))
  }

  // MARK: - Other sizes

  @Test func theSelectionStaysInSightWhereTheTableShrinks() {
    stage.press(.pageDown)

    table.frame = Rect(column: 0, row: 0, columns: 20, rows: 4)
    stage.application.refresh()

    #expect(stage.line(3) == ">row 9")
  }

  @Test func theSelectionStaysAboveAnInputViewAndGoesBackAfterwards() {
    stage.press(.pageDown)
    let field = Probe("field")
    field.strip = Panel("s", rows: 4)
    stage.add(field)

    stage.act { stage.window.focus(field) }
    #expect(stage.line(5) == "-row 9")
    stage.act { field.resignFirstResponder() }

    #expect(table.contentOffset == 0)
  }
}
