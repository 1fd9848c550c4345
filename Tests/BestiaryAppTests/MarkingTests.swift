import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// Monsters that are marked are changed together.
@Suite struct MarkingTests {
  private func weapons(_ story: Story) throws -> [String] {
    try story.store.monsters().map { $0.preferredWayToKill?.text ?? "none" }
  }

  @Test func spaceMarksAndMovesOn() async throws {
    let story = try Story()

    await story.pilot.press(.character(" "), .character(" "))

    #expect(story.state.marked == [Monster.ID("bogle"), Monster.ID("cinder")])
    #expect(story.state.monster?.name == "Grub")
    #expect(story.pilot.shows("2 marked"))
  }

  @Test func spaceOnAMarkedMonsterTakesTheMarkAway() async throws {
    let story = try Story()

    await story.pilot.press(.character(" "), .up, .character(" "))

    #expect(story.state.marked == [])
  }

  @Test func theMarkIsSeenWithoutColour() async throws {
    let story = try Story(depth: .none)

    await story.pilot.press(.character(" "))

    let row = try #require(story.pilot.position(of: "Grub")).row
    #expect(story.pilot.cell(column: 1, row: row - 2).glyph == "✓")
    #expect(story.pilot.cell(column: 1, row: row - 1).glyph == " ")
  }

  @Test func aWeaponGoesToAllThatAreMarkedAsOneStep() async throws {
    let story = try Story()
    let before = try weapons(story)
    await story.pilot.type("   ")

    await story.pilot.press(.character("w"))
    #expect(story.pilot.shows("3 monsters "))
    await story.pilot.press(.character("5"))

    #expect(try weapons(story) == ["sword", "sword", "sword", "smoke", "sword"])
    #expect(story.state.marked.count == 3)
    await story.pilot.press(.character("u"))
    #expect(try weapons(story) == before)
    #expect(!story.store.canUndo)
  }

  @Test func theMonsterThatIsShownKeepsItsWeaponWhereItIsNotMarked() async throws {
    let story = try Story()
    await story.pilot.type("   ")

    await story.pilot.press(.character("w"), .character("5"))

    #expect(story.state.monster?.name == "Murk")
    let row = try #require(story.pilot.position(of: "Preferred way to kill")).row
    #expect(story.pilot.lines[row].contains("Smoke"))
  }

  @Test func theStripMarksTheWeaponThatAllPrefer() async throws {
    var contents = CatalogContents.f5
    contents.monsters[1].preferredWayToKill = Weapon.ID("blowgun")
    let story = try Story(contents)
    await story.pilot.type("  ")

    await story.pilot.press(.character("w"))

    #expect(story.pilot.shows("• 1 Blowgun"))
  }

  @Test func aColourGoesToAllThatAreMarkedAsOneStep() async throws {
    let story = try Story()
    await story.pilot.type("  ")

    await story.pilot.press(.character("c"), .right, .enter)

    let colors = try story.store.monsters().map(\.color)
    #expect(colors[0] != nil && colors[0] == colors[1])
    #expect(colors[2...].allSatisfy { $0 == nil })
    await story.pilot.press(.character("u"))
    #expect(try story.store.monsters().allSatisfy { $0.color == nil })
  }

  @Test func allThatAreMarkedAreDeletedAsOneStep() async throws {
    let story = try Story()
    await story.pilot.press(.character(" "), .down, .character(" "))
    #expect(story.state.monster?.name == "Murk")

    await story.pilot.press(.character("d"))

    #expect(try story.store.monsters().map(\.name) == ["Cinder", "Murk", "Troll"])
    #expect(story.pilot.shows("Deleted 2 monsters. u takes it back."))
    #expect(story.state.monster?.name == "Murk")
    #expect(story.state.marked == [])
    await story.pilot.press(.character("u"))
    #expect(try story.store.count() == 5)
  }

  @Test func escClearsTheFilterFirstThenTheMarks() async throws {
    let story = try Story()
    await story.pilot.press(.character(" "), .character("/"))
    await story.pilot.type("tro")
    await story.pilot.press(.enter, .escape)
    #expect(!story.state.isFiltered)
    #expect(story.state.marked.count == 1)

    await story.pilot.press(.escape)

    #expect(story.state.marked == [])
  }

  @Test func aBlankInTheFilterMarksNothing() async throws {
    let story = try Story()
    await story.pilot.press(.character("/"))

    await story.pilot.type("g r")

    #expect(story.state.filter == "g r")
    #expect(story.state.marked == [])
  }

  @Test func aMarkGoesWithItsMonster() throws {
    let story = try Story()
    story.browser.toggleMark(Monster.ID("troll"))

    story.browser.remove([Monster.ID("troll")])
    story.browser.undo()

    #expect(story.state.marked == [])
    #expect(story.state.monster?.name == "Troll")
  }
}
