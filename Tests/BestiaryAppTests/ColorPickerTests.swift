import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerTests {
  @Test func s5AChosenColourIsTheNamesAndThePopoverGoes() async throws {
    let story = try Story()

    await story.pilot.press(.character("c"), .right, .right, .enter)

    let color = try #require(try story.monster("Bogle").color)
    #expect(color.description == "#f58a2e")
    #expect(story.window.presentations.isEmpty)
    let place = try #require(story.pilot.position(of: "Bogle"))
    #expect(story.pilot.cell(column: place.column, row: place.row).foreground == .rgb(0xf58a2e))
  }

  @Test func s6TheKeyThatOpenedItClosesItAndNothingChanges() async throws {
    let story = try Story()

    await story.pilot.press(.character("c"), .right, .character("c"))

    #expect(story.window.presentations.isEmpty)
    #expect(try story.monster("Bogle").color == nil)
    #expect(story.pilot.shows("none"))
  }

  @Test func theArrowStandsUnderTheSwatch() async throws {
    let story = try Story()
    let field = try #require(story.pilot.position(of: "Colour"))

    await story.pilot.press(.character("c"))

    let arrow = try #require(story.pilot.position(of: "▲"))
    #expect(arrow.row == field.row + 1)
    #expect(arrow.column == field.column + 24)
  }

  @Test func movingPreviewsAndEscPutsTheOldColourBack() async throws {
    var contents = CatalogContents.f5
    contents.monsters[0].color = HexColor(0x3f9a86)
    let story = try Story(contents)
    await story.pilot.press(.character("c"), .right)
    #expect(story.pilot.shows("#7cc7c0"))

    await story.pilot.press(.escape)

    #expect(story.pilot.shows("#3f9a86"))
    #expect(story.count(of: "modelChanged") == 0)
  }

  @Test func nTakesTheColourAway() async throws {
    var contents = CatalogContents.f5
    contents.monsters[0].color = HexColor(0x3f9a86)
    let story = try Story(contents)

    await story.pilot.press(.character("c"), .character("n"))

    #expect(try story.monster("Bogle").color == nil)
  }

  @Test func aClickBesideItPutsTheOldColourBackAndCounts() async throws {
    let story = try Story()
    await story.pilot.press(.character("c"), .right)
    let place = try #require(story.pilot.position(of: "Murk"))

    await story.pilot.click(column: place.column, row: place.row)

    #expect(story.window.presentations.isEmpty)
    #expect(story.state.monster?.name == "Murk")
    #expect(try story.monster("Bogle").color == nil)
  }

  @Test func aSwatchIsPickedByAClick() async throws {
    let story = try Story()
    await story.pilot.press(.character("c"))
    let title = try #require(story.pilot.position(of: "Palette"))

    await story.pilot.click(column: title.column + 4, row: title.row + 1)

    #expect(try story.monster("Bogle").color?.description == "#f58a2e")
  }
}
