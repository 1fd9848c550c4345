import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ListRowTests {
  /// The names of the rows of the list on the screen, from the top.
  private func names(_ story: Story) -> [String] {
    story.pilot.lines.compactMap { line in
      guard let end = line.firstIndex(of: "›") else { return nil }
      let words = line[..<end].split { " ▌".contains($0) }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  @Test func t1ThereIsOneRowForEachMonster() async throws {
    let story = try Story()
    #expect(names(story) == ["Bogle", "Cinder", "Grub", "Murk", "Troll"])

    await story.pilot.press(.character("a"))
    await story.pilot.type("Newt")
    await story.pilot.press(.enter)

    #expect(names(story) == ["Bogle", "Cinder", "Grub", "Murk", "Newt", "Troll"])
    #expect(story.state.rows.count == 6)
  }

  @Test func t2APageDownShowsWholeRowsOnly() async throws {
    let story = try Story(.many(30), columns: 80, rows: 24)
    let table = try #require(story.window.focusedView as? TableView)

    await story.pilot.press(.pageDown, .pageDown)

    let shown = names(story)
    #expect(shown.count == table.bounds.rows)
    let first = try #require(shown.first.flatMap { Int($0.suffix(2)) })
    #expect(first > 0)
    #expect(shown == (first..<first + shown.count).map { "Monster 000\($0 < 10 ? "0" : "")\($0)" })
  }

  @Test func t6TheHairlineBetweenThePanesIsTheOnlyLine() async throws {
    let story = try Story()
    let divider = try #require(story.pilot.lines[10].firstIndex(of: "│"))
    let column = story.pilot.lines[10].distance(
      from: story.pilot.lines[10].startIndex, to: divider)
    let table = try #require(story.window.focusedView as? TableView)
    let area = table.frameInWindow

    let glyphs = (area.minRow..<area.maxRow).flatMap { row in
      (area.minColumn..<min(area.maxColumn, column)).map {
        story.pilot.cell(column: $0, row: row).glyph.text
      }
    }

    let lines = glyphs.filter { text in
      text.unicodeScalars.contains { (0x2500...0x257f).contains($0.value) }
    }
    #expect(lines == [])
    #expect(
      (area.minRow..<area.maxRow).allSatisfy {
        story.pilot.cell(column: column, row: $0).glyph == "│"
      })
  }

  @Test func d3MovingShowsAndReturnEdits() async throws {
    let story = try Story()

    await story.pilot.press(.down, .down)
    #expect(story.state.monster?.name == "Grub")
    #expect(story.window.presentations.isEmpty)
    await story.pilot.press(.enter)

    #expect(story.pilot.shows("Edit name"))
    #expect(story.pilot.lines.contains { $0.hasPrefix("   Grub") })
  }

  @Test func d5TheColourIsThatOfTheNameInBothPanesAndInTheCatalog() async throws {
    let story = try Story()

    await story.pilot.press(.character("j"), .character("c"), .right, .right, .enter)

    let color = try #require(try story.monster("Cinder").color)
    let wanted = Color.rgb(RGB(color.value))
    let places = (0..<40).flatMap { row in
      (0..<116).map { Position(column: $0, row: row) }
    }.filter { place in
      (0..<6).allSatisfy {
        story.pilot.cell(column: place.column + $0, row: place.row).glyph.text
          == String(Array("Cinder")[$0])
      }
    }
    let colored = places.filter {
      story.pilot.cell(column: $0.column, row: $0.row).foreground == wanted
    }
    #expect(colored.contains { $0.column < 26 } && colored.contains { $0.column > 30 })
    #expect(try story.monster("Bogle").color == nil)
  }

  @Test func b10TheRowLooksAfterACancelAsItDidBefore() async throws {
    let story = try Story()
    await story.pilot.press(.character("j"))
    let before = story.pilot.terminal.surface

    await story.pilot.press(.character("e"))
    await story.pilot.type("xyz")
    #expect(story.pilot.terminal.surface != before)
    await story.pilot.press(.escape)

    #expect(story.pilot.terminal.surface == before)
  }

  @Test func b25TheListKnowsTheWeaponThatWasChosen() async throws {
    let story = try Story()
    let table = try #require(story.window.focusedView as? TableView)
    await story.pilot.press(.character("w"))
    let drawn = table.drawnRows.value

    await story.pilot.press(.character("3"))

    #expect(story.state.rows[0].summary.preferredWayToKill?.text == "ninja-star")
    #expect(table.drawnRows.value > drawn)
    await story.pilot.press(.character("w"))
    let counts = try #require(story.pilot.lines.first { $0.contains("2 monsters") })
    #expect(counts.contains("0 monsters"))
  }

  @Test func d7TheStarterCatalogHasSixRobotsWithPictures() throws {
    let starter = CatalogContents.starter

    #expect(starter.monsters.count == 6)
    for monster in starter.monsters {
      #expect(monster.name.hasSuffix("-Bot"))
      #expect(monster.icon?.png.isEmpty == false, "\(monster.name) has no picture")
    }
  }
}
