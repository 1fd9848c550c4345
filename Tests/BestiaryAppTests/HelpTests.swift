import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

@Suite struct HelpTests {
  private func help(columns: Int, rows: Int) async throws -> Story {
    let story = try Story(columns: columns, rows: rows)
    await story.pilot.press(.character("?"))
    return story
  }

  @Test func everyCommandIsInTheHelpOnce() {
    let commands = HelpTopics.commands.flatMap { $0 }

    #expect(commands.count == Set(commands).count)
    #expect(Set(commands) == Set(KeyBinding.all.map(\.command)))
  }

  @Test func aHelpThatGoesOnShowsAThumbAndSaysHowToScroll() async throws {
    let story = try await help(columns: 80, rows: 24)

    let panel = try #require(story.pilot.position(of: "Keys"))
    #expect(story.pilot.cell(column: 71, row: panel.row).glyph == "▐")
    #expect(story.pilot.lines.last?.contains("scroll") == true)
  }

  @Test func aHelpThatFitsSaysNothingOfScrolling() async throws {
    let story = try await help(columns: 120, rows: 40)

    #expect(story.pilot.shows("leave"))
    #expect(story.pilot.lines.last == " Esc close")
    #expect(story.pilot.cell(column: 91, row: 10).glyph == "│")
  }

  @Test func endGoesToTheEndAndHomeToTheBeginning() async throws {
    let story = try await help(columns: 80, rows: 24)

    await story.pilot.press(.end)
    #expect(story.pilot.shows("q             leave"))
    await story.pilot.press(.home)

    #expect(story.pilot.shows("↑↓ j k"))
    #expect(!story.pilot.shows("q             leave"))
  }

  @Test func pageDownGoesOnByAPageAndKeepsOneLineInSight() async throws {
    let story = try await help(columns: 80, rows: 24)
    let last = "show only monsters with one weapon"
    #expect(story.pilot.shows(last))

    await story.pilot.press(.pageDown)

    #expect(story.pilot.shows(last) && !story.pilot.shows("↑↓ j k"))
    await story.pilot.press(.pageUp)
    #expect(story.pilot.shows("↑↓ j k"))
  }

  @Test(arguments: [(40, 12), (30, 8), (60, 20)])
  func wherePanelsAreNarrowNoWordIsCut(columns: Int, rows: Int) async throws {
    let story = try await help(columns: columns, rows: rows)
    var words = Set<Substring>()

    for _ in 0..<60 {
      for line in story.pilot.lines {
        let parts = line.split(separator: "│", omittingEmptySubsequences: false)
        if parts.count > 1 { words.formUnion(parts[1].split(separator: " ")) }
      }
      await story.pilot.press(.down)
    }

    let wanted = KeyBinding.all.flatMap { $0.help.split(separator: " ") }
    for word in wanted { #expect(words.contains(word)) }
  }

  @Test func anotherKeyClosesIt() async throws {
    let story = try await help(columns: 80, rows: 24)

    await story.pilot.press(.character("x"))

    #expect(story.window.presentations.isEmpty)
  }

  // MARK: - Keys that do nothing

  @Test func inATextNobodyIsSentToTheQuestionMark() async throws {
    let story = try Story()
    await story.pilot.press(.character("e"), .down)

    #expect(story.pilot.lines.last?.contains("while you type") == true)
    #expect(story.pilot.lines.last?.contains("?") == false)
  }

  @Test func elsewhereTheHelpIsNamed() async throws {
    let story = try Story()

    await story.pilot.press(.character("Z"))

    #expect(story.pilot.lines.last?.contains("? lists") == true)
  }

  @Test func aClickOnTheMainActionAddsAMonster() async throws {
    let story = try Story(columns: 80, rows: 24)
    let place = try #require(story.pilot.position(of: "a Add monster"))

    await story.pilot.click(column: place.column + 4, row: place.row)

    #expect(story.pilot.shows("Add monster"))
    #expect(story.window.focusedView is TextField)
  }
}
