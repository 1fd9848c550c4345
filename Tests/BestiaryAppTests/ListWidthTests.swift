import BestiaryCore
import Cells
import JSON
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

@Suite struct ListWidthTests {
  private static let long = "Ancient Bronze Dragon"

  /// Monsters of those names, each with a rating.
  private func catalog(_ names: [String]) throws -> CatalogContents {
    guard case .object(let rating) = try JSONReader().read(#"{"challenge_rating": 22}"#) else {
      return CatalogContents()
    }
    let monsters = names.enumerated().map { index, name in
      Monster(id: Monster.ID("m\(index)"), name: name, attributes: rating)
    }
    return CatalogContents(weapons: CatalogContents.fiveWeapons, monsters: monsters)
  }

  @Test func aWideScreenMakesRoomForTheNames() throws {
    let story = try Story(try catalog((1...20).map { _ in Self.long }), rows: 24)

    #expect(story.pilot.lines[5].contains(Self.long + " CR 22"))
  }

  @Test func oneLongNameDoesNotMakeTheListWider() throws {
    let story = try Story(try catalog((1...40).map { "Newt \($0)" } + [Self.long]), rows: 24)

    #expect(story.pilot.lines[10].prefix { $0 != "│" }.count == 31)
  }

  @Test func theDividerOfTheUserHolds() async throws {
    let story = try Story(try catalog([Self.long]), rows: 24)

    await story.pilot.press(.character("<"), .character("<"))
    let columns = story.pilot.lines[10].prefix { $0 != "│" }.count
    await story.pilot.press(.character("d"))

    #expect(columns < 33)
    #expect(story.pilot.lines[10].prefix { $0 != "│" }.count == columns)
  }

  @Test func matchedLettersAreSeenInANarrowList() async throws {
    let names = ["Adult Black Dragon", "Adult Bronze Dragon", "Ancient Bronze Dragon"]
    let story = try Story(try catalog(names), columns: 80, rows: 24)

    await story.pilot.type("/drag")

    for row in 4...6 {
      let place = try #require(story.pilot.lines[row].firstRange(of: "Dragon"))
      let column = DisplayText.columns(of: String(story.pilot.lines[row][..<place.lowerBound]))
      #expect(column < 26)
      for offset in 0..<4 {
        let cell = story.pilot.cell(column: column + offset, row: row)
        #expect(cell.attributes.contains(.underline))
      }
    }
  }

  @Test func theNarrowestListShowsNamesAloneAndItsWholePlaceholder() async throws {
    let story = try Story(try catalog(["Mini-Tank-Bot"]), columns: 80, rows: 24)

    await story.pilot.type("<<<<<<<<")

    #expect(story.pilot.lines[2].hasPrefix(" / type to filter "))
    #expect(story.pilot.lines[4].contains("Mini-Tank-Bot ›"))
    #expect(!story.pilot.lines[4].prefix { $0 != "│" }.contains("CR"))
  }
}
