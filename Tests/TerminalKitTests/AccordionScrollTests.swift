import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// D21: an accordion in a scroll view, and in little room.
struct AccordionScrollTests {
  @Test func d21TheCurrentRowIsAlwaysInSight() async {
    let stage = AccordionStage(columns: 30, rows: 4)

    for _ in 0..<12 {
      await stage.pilot.press(.down)
      #expect(stage.pilot.lines.contains { $0.hasPrefix("▌") }, "\(stage.pilot.text)")
    }
    #expect(stage.pilot.shows("▌ source"))
    await stage.pilot.press(.home)
    #expect(stage.pilot.shows("▌ armor class"))
  }

  @Test func d21AnUnfoldedGroupIsScrolledIntoSight() async {
    let stage = AccordionStage(columns: 60, rows: 5, folded: ["speed", "actions"])

    await stage.pilot.press(.down, .down, .enter)

    #expect(
      stage.pilot.lines == [
        "▌ - Actions  3", "    bite  to hit 8, reach 5 feet, 15 piercing and burning",
        "    - Breath  2", "      fire", "      sleep",
      ])
  }

  @Test func d21TheContentsShrinkWhenAGroupIsFolded() async {
    let stage = AccordionStage(columns: 60, rows: 5)
    let before = stage.scroll.contentRows

    await stage.pilot.press(.end, .up, .left, .enter)

    #expect(before == 12)
    #expect(stage.scroll.contentRows == 7)
    #expect(stage.pilot.shows("▌ + Actions  3"))
  }

  @Test func d21RowsAreWrappedForTheColumnsThatTheirDepthLeaves() {
    let stage = AccordionStage(columns: 30, rows: 20)

    #expect(stage.widths["armor class"] == 28)
    #expect(stage.widths["bite"] == 26)
    #expect(stage.widths["fire"] == 24)
    #expect(
      stage.pilot.lines[6...8] == [
        "    bite  to hit 8, reach 5", "    feet, 15 piercing and", "    burning",
      ])
  }

  @Test func aDeepNestKeepsSomeColumnsForItsText() {
    var items: [AccordionItem] = [.row(key: "deep")]
    for depth in 0..<30 { items = [.group(key: "g\(depth)", title: "Group", items: items)] }
    let stage = AccordionStage(columns: 30, rows: 40, items: items)

    #expect(stage.pilot.shows("deep"))
    #expect((stage.widths["deep"] ?? 0) >= 10)
  }

  @Test(arguments: [(60, 20), (30, 8), (12, 3), (3, 1), (1, 1)])
  func itCanBeDrawnAtAnySize(columns: Int, rows: Int) async {
    let stage = AccordionStage(columns: columns, rows: rows)

    await stage.pilot.press(.down, .enter, .enter, .end)
    await stage.pilot.resize(columns: 60, rows: 20)

    #expect(stage.pilot.shows("▌ source"))
  }

  @Test func d21TheCursorStandsAtTheCurrentRow() async {
    let stage = AccordionStage(columns: 60, rows: 20)

    await stage.pilot.press(.down)

    #expect(stage.pilot.terminal.cursor == Position(column: 2, row: 2))
    let mark = stage.pilot.cell(column: 0, row: 2)
    #expect(mark.foreground == stage.window.theme.accent.foreground)
    #expect(stage.pilot.cell(column: 4, row: 2).attributes.contains(.bold))
  }

  @Test func aRowHigherThanTheScreenIsReadLineByLine() async {
    let items: [AccordionItem] = [.row(key: "source"), .row(key: "bite"), .row(key: "tail")]
    let stage = AccordionStage(columns: 14, rows: 3, items: items)

    await stage.pilot.press(.down)
    #expect(stage.pilot.lines == ["▌ bite  to hit", "▌ 8, reach 5", "▌ feet, 15"])
    await stage.pilot.press(.down, .down)
    #expect(stage.pilot.lines == ["▌ feet, 15", "▌ piercing and", "▌ burning"])
    await stage.pilot.press(.down)
    #expect(stage.pilot.lines == ["  piercing and", "  burning", "▌ tail"])
    await stage.pilot.press(.up, .up)
    #expect(stage.accordion.currentKey == "source")
  }
}
