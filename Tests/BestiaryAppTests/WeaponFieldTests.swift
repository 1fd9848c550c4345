import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

@Suite struct WeaponFieldTests {
  private func selector(_ story: Story) throws -> WeaponSelector {
    try #require(story.program.root.detail.scrollView as? MonsterDetailView).weapon
  }

  /// The glyphs on the screen in that rectangle, row by row.
  private func glyphs(_ story: Story, in rect: Rect) -> [String] {
    (rect.minRow..<rect.maxRow).flatMap { row in
      (rect.minColumn..<rect.maxColumn).map { story.pilot.cell(column: $0, row: row).glyph.text }
    }
  }

  @Test func w13TheFocusRingStandsAroundThePicture() async throws {
    let story = try Story()
    let field = try selector(story).frameInWindow
    #expect(!glyphs(story, in: field).contains("╭"))

    await story.pilot.press(.character("w"))

    let frame = try selector(story).frameInWindow
    #expect(try story.window.focusedView === selector(story))
    let corners = glyphs(story, in: frame).filter { "╭╮╰╯".contains($0) }
    #expect(corners == ["╭", "╮", "╰", "╯"])
  }

  @Test func w16AFieldThatIsOnlyReadIgnoresClicks() async throws {
    let folder = try TemporaryCatalog()
    _ = try CatalogStore(at: .file(folder.path), contents: { .f5 })
    let story = try Story(store: try CatalogStore(at: .file(folder.path), access: .readOnly))
    let label = try #require(story.pilot.position(of: "Preferred way to kill"))

    await story.pilot.click(column: label.column + 30, row: label.row)

    #expect(story.window.inputStrip.endFrame == nil)
    #expect(try !selector(story).isFirstResponder)
  }

  @Test func w21DoneResignsAndChangesNothing() async throws {
    let story = try Story()
    let before = try story.store.monsters()
    await story.pilot.press(.character("w"), .right, .right)

    await story.pilot.press(.escape)

    #expect(story.window.inputStrip.endFrame == nil)
    #expect(story.window.firstResponder == nil)
    #expect(try story.store.monsters() == before)
    #expect(story.count(of: "weaponChanged") == 0)
  }

  @Test func w24NamePictureDescriptionAndWeaponAreAllOfTheSameMonster() async throws {
    var contents = CatalogContents.f5
    let icons = CatalogContents.starter.monsters.map(\.icon)
    for index in contents.monsters.indices { contents.monsters[index].icon = icons[index] }
    let story = try Story(contents)
    let detail = try #require(story.program.root.detail.scrollView as? MonsterDetailView)
    var pictures: Set<[Cell]> = []

    for (index, monster) in contents.monsters.enumerated() {
      if index > 0 { await story.pilot.press(.down) }
      let weapon = try #require(contents.weapons.first { $0.id == monster.preferredWayToKill })
      let row = try #require(story.pilot.position(of: "Preferred way to kill")).row
      #expect(story.pilot.lines[row].contains(weapon.name))
      #expect(story.pilot.shows("A \(monster.name)."))
      #expect(story.pilot.lines[3].contains(monster.name))
      #expect(detail.portrait.name == ArtworkLibrary.name(of: monster.id))
      let frame = detail.portrait.frameInWindow
      pictures.insert(
        (frame.minRow..<frame.maxRow).flatMap { row in
          (frame.minColumn..<frame.maxColumn).map { story.pilot.cell(column: $0, row: row) }
        })
    }

    #expect(pictures.count == 5)
  }

  @Test func w27TheLabelStandsBesideThePicture() async throws {
    let story = try Story()
    let field = try selector(story).frameInWindow

    let label = try #require(story.pilot.position(of: "Preferred way to kill"))

    #expect((field.minRow + 1..<field.maxRow - 1).contains(label.row))
    let behind = Rect(
      column: label.column + 21, row: label.row, columns: field.maxColumn - label.column - 21,
      rows: 1)
    #expect(glyphs(story, in: behind).contains { "▀▄█".contains($0) })
  }

  @Test func b27WithoutAPictureTheNameIsShownInItsPlace() async throws {
    var contents = CatalogContents.f5
    contents.monsters[0].preferredWayToKill = Weapon.ID("ninja-star")
    contents.weapons[2].icon = nil
    let story = try Story(contents)
    let field = try selector(story).frameInWindow

    let rows = (field.minRow..<field.maxRow).map { story.pilot.lines[$0] }
    #expect(rows.count { $0.contains("Ninja Star") } == 2)
    await story.pilot.press(.character("w"))
    let strip = try #require(story.window.inputStrip.endFrame)

    let tiles = (strip.minRow..<strip.maxRow).map { story.pilot.lines[$0] }
    #expect(tiles.count { $0.contains("Ninja") } == 2)
  }

  @Test func b28TheSecondChoiceDismissesNoPopoverAgain() async throws {
    let story = try Story()
    await story.pilot.press(.character("c"), .character("w"), .character("5"))
    #expect(story.count(of: "popoverDidDismiss") == 1)

    await story.pilot.press(.character("w"), .character("2"))

    #expect(story.count(of: "popoverDidDismiss") == 1)
    #expect(story.count(of: "weaponChanged") == 2)
  }

  @Test func d14TabInTheStripLeavesTheFieldWithoutDone() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"), .right)
    _ = story.events()

    await story.pilot.press(.tab)

    let events = story.events()
    #expect(
      events.prefix(3) == ["resignFirstResponder", "becomeFirstResponder", "inputViewWillHide"])
    #expect(!events.contains("doneTapped") && !events.contains("weaponChanged"))
    #expect(try story.window.focusedView !== selector(story))
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "blowgun")
  }
}
