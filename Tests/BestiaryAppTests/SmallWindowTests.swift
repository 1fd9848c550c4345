import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

/// Windows without room for the panes.
@Suite struct SmallWindowTests {
  @Test(arguments: [
    (26, 5, "Too small: 20 x 6 at least"), (19, 6, "20 x 6 needed"), (10, 3, "too small"),
    (3, 3, "…"), (1, 1, "…"),
  ])
  func oneLineThatFitsAndNothingElseIsSaid(columns: Int, rows: Int, text: String) throws {
    let story = try Story(.starter, columns: columns, rows: rows)

    let words = story.pilot.lines.map { $0.trimming(" ") }.filter { !$0.isEmpty }
    #expect(words == [text])
  }

  @Test(arguments: [(20, 5), (10, 3), (1, 1), (30, 5), (15, 4)])
  func aWindowThatBeganTooSmallHasTheFocusOnceItGrows(columns: Int, rows: Int) async throws {
    let story = try Story(.starter, columns: columns, rows: rows)

    await story.pilot.resize(columns: 80, rows: 24)
    let first = story.state.selection
    await story.pilot.press(.down)

    #expect(story.window.focusedView === story.program.root.list.table)
    #expect(story.state.selection != first)
  }

  @Test func inAPortraitThatBeganTooSmallTheFirstFieldHasTheFocus() async throws {
    let story = try Story(.starter, columns: 15, rows: 4)

    await story.pilot.resize(columns: 60, rows: 20)

    #expect(story.window.focusedView != nil)
    await story.pilot.press(.enter)
    #expect(!story.window.presentations.isEmpty)
  }

  @Test func keysOfTheProgramWaitForRoom() async throws {
    let story = try Story(.starter, columns: 18, rows: 5)

    await story.pilot.type("ad")

    #expect(story.window.presentations.isEmpty)
    #expect(story.state.summaries.count == 6)
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
