import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ManyWeaponsTests {
  private func contents(_ count: Int) -> CatalogContents {
    let weapons = (1...count).map { Weapon(id: Weapon.ID("w\($0)"), name: "Number \($0)") }
    let monster = Monster(
      id: Monster.ID("bogle"), name: "Bogle", preferredWayToKill: Weapon.ID("w1"))
    return CatalogContents(weapons: weapons, monsters: [monster])
  }

  private nonisolated static let sizes = [
    Size(columns: 20, rows: 6), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ]

  @Test(arguments: [12, 40], sizes)
  func d8W11EveryWeaponIsReachedByArrowsAndIsThenSeen(count: Int, size: Size) async throws {
    let story = try Story(contents(count), columns: size.columns, rows: size.rows)

    for index in 0..<count {
      await story.pilot.press(.character("w"), .home)
      for _ in 0..<index { story.program.application.step(.key(.right)) }
      let strip = try #require(story.window.inputStrip.endFrame)
      #expect(
        story.pilot.lines[strip.minRow..<strip.maxRow].contains { $0.contains("\(index + 1)") })
      await story.pilot.press(.enter)

      #expect(story.state.monster?.preferredWayToKill?.text == "w\(index + 1)")
    }
  }

  @Test(arguments: [12, 40], sizes)
  func w7TheFirstTenAreTakenByDigits(count: Int, size: Size) async throws {
    let story = try Story(contents(count), columns: size.columns, rows: size.rows)

    for (index, digit) in "1234567890".enumerated() {
      await story.pilot.press(.character("w"), .character(digit))

      #expect(story.state.monster?.preferredWayToKill?.text == "w\(index + 1)")
    }
    #expect(story.count(of: "weaponTapped") == 10)
  }
}
