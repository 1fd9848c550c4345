import BestiaryApp
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerScreenTests {
  @Test(arguments: [(80, 24), (60, 20), (40, 12)])
  func smallerScreensAreAsRecorded(columns: Int, rows: Int) async throws {
    let story = try Story(.starter, columns: columns, rows: rows)

    await story.pilot.press(.character("c"))

    story.expectScreen("colour-\(columns)x\(rows)")
  }

  @Test func onLightWithASliderItIsAsRecorded() async throws {
    let story = try Story(.starter, isLight: true)

    await story.pilot.press(.character("c"), .tab, .tab)

    story.expectScreen("colour-light-120x40")
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .indexed256])
  func fewerColoursAreAsRecorded(depth: ColorDepth) async throws {
    let story = try Story(.starter, columns: 80, rows: 24, depth: depth)

    await story.pilot.press(.character("c"), .tab, .tab)

    story.expectScreen("colour-80x24-\(depth)")
  }
}
