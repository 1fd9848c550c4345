import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerSliderTests {
  @Test func theSlidersStandWhereTheColourIs() async throws {
    let story = try await Story.sliding(0xf58a2e)

    #expect(story.sliderValues == ["28°", "91%", "57%"])
  }

  @Test(arguments: [
    (Key.right, "133°"), (.left, "131°"), (.character("l"), "133°"), (.character("h"), "131°"),
    (.pageUp, "142°"), (.pageDown, "122°"), (Key(.right, .shift), "142°"),
    (Key(.left, .shift), "122°"), (.home, "0°"), (.end, "359°"),
  ])
  func keysMoveTheHueAndNothingElse(key: Key, hue: String) async throws {
    let story = try await Story.sliding()

    await story.pilot.press(key)

    #expect(story.sliderValues == [hue, "71%", "44%"])
  }

  @Test func c131TheHueIsThereAfterGreyAndBack() async throws {
    let story = try await Story.sliding()

    await story.pilot.press(.tab, .home)
    #expect(story.sliderValues == ["132°", "0%", "44%"])
    await story.pilot.press(.tab, .home)
    #expect(story.sliderValues == ["132°", "0%", "0%"])
    await story.pilot.press(.end, .backTab, .end)
    #expect(story.sliderValues == ["132°", "100%", "100%"])
  }

  @Test func c131ReturnWithoutAMoveLeavesTheNumber() async throws {
    for value in stride(from: UInt32(0x010203), to: 0xff_ffff, by: 987_654) {
      let story = try await Story.sliding(value)

      await story.pilot.press(.tab, .tab, .tab, .enter)

      #expect(try story.monster("Bogle").color == HexColor(value))
    }
  }

  @Test func aMoveShowsAtOnceEverywhereAndReturnKeepsIt() async throws {
    let story = try await Story.sliding(0xff0000)

    await story.pilot.press(.tab, .tab, .pageDown)
    let screen = story.pilot.lines
    #expect(screen.count { $0.contains("#cc0000") } == 2)
    #expect(story.sliderValues == ["0°", "100%", "40%"])
    #expect(try story.monster("Bogle").color == HexColor(0xff0000))

    await story.pilot.press(.enter)
    #expect(try story.monster("Bogle").color == HexColor(0xcc0000))
  }

  @Test func aSwatchIsMarkedWhenASliderComesToIt() async throws {
    let story = try await Story.sliding(0x030303)

    await story.pilot.press(.tab, .tab, .home)

    #expect(story.pilot.shows("[▇▇▇]"))
    #expect(story.pilot.shows("Black"))
  }

  @Test func escPutsTheOldColourBack() async throws {
    let story = try await Story.sliding()

    await story.pilot.press(.pageUp, .escape)

    #expect(story.pilot.shows("#20c040"))
    #expect(story.count(of: "modelChanged") == 0)
  }

  /// Not three back from the hue: that is the hex field, where letters are typed.
  @Test(arguments: [0, 1, 2, 4, 5])
  func s6D16cClosesOnSwatchesAndSliders(tabs: Int) async throws {
    let story = try await Story.sliding()

    for _ in 0..<tabs { await story.pilot.press(.backTab) }
    await story.pilot.press(.character("c"))

    #expect(story.window.presentations.isEmpty)
    #expect(try story.monster("Bogle").color == HexColor(0x20c040))
  }

  @Test func upAndDownGoFromSliderToSlider() async throws {
    let story = try await Story.sliding()

    await story.pilot.press(.down, .right)
    #expect(story.sliderValues == ["132°", "72%", "44%"])
    await story.pilot.press(.up, .right)
    #expect(story.sliderValues == ["133°", "72%", "44%"])
  }

  @Test func withoutAColourTheSlidersBeginWhereTheyAreMoved() async throws {
    let story = try await Story.sliding(nil)
    #expect(!story.pilot.shows("┃"))
    #expect(story.sliderValues == ["", "", ""])

    await story.pilot.press(.pageUp, .enter)

    #expect(try story.monster("Bogle").color != nil)
  }

  @Test func halfACellIsAStepOfTheGradient() async throws {
    let story = try await Story.sliding(0xff0000)
    let label = try #require(story.pilot.position(of: "Hue"))

    let cells = (13..<44).map { story.pilot.cell(column: label.column + $0, row: label.row) }
    let steps = cells.flatMap { [$0.foreground, $0.background] }
    #expect(cells.allSatisfy { $0.glyph.text == "▌" })
    #expect(Set(steps).count == steps.count)
  }

  @Test(arguments: [(UInt32(0xffeb3b), UInt32(0)), (0x0000ff, 0xffffff), (0x808080, 0)])
  func theKnobIsBlackOrWhite(color: UInt32, tone: UInt32) async throws {
    let story = try await Story.sliding(color)
    let label = try #require(story.pilot.position(of: "Lightness"))

    let knobs = (12..<44).map { story.pilot.cell(column: label.column + $0, row: label.row) }
      .filter { $0.glyph.text == "┃" }

    #expect(knobs.map(\.foreground) == [.rgb(tone)])
    #expect(knobs.map(\.background) == [.rgb(color)])
  }

  @Test func withoutColoursTheTrackIsALine() async throws {
    let story = try await Story.sliding(depth: .none)
    let label = try #require(story.pilot.position(of: "Hue"))

    #expect(story.pilot.lines[label.row].contains("───┃───"))
    #expect(story.pilot.lines[label.row].contains("▌ Hue"))
  }
}
