import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// What the screen says and offers where there is no monster to show.
@Suite struct EmptyStateTests {
  private static let empty = CatalogContents(weapons: CatalogContents.fiveWeapons)

  private func hintBar(_ story: Story) -> String { story.pilot.lines.last ?? "" }

  @Test(arguments: [(60, 24), (80, 24), (120, 40)])
  func theDetailsOfAnEmptyCatalogSayWhatToDo(columns: Int, rows: Int) throws {
    let story = try Story(Self.empty, columns: columns, rows: rows)

    let title = try #require(story.pilot.lines.firstIndex { $0.hasSuffix("No monsters yet") })
    #expect(story.pilot.lines[title + 1].hasSuffix("a adds one"))
  }

  @Test func theMessageStandsInTheMiddleOfThePane() throws {
    let story = try Story(Self.empty, columns: 60, rows: 24)

    let place = try #require(story.pilot.position(of: "No monsters yet"))

    #expect(place.column == (60 - 15) / 2)
    #expect((10...12).contains(place.row))
  }

  @Test func whereNothingMatchesTheDetailsSayHowToGetBack() async throws {
    let story = try Story()

    await story.pilot.type("/zzz")
    await story.pilot.press(.enter)

    #expect(story.pilot.lines.contains { $0.hasSuffix("No monster matches") })
    #expect(story.pilot.lines.contains { $0.hasSuffix("Esc clears the filter") })
    await story.pilot.press(.escape)
    #expect(!story.pilot.shows("No monster matches"))
    #expect(story.state.rows.count == 5)
  }

  @Test func escapeClearsTheFilterAlsoWhereTheListIsNotOnTheScreen() async throws {
    let story = try Story(columns: 60, rows: 24)
    await story.pilot.type("/zzz")
    await story.pilot.press(.enter, .character("m"))
    #expect(story.window.presentations.isEmpty)
    #expect(story.pilot.shows("Esc clears the filter"))

    await story.pilot.press(.escape)

    #expect(story.state.rows.count == 5)
  }

  @Test func anEmptyCatalogOffersOnlyWhatDoesSomething() throws {
    let story = try Story(Self.empty, rows: 24)

    for hint in ["move", "fields", "edit", "weapon", "colour", "delete", "filter", "scroll"] {
      #expect(!hintBar(story).contains(hint), "\(hint) does nothing here")
    }
    #expect(hintBar(story).contains("? help") && hintBar(story).contains("a Add monster"))
  }

  @Test func withoutAMatchTheHintsAreOfTheFilter() async throws {
    let story = try Story(rows: 24)
    await story.pilot.type("/zzz")
    #expect(!hintBar(story).contains("move"))

    await story.pilot.press(.enter)

    for hint in ["move", "fields", "edit", "weapon", "colour", "delete"] {
      #expect(!hintBar(story).contains(hint), "\(hint) does nothing here")
    }
    #expect(hintBar(story).contains("Esc clear") && hintBar(story).contains("/ filter"))
  }

  @Test func anEmptyPaneHasNoScrollThumb() async throws {
    let story = try Story(.starter, columns: 60, rows: 20)
    #expect(story.pilot.lines.contains { $0.hasSuffix("▐") })

    await story.pilot.type("/zzzz")

    #expect(!story.pilot.lines.contains { $0.hasSuffix("▐") })
  }
}
