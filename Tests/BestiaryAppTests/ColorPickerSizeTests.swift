import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerSizeTests {
  @Test(arguments: [(120, 40), (80, 24), (60, 20), (40, 12), (30, 8), (24, 7)])
  func tabGoesToWhatIsShownOnly(columns: Int, rows: Int) async throws {
    let story = try await Story.sliding(columns: columns, rows: rows)
    let popover = try #require(story.window.presentations.last)

    for _ in 0..<8 {
      await story.pilot.press(.tab)
      let focused = try #require(story.window.focusedView)
      #expect(focused.isDescendant(of: popover))
      #expect(!focused.isHidden && !focused.frame.isEmpty)
    }
    #expect(popover.frame.minRow >= 0 && popover.frame.maxRow <= rows - 1)
    #expect(popover.frame.minColumn >= 0 && popover.frame.maxColumn <= columns)
  }

  @Test func thePartWithTheFocusGoesAndTheFocusComesBackWithIt() async throws {
    let story = try await Story.sliding()
    let focused = try #require(story.window.focusedView)

    await story.pilot.resize(columns: 40, rows: 6)
    #expect(focused.isHidden)
    #expect(story.window.focusedView?.isHidden == false)
    await story.pilot.resize(columns: 40, rows: 5)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(story.window.focusedView === focused)
    #expect(story.sliderValues == ["132°", "71%", "44%"])
  }

  @Test func theFocusThatMovedOnStays() async throws {
    let story = try await Story.sliding()

    await story.pilot.resize(columns: 40, rows: 8)
    await story.pilot.press(.tab, .tab)
    let focused = try #require(story.window.focusedView)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(story.window.focusedView === focused)
  }

  @Test func manySizesLaterTheScreenIsAsItWas() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.character("c"))
    let before = story.pilot.terminal.surface

    for (columns, rows) in [(80, 24), (60, 12), (40, 6), (20, 5), (1, 1), (33, 7), (120, 40)] {
      await story.pilot.resize(columns: columns, rows: rows)
    }

    #expect(story.pilot.terminal.surface == before)
  }
}
