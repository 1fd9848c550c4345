import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// Where the colour picker stands, for whom it says that it is, and how its parts are kept apart.
@Suite struct ColorPickerPlaceTests {
  private func colors(_ colors: [UInt32]) -> CatalogContents {
    var contents = CatalogContents.f5
    for (index, color) in colors.enumerated() {
      contents.monsters[index].color = HexColor(color)
    }
    return contents
  }

  private func opened(
    _ contents: CatalogContents = .f5, columns: Int = 120, rows: Int = 40,
    depth: ColorDepth = .truecolor, isLight: Bool = false, keys: String = "c"
  ) async throws -> Story {
    let story = try Story(
      contents, columns: columns, rows: rows, depth: depth, isLight: isLight)
    await story.pilot.type(keys)
    return story
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func itStaysInTheDetailPaneAndPointsAtTheColour(columns: Int, rows: Int) async throws {
    let story = try await opened(columns: columns, rows: rows)
    let popover = try #require(story.window.presentations.last as? Popover)
    let divider = try #require(story.pilot.position(of: "┬"))

    #expect(popover.frame.minColumn > divider.column)
    let arrow = try #require(popover.arrow)
    let anchor = try #require(story.pilot.position(of: "[───]"))
    #expect(popover.frame.minColumn + arrow.column == anchor.column + 2)
  }

  @Test func aSmallerTerminalKeepsItInThePaneAndALargerOneBringsItsWidthBack() async throws {
    let story = try await opened()
    let popover = try #require(story.window.presentations.last)
    let before = popover.frame

    await story.pilot.resize(columns: 80, rows: 24)
    let divider = try #require(story.pilot.position(of: "┬"))
    #expect(popover.frame.minColumn > divider.column && popover.frame.maxColumn <= 80)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(popover.frame == before)
  }

  @Test func withoutColoursInTheCatalogNoRowsAreLeftOver() async throws {
    let story = try await opened()
    let popover = try #require(story.window.presentations.last)

    let title = try #require(story.pilot.position(of: "Colour  "))
    let heading = try #require(story.pilot.lines.firstIndex { $0.contains("▌ Palette") })
    let detail = try #require(
      story.pilot.lines.lastIndex { $0.contains("Detail") })
    #expect(title.row < heading)
    #expect(heading - popover.frame.minRow == 4)
    #expect(popover.frame.maxRow - 1 - detail == 2)
  }

  @Test func itsFrameStaysWhileColoursAreTried() async throws {
    let story = try await opened()
    let popover = try #require(story.window.presentations.last)
    let before = popover.frame

    await story.pilot.press(.right, .right, .tab, .right, .tab, .left)

    #expect(popover.frame == before)
  }

  @Test func withMarksItSaysHowManyMonstersWillChange() async throws {
    let story = try await opened(keys: "  c")

    #expect(story.pilot.shows("─ 2 monsters ─╮"))
  }

  @Test func forTheMonsterThatIsShownItSaysNothingMore() async throws {
    let story = try await opened()

    #expect(!story.pilot.shows(" ─╮"))
  }

  @Test(arguments: [(120, 40), (80, 24)])
  func theNameIsNotCutInThePreview(columns: Int, rows: Int) async throws {
    let story = try await opened(.starter, columns: columns, rows: rows, keys: "jjc")

    let lines = story.pilot.lines.filter { $0.contains(":1") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.contains("Explode-Bot ") && !line.contains("Explode…")) }
    #expect(!lines.joined().contains("…"))
  }

  @Test func theColoursOfTheCatalogStandInTheOrderOfTheirHues() async throws {
    let wanted: [UInt32] = [0xd03030, 0xd0a030, 0x30d040, 0x3040d0]
    let story = try await opened(colors([0x30d040, 0x3040d0, 0xd03030, 0xd0a030, 0x808080]))

    let heading = try #require(story.pilot.position(of: "In this catalog"))
    let swatches = (0..<5).map {
      story.pilot.cell(column: heading.column + 4 * $0 + 1, row: heading.row + 1).foreground
    }
    #expect(swatches == (wanted + [0x808080]).map { .rgb(RGB($0)) })
  }

  @Test(arguments: [ColorDepth.none, .truecolor])
  func theSwatchUnderTheCursorIsNamedAtTheHeadOfItsGroup(depth: ColorDepth) async throws {
    let story = try await opened(colors([0x123456]), columns: 80, rows: 24, depth: depth)
    await story.pilot.press(.home)
    #expect(story.pilot.shows("▌ Palette  Scarlet") || story.pilot.shows("▌ In this catalog"))

    await story.pilot.press(.tab, .home)

    let line = story.pilot.lines.first { $0.contains("▌ In this catalog") }
    #expect(line?.contains("#123456") == true)
  }

  @Test func slidersThatTouchLeaveTheGroundShowingBetweenThem() async throws {
    let story = try await opened(.starter, columns: 80, rows: 24)
    let raised = Color.rgb(story.window.theme.raised)

    let label = try #require(story.pilot.position(of: "Saturation"))
    let cell = story.pilot.cell(column: label.column + 13, row: label.row)
    #expect(cell.glyph == "▄" && cell.background == raised)
  }

  @Test func aSwatchThatIsLikeTheGroundHasSides() async throws {
    let light = try await opened(isLight: true)
    let dark = try await opened()

    for (story, sides) in [(light, "▏"), (dark, " ")] {
      let heading = try #require(story.pilot.lines.firstIndex { $0.contains("▌ Palette") })
      let start = try #require(story.pilot.position(of: "▇▇▇")).column
      let beside = story.pilot.cell(column: start + 3, row: heading + 3)
      #expect(beside.glyph.text == sides)
    }
  }
}
