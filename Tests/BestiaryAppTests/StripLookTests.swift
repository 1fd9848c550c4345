import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

@Suite struct StripLookTests {
  @Test(arguments: [(40, 5), (60, 8), (80, 9), (120, 12), (200, 24)])
  func w5TheCellsAreEqualAndPackedLeft(columns: Int, rows: Int) {
    let layout = WeaponStripLayout(fitting: Size(columns: columns, rows: rows), count: 5)

    let tiles = (0..<layout.visibleCount).map(layout.tile(at:))

    #expect(Set(tiles.map(\.size)).count == 1)
    #expect(tiles[0].minColumn <= 2)
    for (one, next) in zip(tiles, tiles.dropFirst()) {
      #expect((0...2).contains(next.minColumn - one.maxColumn))
    }
  }

  @Test(arguments: [(60, 20), (80, 24), (120, 40)])
  func w5DoneStandsApartAtTheRight(columns: Int, rows: Int) async throws {
    let story = try Story(columns: columns, rows: rows)

    await story.pilot.press(.character("w"))

    let done = try #require(story.pilot.position(of: "[ Done ]"))
    let frame = try #require(story.window.inputStrip.endFrame)
    #expect(done.row == frame.minRow)
    #expect(done.column + 8 == columns - 1)
  }

  @Test func w6EachCellHasItsPictureAndOnlyTheHighlightHasCorners() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"), .right)
    let frame = try #require(story.window.inputStrip.endFrame)
    let layout = WeaponStripLayout(fitting: frame.size, count: 5)

    for place in 0..<5 {
      let tile = layout.tile(at: place).offset(columns: frame.minColumn, rows: frame.minRow)
      let glyphs = (tile.minRow..<tile.maxRow).flatMap { row in
        (tile.minColumn..<tile.maxColumn).map { story.pilot.cell(column: $0, row: row).glyph.text }
      }
      #expect(glyphs.count { "▀▄".contains($0) } > 5)
      let boxes = glyphs.filter { $0.unicodeScalars.allSatisfy(isBoxGlyph) }
      #expect(boxes.filter { $0 != "─" } == (place == 1 ? ["╭", "╮", "╰", "╯"] : []))
      #expect(boxes.count == (place == 1 ? 8 : 0))
    }
  }

  @Test func countsThatFindNoRoomInWordsStandAsNumbers() async throws {
    let wide = try Story(.starter, columns: 80, rows: 24)
    let narrow = try Story(.starter, columns: 60, rows: 20)

    await wide.pilot.press(.character("w"))
    await narrow.pilot.press(.character("w"))

    #expect(wide.pilot.shows("1 monster ▲"))
    #expect(!narrow.pilot.shows(" monster"))
    #expect(narrow.pilot.shows("1 ▲          2          1 ▲         1 ✕         1 ▼"))
  }

  @Test func whereHintsAreLeftOutEscIsNotTheFirst() async throws {
    let story = try Story(.starter, columns: 60, rows: 20)

    await story.pilot.press(.character("w"))

    #expect(story.pilot.lines.last?.contains("Esc leave") == true)
    #expect(story.pilot.lines.last?.contains("Backspace") == false)
  }

  @Test func inSixteenColoursTheChosenTileIsInReverse() async throws {
    let story = try Story(.starter, columns: 80, rows: 24, depth: .ansi16)

    await story.pilot.press(.character("w"), .right)

    let strip = try #require(story.window.inputStrip.endFrame)
    let name = try #require(story.pilot.position(of: "4 Smoke"))
    #expect(name.row > strip.minRow)
    let cell = story.pilot.cell(column: name.column + 2, row: name.row)
    #expect(cell.attributes.contains(.reverse))
  }

  private func isBoxGlyph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x257f).contains(scalar.value)
  }

  @Test func w12PicturesThatWereDroppedComeBackTheSame() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.character("w"))
    let before = story.pilot.terminal.surface

    story.browser.artworkDidChange?()
    story.browser.artworkDidLoad()
    story.program.application.refresh()
    await story.program.application.idle()

    #expect(story.pilot.terminal.surface == before)
  }

  @Test func w12ADroppedPictureIsMadeAnew() throws {
    let story = try Story(.starter)
    let library = ArtworkLibrary(
      browser: story.browser, work: story.program.application.work, depth: .truecolor)
    let name = ArtworkLibrary.name(of: Weapon.ID("sword"))
    let ask = {
      library.artwork(
        named: name,
        in: ArtworkPlace(
          size: Size(columns: 14, rows: 7), cells: .oneToTwo, surface: RGB(0x202329)),
        for: ImageView())
    }

    let before = ask()
    guard case .ready = before else { return #expect(Bool(false), "\(before)") }
    library.purge()
    #expect(ask() == before)

    var sword = CatalogContents.fiveWeapons[4]
    sword.icon = CatalogContents.fiveWeapons[1].icon
    try story.store.perform([.replaceWeapon(sword)], label: "picture")
    #expect(ask() == before)
    library.purge()

    #expect(ask() != before)
  }

  @Test func a6AProviderDecidesByTheSize() async throws {
    let compact = CompactStrip()
    let small = try Story(columns: 60, rows: 12)
    let large = try Story(columns: 120, rows: 40)
    small.window.inputViewProvider = compact
    large.window.inputViewProvider = compact

    await small.pilot.press(.character("w"))
    await large.pilot.press(.character("w"))

    #expect(small.window.inputStrip.endFrame?.rows == 1)
    #expect(small.pilot.shows("1-5 takes a weapon"))
    #expect(!large.pilot.shows("1-5 takes a weapon") && large.pilot.shows("[ Done ]"))
    await small.pilot.press(.escape)
    #expect(small.window.inputStrip.endFrame == nil)
  }
}

/// One row in place of every strip where there are few rows.
private final class CompactStrip: InputViewProvider {
  private final class Row: View {
    override func sizeThatFits(_ limits: Size) -> Size { Size(columns: limits.columns, rows: 1) }
    override func draw(in canvas: inout Canvas) {
      canvas.text("1-5 takes a weapon", at: .zero)
    }

    override func press(_ key: Key) -> Handling {
      guard key == .escape else { return .passed }
      window?.firstResponder?.resignFirstResponder()
      return .handled
    }
  }

  private let row = Row()

  func inputView(for responder: Responder, insteadOf own: View?, in size: Size) -> View? {
    own != nil && size.rows < 16 ? row : own
  }
}
