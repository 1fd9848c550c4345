import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// The list's weapon filter: state first, then keys and the screen.
@Suite struct WeaponFilterTests {
  private func names(_ story: Story) -> [String] { story.state.rows.map(\.summary.name) }

  // MARK: - State

  @Test func d18OnlyMonstersThatPreferTheWeaponAreLeft() throws {
    let story = try Story(.starter)
    let wanted = story.state.summaries.filter { $0.preferredWayToKill?.text == "sword" }

    story.browser.setWeaponFilter(Weapon.ID("sword"))

    #expect(!wanted.isEmpty)
    #expect(story.state.rows.map(\.summary) == wanted)
  }

  @Test func textAndWeaponMustBothMatch() throws {
    var contents = CatalogContents.f5
    contents.monsters[4].preferredWayToKill = Weapon.ID("fire")
    let story = try Story(contents)

    story.browser.setWeaponFilter(Weapon.ID("fire"))
    #expect(names(story) == ["Cinder", "Troll"])
    story.browser.setFilter("tro")

    #expect(names(story) == ["Troll"])
    story.browser.setFilter("gru")
    #expect(names(story) == [])
  }

  @Test func theSelectionFollowsTheMonsterWhileItMatches() throws {
    let story = try Story()
    story.browser.select(Monster.ID("troll"))

    story.browser.setWeaponFilter(Weapon.ID("sword"))
    #expect(story.state.monster?.name == "Troll")
    story.browser.setWeaponFilter(nil)
    #expect(story.state.monster?.name == "Troll")

    story.browser.setWeaponFilter(Weapon.ID("fire"))
    #expect(story.state.monster?.name == "Cinder")
  }

  @Test func aMonsterThatGetsAnotherWeaponLeavesAndItsNeighbourIsSelected() throws {
    var contents = CatalogContents.f5
    for index in contents.monsters.indices {
      contents.monsters[index].preferredWayToKill = Weapon.ID("fire")
    }
    let story = try Story(contents)
    story.browser.setWeaponFilter(Weapon.ID("fire"))
    story.browser.select(Monster.ID("grub"))

    story.browser.choose(Weapon.ID("smoke"), for: [Monster.ID("grub")])

    #expect(names(story) == ["Bogle", "Cinder", "Murk", "Troll"])
    #expect(story.state.monster?.name == "Murk")
  }

  @Test func addingClearsTheWeaponFilterSoThatTheNewMonsterIsSeen() throws {
    let story = try Story()
    story.browser.setWeaponFilter(Weapon.ID("fire"))

    story.browser.add(named: "Newt")

    #expect(story.state.weaponFilter == nil)
    #expect(story.state.monster?.name == "Newt")
  }

  @Test func aChangeByUndoKeepsTheFilter() throws {
    let story = try Story()
    story.browser.setWeaponFilter(Weapon.ID("fire"))
    story.browser.choose(Weapon.ID("smoke"), for: [Monster.ID("cinder")])
    #expect(names(story) == [])

    story.browser.undo()

    #expect(names(story) == ["Cinder"])
    #expect(story.state.monster?.name == "Cinder")
  }

  // MARK: - Keys and screen

  @Test func capitalWBringsUpTheSameStripAndADigitFilters() async throws {
    let story = try Story()

    await story.pilot.press(.character("W"))
    #expect(story.pilot.shows("1 Blowgun"))
    #expect(story.window.inputStrip.endFrame != nil)
    await story.pilot.press(.character("2"))

    #expect(names(story) == ["Cinder"])
    #expect(story.window.inputStrip.endFrame == nil)
    #expect(story.pilot.shows("weapon: Fire"))
    #expect(story.pilot.shows("1 of 5"))
    #expect(story.window.focusedView is TableView)
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "blowgun")
  }

  @Test func theAnswersComeInOrder() async throws {
    let story = try Story()

    await story.pilot.press(.character("W"), .right, .enter)

    let kept = [
      "weaponHighlighted", "weaponTapped", "resignFirstResponder", "inputViewWillHide",
      "weaponFilterChanged", "monsterSelectionChanged",
    ]
    #expect(story.events().filter(kept.contains).suffix(6) == kept[...])
  }

  @Test func backspaceShowsEveryWeaponAgain() async throws {
    let story = try Story()
    await story.pilot.press(.character("W"), .character("2"))

    await story.pilot.press(.character("W"), .backspace)

    #expect(names(story).count == 5)
    #expect(!story.pilot.shows("weapon:"))
  }

  @Test func escInTheStripLeavesTheFilterAsItIs() async throws {
    let story = try Story()
    await story.pilot.press(.character("W"), .character("2"), .character("W"), .right, .right)
    #expect(story.pilot.shows("weapon: Smoke"))

    await story.pilot.press(.escape)

    #expect(names(story) == ["Cinder"])
    #expect(story.pilot.shows("weapon: Fire"))
    #expect(story.window.focusedView is TableView)
  }

  @Test func escInTheStripLeavesNoFilterWhereNoneWas() async throws {
    let story = try Story()

    await story.pilot.press(.character("W"), .right, .escape, .down)

    #expect(!story.pilot.shows("weapon:"))
    #expect(names(story).count == 5)
    #expect(story.state.monster?.name == "Cinder")
  }

  @Test func escInTheListClearsBothFilters() async throws {
    let story = try Story()
    await story.pilot.press(.character("W"), .character("2"), .character("/"))
    await story.pilot.type("cin")
    await story.pilot.press(.enter)
    #expect(story.state.isFiltered)

    await story.pilot.press(.escape)

    #expect(story.state.filter.isEmpty && story.state.weaponFilter == nil)
    #expect(names(story).count == 5)
    #expect(story.state.monster?.name == "Cinder")
  }

  @Test func aWeaponThatNobodyPrefersSaysThatNothingMatches() async throws {
    let story = try Story(.many(334))

    await story.pilot.press(.character("W"), .character("3"))

    #expect(story.pilot.shows("Nothing matches"))
    #expect(story.pilot.shows("0 of 334"))
    await story.pilot.press(.escape)
    #expect(story.state.rows.count == 334)
    #expect(story.state.monster != nil)
  }

  @Test func d14TabPassesTheFilterByAndLeavesItsStripWithoutDone() async throws {
    let story = try Story()
    await story.pilot.press(.character("W"), .character("2"), .tab)
    #expect(!(story.window.focusedView is TableView) && story.window.inputStrip.endFrame == nil)

    await story.pilot.press(.character("W"), .tab)

    #expect(story.window.inputStrip.endFrame == nil)
    #expect(story.window.focusedView is TableView)
    #expect(story.count(of: "doneTapped") == 0)
    #expect(names(story) == ["Cinder"])
  }

  @Test func aClickOnTheChipBringsUpTheStrip() async throws {
    let story = try Story()
    await story.pilot.press(.character("W"), .character("2"))
    let chip = try #require(story.pilot.position(of: "weapon: Fire"))

    await story.pilot.click(column: chip.column + 3, row: chip.row)

    #expect(story.window.inputStrip.endFrame != nil)
  }

  @Test func aReadOnlyCatalogIsFilteredToo() async throws {
    let folder = try TemporaryCatalog()
    _ = try CatalogStore(at: .file(folder.path), contents: { .f5 })
    let store = try CatalogStore(at: .file(folder.path), access: .readOnly)
    let story = try Story(store: store)

    await story.pilot.press(.character("W"), .character("3"))

    #expect(names(story) == ["Grub"])
  }

  @Test func inOnePaneTheListComesUpForIt() async throws {
    let story = try Story(columns: 60, rows: 20)

    await story.pilot.press(.character("W"), .character("4"))

    #expect(story.pilot.shows("weapon: Smoke"))
    #expect(names(story) == ["Murk"])
  }

  @Test(arguments: [(120, 40), (80, 24)], ["W", "W2"])
  func aBlankRowStandsBetweenTheChipAndTheFirstMonster(
    size: (columns: Int, rows: Int), keys: String
  ) async throws {
    let story = try Story(columns: size.columns, rows: size.rows)

    await story.pilot.type(keys)

    let chip = try #require(story.pilot.position(of: "weapon: "))
    let below = story.pilot.lines[chip.row + 1].prefix { $0 != "│" }
    #expect(chip == Position(column: 3, row: 3))
    #expect(below.allSatisfy { $0 == " " })
  }

  @Test func theStripSaysWhatItFiltersAndTheChipThatAnyWeaponWillDo() async throws {
    let story = try Story()

    await story.pilot.press(.character("W"))

    #expect(story.pilot.shows("weapon: any"))
    #expect(story.pilot.shows("─ Show only monsters with ─"))
    #expect(story.pilot.lines.last?.contains("Backspace any") == true)
  }

  @Test(arguments: [(120, 40), (80, 24), (72, 8), (60, 20)])
  func theWholeChipAndTheCountAreSeen(columns: Int, rows: Int) async throws {
    let story = try Story(columns: columns, rows: rows)

    await story.pilot.press(.character("W"), .character("2"))

    #expect(story.pilot.shows("1 of 5"))
    #expect(story.pilot.shows("weapon: Fire"))
  }
}
