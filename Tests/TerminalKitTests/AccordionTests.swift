import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// D21: groups with heads that fold in place.
struct AccordionTests {
  @Test func d21AHeadShowsNameAndCountAndNestedGroupsAreIndented() {
    let stage = AccordionStage(columns: 60, rows: 20, folded: ["speed"])

    #expect(
      stage.pilot.lines.prefix(11) == [
        "", "▌ armor class", "  + Speed  2", "  - Actions  3",
        "    bite  to hit 8, reach 5 feet, 15 piercing and burning", "    - Breath  2",
        "      fire", "      sleep", "    tail", "  source", "",
      ])
  }

  @Test(arguments: [Key.enter, .character(" "), .left, .character("h")])
  func d21ReturnSpaceAndLeftFoldInPlace(key: Key) async {
    let stage = AccordionStage(columns: 60, rows: 20)

    await stage.pilot.press(.down, key)

    #expect(stage.pilot.lines[2...4] == ["▌ + Speed  2", "  - Actions  3", stage.biteLine])
    #expect(stage.folded == ["fold speed"])
    #expect(stage.accordion.foldedKeys == ["speed"])
  }

  @Test(arguments: [Key.enter, .character(" "), .right, .character("l")])
  func d21ReturnSpaceAndRightUnfoldInPlace(key: Key) async {
    let stage = AccordionStage(columns: 60, rows: 20, folded: ["speed", "actions"])

    await stage.pilot.press(.down, key)

    #expect(
      stage.pilot.lines[2...5] == ["▌ - Speed  2", "    walk", "    climb", "  + Actions  3"])
    #expect(stage.folded == ["unfold speed"])
  }

  @Test func d21UpAndDownMoveAmongHeadsAndRowsThatAreSeen() async {
    let stage = AccordionStage(columns: 60, rows: 20, folded: ["speed", "breath"])
    var keys = [stage.accordion.currentKey]

    for _ in 0..<6 {
      await stage.pilot.press(.down)
      keys.append(stage.accordion.currentKey)
    }

    #expect(keys == ["armor class", "speed", "actions", "bite", "breath", "tail", "source"])
    #expect(stage.window.send(.down) == .passed)
    await stage.pilot.press(.home)
    #expect(stage.window.send(.up) == .passed)
    await stage.pilot.press(.end, .up)
    #expect(stage.accordion.currentKey == "tail")
  }

  @Test func leftGoesToTheHeadAroundAndRightToWhatIsFirstInIt() async {
    let stage = AccordionStage(columns: 60, rows: 20, folded: ["speed"])

    await stage.pilot.press(.end, .up, .left)
    #expect(stage.accordion.currentKey == "actions")
    await stage.pilot.press(.right)
    #expect(stage.accordion.currentKey == "bite")
    await stage.pilot.press(.home)
    #expect(stage.window.send(.left) == .passed)
    #expect(stage.window.send(.right) == .passed)
    #expect(stage.folded.isEmpty)
  }

  @Test func d21AClickOnAHeadFoldsItAndBackAgain() async throws {
    let stage = AccordionStage(columns: 60, rows: 20)
    let head = try #require(stage.pilot.position(of: "Actions"))

    await stage.pilot.click(column: head.column, row: head.row)
    #expect(stage.pilot.shows("▌ + Actions  3"))
    await stage.pilot.click(column: head.column, row: head.row)
    #expect(stage.pilot.shows("▌ - Actions  3"))

    #expect(stage.folded == ["fold actions", "unfold actions"])
  }

  @Test func returnOnARowActivatesIt() async throws {
    let stage = AccordionStage(columns: 60, rows: 20)
    let tail = try #require(stage.pilot.position(of: "tail"))

    await stage.pilot.press(.enter)
    #expect(stage.activated == ["armor class"])
    #expect(stage.window.send(.character(" ")) == .passed)

    await stage.pilot.click(column: tail.column, row: tail.row)
    #expect(stage.activated == ["armor class"])
    #expect(stage.accordion.currentKey == "tail")
    await stage.pilot.click(column: tail.column, row: tail.row)
    #expect(stage.activated == ["armor class", "tail"])
    #expect(stage.folded.isEmpty)
  }

  @Test func d21WhatIsFoldedIsKeptByKeyWhenItemsChange() async {
    let stage = AccordionStage(columns: 60, rows: 20)
    await stage.pilot.press(.down, .enter)

    stage.items.insert(.row(key: "hit points"), at: 0)
    stage.accordion.reloadData()
    stage.pilot.application.refresh()

    #expect(
      stage.pilot.lines[1...4] == [
        "  hit points", "  armor class", "▌ + Speed  2", "  - Actions  3",
      ])
    #expect(stage.accordion.currentKey == "speed")
  }

  @Test func settingWhatWasRememberedTellsNobody() {
    let stage = AccordionStage(columns: 60, rows: 20)

    stage.accordion.foldedKeys = ["speed", "actions"]
    stage.pilot.application.refresh()

    #expect(stage.pilot.lines[2...4] == ["  + Speed  2", "  + Actions  3", "  source"])
    #expect(stage.folded.isEmpty)
    #expect(!stage.trace.contains { $0.contains("accordionDidToggle") })
  }

  @Test func d21TheTraceTellsWhichGroupWasToggled() async {
    let stage = AccordionStage(columns: 60, rows: 20)

    await stage.pilot.press(.down, .enter)

    let line = stage.trace.last { $0.contains("accordionDidToggle") }
    #expect(
      line?.hasSuffix(
        "\"accordionDidToggle\", \"from\": \"Accordion\", \"value\": \"speed\", \"folded\": \"true\"}\n"
      )
        == true)
  }

  @Test func theHintsSayWhatReturnDoes() async {
    let stage = AccordionStage(columns: 60, rows: 20)

    #expect(stage.accordion.hints == [Hint("Return", "edit"), Hint("↑↓", "move")])
    await stage.pilot.press(.down)
    #expect(stage.accordion.hints.first == Hint("Return", "fold"))
    await stage.pilot.press(.enter)
    #expect(stage.accordion.hints.first == Hint("Return", "unfold"))
  }

  @Test func withoutItemsItTakesNoFocus() {
    let stage = AccordionStage(columns: 60, rows: 20, items: [])

    #expect(!stage.accordion.canBecomeFirstResponder)
    #expect(stage.accordion.currentKey == nil)
    #expect(stage.accordion.sizeThatFits(Size(columns: 60, rows: 9)).rows == 0)
  }
}

extension AccordionStage {
  fileprivate var biteLine: String { "    bite  to hit 8, reach 5 feet, 15 piercing and burning" }
}
