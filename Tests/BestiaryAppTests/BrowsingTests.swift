import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct BrowsingTests {
  /// The text was lost: the editor closed over it.
  @Test func aDescriptionOfAMonsterThatIsGoneStaysInItsEditor() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.tab, .tab, .tab, .tab, .enter)
    await story.pilot.type("Precious. ")
    try story.store.perform([.removeMonster(Monster.ID("cat-bot"))], label: "")

    await story.pilot.press(.control("s"))

    #expect(story.pilot.shows("Precious. "))
    #expect(story.pilot.shows("no monster cat-bot any more"))
  }

  @Test func escapeGoesFromAFieldBackToTheList() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.tab, .tab)

    await story.pilot.press(.escape, .down)

    #expect(story.window.focusedView is TableView)
    #expect(story.state.monster?.name == "Dog-Bot")
  }

  @Test func anAttributeOfSeveralValuesSaysThatItCannotBeEdited() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.tab, .tab, .tab, .tab, .tab, .down, .down, .enter)

    #expect(story.pilot.shows("can't be edited here"))
  }

  @Test func s1NamesStandLeftAndTheMonsterRight() async throws {
    let story = try Story(columns: 80, rows: 24)

    let name = try #require(story.pilot.position(of: "Troll"))
    let label = try #require(story.pilot.position(of: "Preferred way to kill"))
    #expect(name.column < 26)
    #expect(label.column > 26)
  }

  @Test func s2MovingRefreshesTheRightPane() async throws {
    let story = try Story()

    await story.pilot.press(.character("j"))

    #expect(story.state.monster?.name == "Cinder")
    #expect(story.pilot.lines[3].contains("Cinder"))
  }

  @Test func s3AnEmptyCatalogSaysWhatToDo() async throws {
    let story = try Story(CatalogContents(weapons: CatalogContents.fiveWeapons))

    #expect(story.pilot.shows("No monsters yet"))
    await story.pilot.press(.character("w"), .character("c"), .character("d"), .down, .enter)
    #expect(story.state.monster == nil)
  }

  @Test func s4InOnePaneTheListIsAPopover() async throws {
    let story = try Story(columns: 40, rows: 24)
    #expect(story.pilot.shows("[ Monsters ]"))

    await story.pilot.press(.character("m"))
    #expect(story.pilot.shows("Troll"))
    await story.pilot.press(.character("j"), .enter)

    #expect(story.window.presentations.isEmpty)
    #expect(story.state.monster?.name == "Cinder")
  }

  @Test func t5EveryRowEndsWithWhatSaysItOpens() async throws {
    let story = try Story()

    for name in ["Cinder", "Troll"] {
      let row = try #require(story.pilot.position(of: name)).row
      #expect(story.pilot.cell(column: 29, row: row).glyph == "›")
    }
  }

  @Test func t4TheSelectionIsMarkedWithoutColour() async throws {
    let story = try Story(depth: .none)
    let below = try #require(story.pilot.position(of: "Cinder"))

    let cell = story.pilot.cell(column: below.column, row: below.row - 1)

    #expect(cell.attributes.contains(.reverse))
    #expect(!story.pilot.cell(column: below.column, row: below.row).attributes.contains(.reverse))
  }

  @Test func t3D23OnlyRowsInSightAreDrawn() async throws {
    let story = try Story(.many(10_000), columns: 80, rows: 24)
    let table = try #require(story.window.focusedView as? TableView)
    let before = table.drawnRows.value

    await story.pilot.press(.end)

    #expect(table.drawnRows.value - before <= 2 * 24)
    #expect(story.pilot.shows("Monster 09999"))
  }

  @Test(arguments: [60, 80, 120])
  func t7TheMainActionEndsOneColumnBeforeTheEdge(columns: Int) async throws {
    let story = try Story(columns: columns, rows: 24)

    let line = story.pilot.lines[23]

    #expect(DisplayText.columns(of: line) == columns - 1)
    #expect(line.hasSuffix(columns < 72 ? "a Add" : "a Add monster"))
  }

  @Test func aFilterFindsAsItIsTypedAndKeepsTheMonster() async throws {
    let story = try Story()
    await story.pilot.press(.character("j"), .character("/"))

    await story.pilot.type("r")
    #expect(story.state.rows.count == 4)
    #expect(story.state.monster?.name == "Cinder")
    await story.pilot.type("k")
    #expect(story.state.rows.map(\.summary.name) == ["Murk"])
    await story.pilot.press(.escape)

    #expect(story.state.rows.count == 5)
    #expect(story.state.monster?.name == "Murk")
  }

  @Test func everyKeyIsSafeWithNoMatch() async throws {
    let story = try Story()
    await story.pilot.press(.character("/"))
    await story.pilot.type("zzz")

    await story.pilot.press(.up, .down, .enter, .up, .down, .pageDown, .end, .enter)
    await story.pilot.type("wcde")

    #expect(story.pilot.shows("Nothing matches"))
    #expect(story.state.monster == nil)
  }

  @Test func t29AddingAppendsAndSelects() async throws {
    let story = try Story()

    await story.pilot.press(.character("a"))
    await story.pilot.type("Newt")
    await story.pilot.press(.enter)

    #expect(try story.store.monsters().last?.name == "Newt")
    #expect(story.state.monster?.name == "Newt")
  }

  @Test func b4AnEmptyNameIsRefusedInPlace() async throws {
    let story = try Story()

    await story.pilot.press(.character("a"), .character(" "), .enter)

    #expect(story.pilot.shows("can't be empty"))
    #expect(try story.store.count() == 5)
    await story.pilot.press(.escape)
    #expect(story.window.presentations.isEmpty)
  }

  @Test func b3RenamingChangesTheMonsterThatWasOpened() async throws {
    let story = try Story()
    await story.pilot.press(.character("j"), .character("e"))

    story.browser.select(Monster.ID("troll"))
    await story.pilot.press(.control("u"))
    await story.pilot.type("Ember")
    await story.pilot.press(.enter)

    #expect(try story.store.monster(Monster.ID("cinder"))?.name == "Ember")
    #expect(try story.store.monster(Monster.ID("troll"))?.name == "Troll")
  }

  @Test func b2CancelEndsTheEditSoThatAddAddsAgain() async throws {
    let story = try Story()

    await story.pilot.press(.character("e"), .escape, .character("a"))
    await story.pilot.type("New")
    await story.pilot.press(.enter)

    #expect(try story.store.count() == 6)
    #expect(try story.store.monsters().first?.name == "Bogle")
  }

  @Test func deletingIsTakenBack() async throws {
    let story = try Story()

    await story.pilot.press(.character("j"), .character("d"))
    #expect(story.state.monster?.name == "Grub")
    #expect(story.pilot.shows("Deleted Cinder"))
    await story.pilot.press(.character("u"))

    #expect(story.state.monster?.name == "Cinder")
    #expect(try story.store.monsters().map(\.name) == ["Bogle", "Cinder", "Grub", "Murk", "Troll"])
  }

  @Test func t22D4EverythingTypedReachesNothingBehindTheOverlay() async throws {
    let story = try Story()
    await story.pilot.press(.character("a"))

    await story.pilot.type("jjdq")
    await story.pilot.click(column: 6, row: 6)

    #expect(story.state.monster?.name == "Bogle")
    #expect(try story.store.count() == 5)
  }

  @Test func w16AReadOnlyCatalogSaysWhyNothingOpens() async throws {
    let folder = try TemporaryCatalog()
    _ = try CatalogStore(at: .file(folder.path), contents: { .f5 })
    let store = try CatalogStore(at: .file(folder.path), access: .readOnly)
    let story = try Story(store: store)

    await story.pilot.press(.character("w"))

    #expect(story.window.inputStrip.endFrame == nil)
    #expect(story.pilot.shows("read-only"))
    await story.pilot.press(.character("a"), .character("d"), .character("c"))
    #expect(story.window.presentations.isEmpty)
  }

  @Test func changesInMemoryAreNotLostByAStrayKey() async throws {
    let story = try Story()
    var hasQuit = false
    story.program.root.quit = { hasQuit = true }
    await story.pilot.press(.character("d"), .character("q"))

    #expect(!hasQuit)
    #expect(story.pilot.shows("only in memory"))
  }

  @Test func theListAsAPopoverShowsHowFarItGoesAndHowItIsLeft() async throws {
    let story = try Story(.many(334), columns: 60, rows: 20)
    await story.pilot.press(.character("m"))
    let popover = try #require(story.window.presentations.last)

    let border = popover.frame.maxColumn - 1
    let thumb = (0..<20).filter { story.pilot.cell(column: border, row: $0).glyph == "▐" }
    #expect(thumb.count == 1)
    #expect(story.pilot.lines.last?.contains("Esc close") == true)
    #expect(story.pilot.lines.last?.contains("m monsters") == false)
    await story.pilot.press(.end)

    #expect(story.pilot.cell(column: border, row: try #require(thumb.first)).glyph == "│")
  }
}
