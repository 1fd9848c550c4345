import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct WeaponStripTests {
  @Test func w1TheStripShowsTheFiveWeaponsInTheirOrder() async throws {
    let story = try Story()

    await story.pilot.press(.character("w"))

    let row = try #require(story.pilot.lines.first { $0.contains("1 Blowgun") })
    let order = ["1 Blowgun", "2 Fire", "3 Ninja Star", "4 Smoke", "5 Sword"]
    let places = order.compactMap { row.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 5 && places == places.sorted())
  }

  @Test(arguments: [(80, 24), (200, 60), (120, 40), (60, 20), (40, 12)])
  func w4TheStripSpansTheScreenAndTakesAtMostTwoFifths(columns: Int, rows: Int) async throws {
    let story = try Story(columns: columns, rows: rows)

    await story.pilot.press(.character("w"))

    let frame = try #require(story.window.inputStrip.endFrame)
    #expect(frame.columns == columns)
    #expect(frame.rows >= 1 && frame.rows * 10 <= rows * 4)
    #expect(frame.maxRow == rows - 1)
  }

  @Test func w7EachDigitTakesItsOwnWeapon() async throws {
    let story = try Story()
    var taken: [String] = []

    for digit in "12345" {
      await story.pilot.press(.character("w"), .character(digit))
      taken.append(story.state.monster?.preferredWayToKill?.text ?? "none")
    }

    #expect(taken == ["blowgun", "fire", "ninja-star", "smoke", "sword"])
    #expect(story.count(of: "weaponTapped") == 5)
  }

  @Test func w8EscOnlySaysDone() async throws {
    let story = try Story()

    await story.pilot.press(.character("w"), .right, .escape)

    #expect(story.count(of: "doneTapped") == 1)
    #expect(story.count(of: "weaponTapped") == 0)
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "blowgun")
  }

  @Test func w9WithoutADelegateNothingHappens() {
    let strip = WeaponInputViewController(artwork: nil)
    strip.model = WeaponStripModel(monster: nil, weapons: CatalogContents.fiveWeapons, counts: [:])

    #expect(strip.press(.character("3")) == .handled)
    #expect(strip.press(.escape) == .handled)
  }

  @Test func w10TheStripCanStandInAnyPanel() {
    let strip = WeaponInputViewController(artwork: nil)
    strip.model = WeaponStripModel(monster: nil, weapons: CatalogContents.fiveWeapons, counts: [:])
    let listener = Listener()
    strip.delegate = listener
    let panel = View()
    panel.frame = Rect(column: 0, row: 0, columns: 80, rows: 9)
    panel.add(strip.view)

    _ = strip.press(.right)
    _ = strip.press(.enter)

    #expect(listener.taken == ["fire"])
  }

  @Test func w11AllFiveCanBeReachedAfterAResize() async throws {
    let story = try Story(columns: 80, rows: 24)
    await story.pilot.press(.character("w"))

    await story.pilot.resize(columns: 50, rows: 15)
    for _ in 0..<5 { await story.pilot.press(.right) }
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").preferredWayToKill?.text == "sword")
  }

  @Test func w15AClickOnTheFieldBringsUpTheStrip() async throws {
    let story = try Story()
    let label = try #require(story.pilot.position(of: "Preferred way to kill"))

    await story.pilot.click(column: label.column + 30, row: label.row)

    #expect(story.window.inputStrip.endFrame != nil)
  }

  @Test func w17TheStripIsMadeOnceAndKept() async throws {
    let selector = WeaponSelector(artwork: nil)

    let first = selector.inputView
    let second = selector.inputView

    #expect(first === second)
  }

  @Test func w18B1SettingAWeaponStoresIt() {
    let selector = WeaponSelector(artwork: nil)

    selector.weapon = Weapon.ID("sword")

    #expect(selector.weapon?.text == "sword")
  }

  @Test func w19AnUnknownWeaponIsShownByItsNameAndKept() async throws {
    var contents = CatalogContents.f5
    contents.monsters[0].preferredWayToKill = Weapon.ID("trident")
    let story = try Story(contents)

    #expect(story.pilot.shows("trident"))
    await story.pilot.press(.character("w"), .escape)
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "trident")
  }

  @Test func w23TwoSelectorsTellTheirOwnDelegates() {
    let (first, second) = (WeaponSelector(artwork: nil), WeaponSelector(artwork: nil))
    let (left, right) = (Listener(), Listener())
    first.delegate = left
    second.delegate = right

    first.weaponTapped(CatalogContents.fiveWeapons[1])

    #expect(left.changed == ["fire"])
    #expect(right.changed == [])
  }

  @Test func w25MovingInTheListChangesNoWeapon() async throws {
    let story = try Story()

    await story.pilot.type("jjjj")

    #expect(story.state.monster?.name == "Troll")
    #expect(story.count(of: "weaponChanged") == 0)
  }

  @Test func w26AWeaponChoiceDismissesThePopover() async throws {
    let story = try Story()
    await story.pilot.press(.character("c"), .character("w"), .character("5"))

    #expect(story.window.presentations.isEmpty)
    #expect(story.count(of: "popoverDidDismiss") == 1)
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "sword")
  }

  @Test func backspaceTakesTheWeaponAway() async throws {
    let story = try Story()

    await story.pilot.press(.character("w"), .backspace)

    #expect(try story.monster("Bogle").preferredWayToKill == nil)
    #expect(story.window.inputStrip.endFrame == nil)
  }

  @Test func lettersJumpToTheNextNameThatBeginsSo() async throws {
    let story = try Story()

    await story.pilot.press(.character("w"), .character("s"), .character("s"), .enter)

    #expect(try story.monster("Bogle").preferredWayToKill?.text == "sword")
  }

  @Test func movingPreviewsTheWeaponAndEscPutsTheOldOneBack() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"), .right)
    #expect(story.pilot.shows("Fire"))

    await story.pilot.press(.escape)

    let row = try #require(story.pilot.position(of: "Preferred way to kill")).row
    #expect(story.pilot.lines[row].contains("Blowgun"))
  }

  @Test func aTileIsTakenByAClick() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    let place = try #require(story.pilot.position(of: "4 Smoke"))

    await story.pilot.click(column: place.column, row: place.row - 3)

    #expect(try story.monster("Bogle").preferredWayToKill?.text == "smoke")
  }

  @Test func doneIsClicked() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    let place = try #require(story.pilot.position(of: "[ Done ]"))

    await story.pilot.click(column: place.column + 2, row: place.row)

    #expect(story.count(of: "doneTapped") == 1)
    #expect(story.window.inputStrip.endFrame == nil)
  }

  @Test func d1AfterAChoiceTheRingStaysAndReturnOpensTheStripAgain() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"), .character("2"))
    #expect(story.window.focusedView is WeaponSelector)
    #expect(story.window.firstResponder == nil)

    await story.pilot.press(.enter)

    #expect(story.window.inputStrip.endFrame != nil)
  }

  @Test func d2TheSameWeaponAgainIsNoChange() async throws {
    let story = try Story()

    await story.pilot.press(.character("w"), .character("1"))

    #expect(story.count(of: "weaponChanged") == 1)
    #expect(story.count(of: "modelChanged") == 0)
    #expect(!story.store.canUndo)
  }

  @Test func manyWeaponsScrollAndKeepTheHighlightInView() async throws {
    var contents = CatalogContents.f5
    contents.weapons += (6...40).map { Weapon(id: Weapon.ID("w\($0)"), name: "Weapon \($0)") }
    let story = try Story(contents, columns: 80, rows: 24)
    await story.pilot.press(.character("w"), .end)

    #expect(story.pilot.shows("Weapon 40"))
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").preferredWayToKill?.text == "w40")
  }
}

private final class Listener: WeaponInputControllerDelegate, WeaponSelectorDelegate {
  var taken: [String] = []
  var changed: [String] = []

  func weaponTapped(_ weapon: Weapon?) { taken.append(weapon?.id.text ?? "none") }
  func doneTapped() {}
  func weaponChanged(_ weapon: Weapon.ID?) { changed.append(weapon?.text ?? "none") }
}
