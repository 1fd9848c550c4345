import Cells
import Pixels
import Testing

@testable import TerminalKit

@Suite struct ImageViewTests {
  /// Answers with what it is told to and logs what it is asked.
  private final class Source: ArtworkSource {
    let log = Log()
    var answer = Artwork.loading
    func artwork(named name: String, in place: ArtworkPlace, for view: ImageView) -> Artwork {
      let shape = place.cells == .oneToTwo ? "" : " \(place.cells.ratio)"
      log.add("\(name) \(place.size.columns)x\(place.size.rows) \(place.surface.hex)" + shape)
      return answer
    }
  }

  private let stage = Stage(columns: 20, rows: 6)
  private let source = Source()
  private let image = ImageView()

  init() {
    image.source = source
    image.placeholder = "no icon"
    image.frame = Rect(column: 0, row: 0, columns: 8, rows: 4)
    stage.add(image)
  }

  @Test func withoutANameItSaysItsPlaceholder() {
    #expect((0...3).map(stage.line) == ["╭─    ─╮", "   no", "  icon", "╰─    ─╯"])
    #expect(source.log.entries == [])
  }

  @Test func itAsksForItsNameInItsSizeAndOnItsSurface() {
    stage.act { image.name = "sword" }
    stage.act { image.surface = RGB(0x102030) }
    stage.act { image.frame = Rect(column: 0, row: 0, columns: 6, rows: 3) }

    #expect(
      source.log.entries == [
        "sword 8x4 \(stage.window.theme.background.hex)", "sword 8x4 #102030",
        "sword 6x3 #102030",
      ])
  }

  @Test func aTerminalWithAnotherFontIsAskedForPicturesOfThatShape() throws {
    stage.act { image.name = "sword" }
    stage.terminal.cellShape = try #require(CellShape(widthToHeight: 0.4))

    stage.application.step(.resize(stage.terminal.size))

    #expect(source.log.entries.count == 2)
    #expect(source.log.entries.last?.hasSuffix(" 0.4") == true)
  }

  @Test func drawingAgainDoesNotAskAgain() {
    stage.act { image.name = "sword" }

    for _ in 0..<5 { stage.application.refresh() }

    #expect(source.log.entries.count == 1)
  }

  @Test func aPictureThatFailedSaysWhy() {
    source.answer = .failed("broken")

    stage.act { image.name = "sword" }

    #expect((0..<4).contains { stage.line($0).contains("broken") })
  }

  @Test func aPictureThatIsLoadingHasItsPlaceMarked() {
    stage.act { image.name = "sword" }

    #expect((0...3).map(stage.line) == ["╭─    ─╮", "", "", "╰─    ─╯"])
  }

  @Test func aPictureIsDrawnInHalfBlocks() {
    let bitmap = Bitmap(
      size: PixelSize(width: 8, height: 8),
      pixels: Array(repeating: Pixel(RGB(0xff0000)), count: 64))
    source.answer = .ready(
      HalfBlockPicture(
        bitmap, fitting: Size(columns: 8, rows: 4), background: RGB(0x000000), depth: .truecolor))

    stage.act { image.name = "sword" }

    let red = stage.terminal.surface.cells.map { cell in
      cell.background == .rgb(0xff0000) || cell.foreground == .rgb(0xff0000)
    }
    #expect(red.filter { $0 }.count == 32)
    #expect(red[0..<8].allSatisfy { $0 } && !red[8])
  }
}
