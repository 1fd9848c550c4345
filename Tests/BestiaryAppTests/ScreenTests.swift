import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ScreenTests {
  @Test(arguments: [(120, 40), (80, 24), (72, 24), (60, 20)])
  func theMainScreenIsAsRecorded(columns: Int, rows: Int) async throws {
    let story = try Story(.starter, columns: columns, rows: rows)

    story.expectScreen("main-\(columns)x\(rows)")
  }

  @Test(arguments: [(120, 40), (80, 24), (60, 20)])
  func theStripIsAsRecorded(columns: Int, rows: Int) async throws {
    let story = try Story(.starter, columns: columns, rows: rows)

    await story.pilot.press(.character("w"), .right)

    story.expectScreen("strip-\(columns)x\(rows)")
  }

  @Test func theStripOnLightIsAsRecorded() async throws {
    let story = try Story(.starter, isLight: true)

    await story.pilot.press(.character("w"))

    story.expectScreen("strip-light-120x40")
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .indexed256])
  func fewerColoursAreAsRecorded(depth: ColorDepth) async throws {
    let story = try Story(.starter, columns: 80, rows: 24, depth: depth)

    await story.pilot.press(.character("w"))

    story.expectScreen("strip-80x24-\(depth)")
  }

  @Test func theColourPickerIsAsRecorded() async throws {
    let story = try Story(.starter)

    await story.pilot.press(.character("c"))

    story.expectScreen("colour-120x40")
  }

  @Test func theTextOverlayIsAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.press(.character("e"))

    story.expectScreen("text-80x24")
  }

  @Test func theWeaponFilterIsAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.press(.character("W"), .character("2"))

    story.expectScreen("weapon-filter-80x24")
  }

  @Test func theColourPickerOfMarkedMonstersIsAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.type("  c")

    story.expectScreen("colour-marked-80x24")
  }

  @Test func theNumberPadIsAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.press(.tab, .tab, .tab, .tab, .tab, .enter)

    story.expectScreen("number-pad-80x24")
  }

  @Test func theListAsAPopoverIsAsRecorded() async throws {
    let story = try Story(.many(40), columns: 60, rows: 20)

    await story.pilot.press(.character("m"))

    story.expectScreen("list-popover-60x20")
  }

  @Test func markedMonstersWithTheirStripAreAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24, depth: .none)

    await story.pilot.type("  w")

    story.expectScreen("marked-80x24-none")
  }

  @Test func theHelpIsAsRecorded() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.press(.character("?"))

    story.expectScreen("help-80x24")
  }

  @Test func noSizeIsTooSmallToLiveWith() async throws {
    let story = try Story(.starter)
    let before = story.pilot.terminal.surface

    for keys in ["", "w", "c", "e", "?", "m", "/", "W"] {
      await story.pilot.type(keys)
      for size in [(1, 1), (2, 1), (1, 9), (19, 5), (20, 6), (21, 7), (40, 8), (71, 12), (200, 60)]
      {
        await story.pilot.resize(columns: size.0, rows: size.1)
      }
      await story.pilot.resize(columns: 120, rows: 40)
      await story.pilot.press(.escape, .escape)
      story.window.focus(try #require(story.program.root.view.focusableViews.first))
    }

    #expect(story.pilot.terminal.surface.text(ofRow: 5) == before.text(ofRow: 5))
  }

  @Test func growingBackRestoresTheScreen() async throws {
    let story = try Story(.starter)
    let before = story.pilot.terminal.surface

    await story.pilot.resize(columns: 1, rows: 1)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(story.pilot.terminal.surface == before)
  }

  @Test(arguments: [24, 16, 12, 10, 8])
  func theFieldAndItsLabelAreNeverCoveredByTheStrip(rows: Int) async throws {
    let story = try Story(.starter, columns: 80, rows: rows)

    await story.pilot.press(.character("w"))

    let strip = try #require(story.window.inputStrip.endFrame)
    let label = story.pilot.lines[..<strip.minRow].contains { $0.contains("Preferred way") }
    #expect(label, "covered at \(rows) rows")
  }
}
