import BestiaryApp
import BestiaryCore
import Cells
import Glibc
import TerminalKit
import TerminalKitTesting
import Testing

/// Choosing one monster, or one weapon with the strip alone.
@Suite struct PickTests {
  // MARK: - A monster

  @Test func returnTakesTheSelectedMonster() throws {
    let story = try PickStory(.monster(matching: ""))

    #expect(story.choice(.down, .character("j"), .enter) == "grub")
  }

  @Test func theListIsFilteredByWhatWasAskedFor() throws {
    let story = try PickStory(.monster(matching: "mrk"))

    #expect(story.pilot.shows("1 of 5"))
    #expect(story.choice(.enter) == "murk")
  }

  @Test func returnInTheFilterTakesAtOnce() throws {
    let story = try PickStory(.monster(matching: ""))

    #expect(story.choice(.character("/"), .character("t"), .character("r"), .enter) == "troll")
  }

  @Test(arguments: [Key.escape, .character("q"), .control("c")])
  func leavingChoosesNothing(key: Key) throws {
    let story = try PickStory(.monster(matching: "cin"))

    #expect(story.choice(key, .enter) == nil)
  }

  @Test func escInTheFilterLeavesToo() throws {
    let story = try PickStory(.monster(matching: ""))

    #expect(story.choice(.character("/"), .character("q"), .escape, .enter) == nil)
  }

  @Test func nothingIsTakenWhereNothingMatches() async throws {
    let story = try PickStory(.monster(matching: "zzz"))

    #expect(story.pilot.shows("Nothing matches."))
    #expect(story.choice(.enter, .character("/"), .enter) == nil)
  }

  @Test func theWeaponFilterWorksHereToo() throws {
    let story = try PickStory(.monster(matching: ""))

    #expect(story.choice(.character("W"), .character("4"), .enter) == "murk")
  }

  @Test func nothingIsMarkedHere() throws {
    let story = try PickStory(.monster(matching: ""))

    #expect(story.choice(.character(" "), .enter) == "bogle")
    #expect(story.browser.state.marked == [])
  }

  @Test func aSecondClickTakes() async throws {
    let story = try PickStory(.monster(matching: ""))
    let place = try #require(story.pilot.position(of: "Grub"))

    await story.pilot.click(column: place.column, row: place.row)
    #expect(story.program.choice == nil)
    await story.pilot.click(column: place.column, row: place.row)

    #expect(story.program.choice == "grub")
  }

  // MARK: - A weapon

  @Test func w10TheStripStandsAloneAtTheBottom() throws {
    let story = try PickStory(.weapon, .starter)

    let title = try #require(story.pilot.position(of: "Preferred way to kill"))
    #expect(story.pilot.shows("3 Ninja Star"))
    #expect(story.pilot.lines[..<title.row].allSatisfy { $0.isEmpty })
    #expect(story.program.window.inputStrip.endFrame == nil)
  }

  @Test(arguments: zip("12345", ["blowgun", "fire", "ninja-star", "smoke", "sword"]))
  func aDigitTakesItsWeapon(digit: Character, id: String) throws {
    #expect(try PickStory(.weapon).choice(.character(digit)) == id)
  }

  @Test func arrowsLettersAndReturnWorkAsInTheField() throws {
    #expect(try PickStory(.weapon).choice(.right, .right, .left, .enter) == "fire")
    #expect(try PickStory(.weapon).choice(.character("s"), .character("s"), .enter) == "sword")
  }

  @Test(arguments: [Key.escape, .backspace, .character("q"), .control("c")])
  func leavingTheStripChoosesNothing(key: Key) throws {
    #expect(try PickStory(.weapon).choice(key, .enter) == nil)
  }

  @Test func aTileIsTakenByAClick() async throws {
    let story = try PickStory(.weapon, .starter)
    let place = try #require(story.pilot.position(of: "4 Smoke"))

    await story.pilot.click(column: place.column, row: place.row - 2)

    #expect(story.program.choice == "smoke")
  }

  @Test func aLargePictureComesIntoTheStripOnceItIsRead() async throws {
    var contents = CatalogContents.f5
    contents.weapons[0].icon = Icon(png: try Self.screenshot())
    let story = try PickStory(.weapon, contents)
    #expect(try !hasPictureAbove("1 Blowgun", story))

    await story.pilot.application.idle()

    #expect(try hasPictureAbove("1 Blowgun", story))
  }

  private func hasPictureAbove(_ name: String, _ story: PickStory) throws -> Bool {
    let place = try #require(story.pilot.position(of: name))
    return (1...3).contains { rows in
      story.pilot.cell(column: place.column + 2, row: place.row - rows).glyph != " "
    }
  }

  /// A picture too large to be decoded on the spot.
  private static func screenshot() throws -> [UInt8] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try #require(fopen("/\(root)/assets/screenshots/portrait.png", "rb"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  // MARK: - Both

  @Test(arguments: [("weapon", PickSubject.weapon), ("monster", .monster(matching: "bot"))])
  func theScreenIsAsRecorded(name: String, subject: PickSubject) throws {
    try PickStory(subject, .starter).expectScreen("pick-\(name)-80x24")
  }

  @Test(arguments: [PickSubject.weapon, .monster(matching: "")])
  func noSizeIsTooSmallToLiveWith(subject: PickSubject) async throws {
    let story = try PickStory(subject, .starter)
    let before = story.pilot.terminal.surface

    for size in [(1, 1), (2, 1), (1, 9), (12, 3), (40, 8), (200, 60)] {
      await story.pilot.resize(columns: size.0, rows: size.1)
    }
    await story.pilot.resize(columns: 80, rows: 24)

    #expect(story.pilot.terminal.surface == before)
  }
}
