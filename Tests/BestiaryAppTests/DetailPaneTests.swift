import BestiaryCore
import Cells
import JSON
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

/// What the detail pane shows of a monster, whatever its width.
@Suite struct DetailPaneTests {
  private static let tags = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "iota"]

  /// One monster of the starter catalog, changed.
  private func catalog(_ change: (inout Monster) -> Void) -> CatalogContents {
    var contents = CatalogContents.starter
    contents.monsters = Array(contents.monsters.prefix(1))
    change(&contents.monsters[0])
    return contents
  }

  private func detail(_ story: Story) throws -> MonsterDetailView {
    try #require(story.program.root.detail.scrollView as? MonsterDetailView)
  }

  /// What stands between blanks and brackets on the screen.
  private func words(_ story: Story) -> [String] {
    story.pilot.lines.joined(separator: " ").split { " []".contains($0) }.map(String.init)
  }

  @Test(arguments: [40, 58, 60, 71, 72, 74, 78, 79, 80, 99, 100, 120])
  func theWeaponsNameAndDamageAreWhole(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 40)

    for word in ["Ninja", "Star", "piercing"] {
      #expect(words(story).contains(word), "\(word) at \(columns) columns")
    }
  }

  @Test(arguments: [20, 24, 30, 60, 72, 78, 120])
  func noWeaponIsNeverNo(columns: Int) async throws {
    let story = try Story(
      catalog { $0.preferredWayToKill = nil }, columns: columns, rows: 60)

    #expect(words(story).contains("none"))
    await story.pilot.press(.character("w"), .escape)
    #expect(words(story).contains("none"))
  }

  @Test func withoutAWeaponTheFieldIsOneLineUntilItHasTheFocus() async throws {
    let story = try Story(
      catalog {
        $0.preferredWayToKill = nil; $0.icon = nil
      })
    let field = try detail(story).weapon
    #expect(field.frame.rows == 1)

    await story.pilot.press(.character("w"))
    #expect(field.frame.rows == 9)
    await story.pilot.press(.escape)
    #expect(field.frame.rows == 9)
    await story.pilot.press(.tab)

    #expect(field.frame.rows == 1)
  }

  @Test(arguments: [(60, 20), (72, 24), (80, 24), (80, 16), (120, 24)])
  func aFoldedWeaponFieldIsWhollyInSightOnceTheStripIsUp(columns: Int, rows: Int) async throws {
    let story = try Story(
      catalog {
        $0.preferredWayToKill = nil; $0.icon = nil
      }, columns: columns, rows: rows)

    await story.pilot.press(.character("w"), .right)

    let strip = try #require(story.window.inputStrip.endFrame)
    let field = try detail(story).weapon
    let picture = field.layout.pictureFrame.offset(
      columns: field.frameInWindow.minColumn, rows: field.frameInWindow.minRow)
    #expect(picture.minRow >= (try detail(story).frameInWindow.minRow))
    #expect(min(picture.maxRow, picture.minRow + 4) <= strip.minRow)
  }

  @Test(arguments: [60, 72, 80, 120])
  func aLongListOfTagsIsWrapped(columns: Int) throws {
    let story = try Story(catalog { $0.tags = Self.tags }, columns: columns, rows: 60)

    for tag in Self.tags {
      #expect(story.pilot.shows(tag), "\(tag) at \(columns) columns")
    }
  }

  @Test(arguments: [60, 72, 80])
  func aLongNameTakesTwoLines(columns: Int) throws {
    let name = "The Gelatinous Duke of the Nine Lower Cellars"
    let story = try Story(catalog { $0.name = name }, columns: columns, rows: 40)

    #expect(try detail(story).name.frame.rows == 2)
    for word in name.split(separator: " ") { #expect(words(story).contains(String(word))) }
  }

  @Test(arguments: [60, 71, 72])
  func theSubtitleIsBrokenAtItsDot(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 24)

    let row = try #require(story.pilot.position(of: "Small construct")).row
    #expect(story.pilot.lines[row + 1].contains("curious, never lawful"))
  }

  @Test(arguments: [60, 71])
  func inPortraitABlankRowStandsBeforeTheWeaponsLabel(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 24)

    let label = try #require(story.pilot.position(of: "Preferred way to kill"))

    for column in label.column..<columns - 1 {
      #expect(story.pilot.cell(column: column, row: label.row - 1).glyph == " ")
    }
  }

  /// They used to stand at the end of the page in some widths, where nobody looked for them.
  @Test(arguments: [40, 60, 66, 72, 80, 86, 90, 98, 100, 120])
  func theTagsStandBelowTheColorInEveryWidth(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 40)

    let color = try #require(story.pilot.position(of: "Colour"))
    let tags = try #require(story.pilot.position(of: "Tags"))
    #expect(tags.row == color.row + 1 && tags.column == color.column)
  }

  @Test(arguments: [58, 60, 71, 100, 112])
  func besideAFullPortraitTheWeaponIsInFullSizeUnderItsLabel(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 40)

    let layout = try detail(story).weapon.layout
    #expect(layout.isStacked && layout.picture == Size(columns: 14, rows: 7))
  }

  @Test(arguments: [72, 78])
  func aNarrowPaneHasTheWeaponInHalfSizeBesideItsLabel(columns: Int) throws {
    let story = try Story(.starter, columns: columns, rows: 24)

    let layout = try detail(story).weapon.layout
    #expect(!layout.isStacked && layout.picture == Size(columns: 7, rows: 4))
  }

  // MARK: - Focus

  @Test func aFocusedDescriptionIsShownAsAWhole() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    for _ in 0..<4 { await story.pilot.press(.tab) }

    let heading = try #require(story.pilot.position(of: "Description ─"))
    #expect(heading.row == 3)
    #expect(story.pilot.shows("glass."))
  }

  @Test func whoReadsOnInALongDescriptionStaysThereWhenTheWindowChanges() async throws {
    let text = (1...90).map { "Line \($0)." }.joined(separator: "\n\n")
    let story = try Story(catalog { $0.description = text }, columns: 80, rows: 24)
    for _ in 0..<4 { await story.pilot.press(.tab) }
    await story.pilot.press(.pageDown, .pageDown)
    let offset = try detail(story).contentOffset

    await story.pilot.resize(columns: 84, rows: 26)

    #expect(try detail(story).contentOffset == offset)
  }

  @Test func focusedAttributesAreShownFromTheirHeadingOn() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    for _ in 0..<5 { await story.pilot.press(.tab) }

    #expect(story.pilot.shows("Attributes ─"))
    #expect(story.pilot.shows("Built-in"))
  }

  @Test func aFocusedFieldHasAir() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    for _ in 0..<6 { await story.pilot.press(.tab) }

    #expect(try #require(story.pilot.position(of: "Tags")).row > 3)
    #expect(story.pilot.lines[3].contains("Cat-Bot"))
  }

  @Test func theAttributesNameEachKeyOnce() async throws {
    let story = try Story(.starter, columns: 120, rows: 24)

    for _ in 0..<5 { await story.pilot.press(.tab) }

    let hints = try #require(story.pilot.lines.last)
    #expect(hints.contains("Return edit") && hints.contains("Tab next field"))
    #expect(hints.split(separator: "↑↓").count == 2)
  }

  @Test func tabFromTheStripLeavesTheNextFieldInSight() async throws {
    let story = try Story(.starter, columns: 80, rows: 24)

    await story.pilot.press(.character("w"), .tab)

    #expect(story.window.focusedView === (try detail(story)).description)
    #expect(story.pilot.shows("Description ─") && story.pilot.shows("glass."))
  }
}
