import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerSliderTests {
  /// A story with the picker open at a monster of that colour and the focus on the hue.
  private func sliding(
    _ color: UInt32? = 0x20c040, columns: Int = 120, rows: Int = 40,
    depth: ColorDepth = .truecolor
  ) async throws -> Story {
    var contents = CatalogContents.f5
    contents.monsters[0].color = color.map { HexColor($0) }
    let story = try Story(contents, columns: columns, rows: rows, depth: depth)
    await story.pilot.press(.character("c"), .tab)
    if color != nil { await story.pilot.press(.tab) }
    return story
  }

  private func values(_ story: Story) -> [String] {
    ["Hue", "Saturation", "Lightness"].map { label in
      let line = story.pilot.lines.first { $0.contains(label) } ?? ""
      return line.split(separator: " ").first { $0.hasSuffix("°") || $0.hasSuffix("%") }
        .map(String.init) ?? ""
    }
  }

  @Test func theSlidersStandWhereTheColourIs() async throws {
    let story = try await sliding(0xf58a2e)

    #expect(values(story) == ["28°", "91%", "57%"])
  }

  @Test(arguments: [
    (Key.right, "133°"), (.left, "131°"), (.character("l"), "133°"), (.character("h"), "131°"),
    (.pageUp, "142°"), (.pageDown, "122°"), (Key(.right, .shift), "142°"),
    (Key(.left, .shift), "122°"), (.home, "0°"), (.end, "359°"),
  ])
  func keysMoveTheHueAndNothingElse(key: Key, hue: String) async throws {
    let story = try await sliding()

    await story.pilot.press(key)

    #expect(values(story) == [hue, "71%", "44%"])
  }

  @Test func c131TheHueIsThereAfterGreyAndBack() async throws {
    let story = try await sliding()

    await story.pilot.press(.tab, .home)
    #expect(values(story) == ["132°", "0%", "44%"])
    await story.pilot.press(.tab, .home)
    #expect(values(story) == ["132°", "0%", "0%"])
    await story.pilot.press(.end, .backTab, .end)
    #expect(values(story) == ["132°", "100%", "100%"])
  }

  @Test func c131ReturnWithoutAMoveLeavesTheNumber() async throws {
    for value in stride(from: UInt32(0x010203), to: 0xff_ffff, by: 987_654) {
      let story = try await sliding(value)

      await story.pilot.press(.tab, .tab, .tab, .enter)

      #expect(try story.monster("Bogle").color == HexColor(value))
    }
  }

  @Test func aMoveShowsAtOnceEverywhereAndReturnKeepsIt() async throws {
    let story = try await sliding(0xff0000)

    await story.pilot.press(.tab, .tab, .pageDown)
    let screen = story.pilot.lines
    #expect(screen.count { $0.contains("#cc0000") } == 2)
    #expect(values(story) == ["0°", "100%", "40%"])
    #expect(try story.monster("Bogle").color == HexColor(0xff0000))

    await story.pilot.press(.enter)
    #expect(try story.monster("Bogle").color == HexColor(0xcc0000))
  }

  @Test func aSwatchIsMarkedWhenASliderComesToIt() async throws {
    let story = try await sliding(0x030303)

    await story.pilot.press(.tab, .tab, .home)

    #expect(story.pilot.shows("[▇▇▇]"))
    #expect(story.pilot.shows("Black"))
  }

  @Test func escPutsTheOldColourBack() async throws {
    let story = try await sliding()

    await story.pilot.press(.pageUp, .escape)

    #expect(story.pilot.shows("#20c040"))
    #expect(story.count(of: "modelChanged") == 0)
  }

  /// Not three back from the hue: that is the hex field, where letters are typed.
  @Test(arguments: [0, 1, 2, 4, 5])
  func s6cClosesOnSwatchesAndSliders(tabs: Int) async throws {
    let story = try await sliding()

    for _ in 0..<tabs { await story.pilot.press(.backTab) }
    await story.pilot.press(.character("c"))

    #expect(story.window.presentations.isEmpty)
    #expect(try story.monster("Bogle").color == HexColor(0x20c040))
  }

  @Test func upAndDownGoFromSliderToSlider() async throws {
    let story = try await sliding()

    await story.pilot.press(.down, .right)
    #expect(values(story) == ["132°", "72%", "44%"])
    await story.pilot.press(.up, .right)
    #expect(values(story) == ["133°", "72%", "44%"])
  }

  @Test func withoutAColourTheSlidersBeginWhereTheyAreMoved() async throws {
    let story = try await sliding(nil)
    #expect(!story.pilot.shows("┃"))
    #expect(values(story) == ["", "", ""])

    await story.pilot.press(.pageUp, .enter)

    #expect(try story.monster("Bogle").color != nil)
  }

  // MARK: - Mouse

  private func mouse(_ story: Story, _ kind: Mouse.Kind, _ column: Int, _ row: Int) async {
    let event = Mouse(kind, at: Position(column: column, row: row))
    story.pilot.application.step(.mouse(event))
    await story.pilot.application.idle()
  }

  @Test func theKnobFollowsTheMouseUntilTheButtonIsReleased() async throws {
    let story = try await sliding()
    let label = try #require(story.pilot.position(of: "Lightness"))
    let first = label.column + 12

    await mouse(story, .press, first, label.row)
    #expect(values(story) == ["132°", "71%", "0%"])
    await mouse(story, .drag, first + 31, label.row + 3)
    #expect(values(story) == ["132°", "71%", "100%"])
    await mouse(story, .drag, 0, 0)
    #expect(values(story) == ["132°", "71%", "0%"])
    await mouse(story, .drag, first + 15, label.row)
    #expect(values(story) == ["132°", "71%", "48%"])
    await mouse(story, .release, first + 15, label.row)
    await mouse(story, .drag, first + 31, label.row)

    #expect(values(story) == ["132°", "71%", "48%"])
    #expect(!story.window.presentations.isEmpty)
  }

  @Test func aPressOnTheKnobOrTheLabelMovesNothing() async throws {
    let story = try await sliding()
    let label = try #require(story.pilot.position(of: "Saturation"))
    let line = story.pilot.lines[label.row]
    let knob = try #require(line.firstIndex(of: "┃").map { line[..<$0].count })

    await mouse(story, .press, knob, label.row)
    await mouse(story, .release, knob, label.row)
    await mouse(story, .press, label.column, label.row)
    await mouse(story, .drag, label.column + 30, label.row)
    await mouse(story, .release, label.column + 30, label.row)

    #expect(values(story) == ["132°", "71%", "44%"])
    await story.pilot.press(.right)
    #expect(values(story) == ["132°", "72%", "44%"])
  }

  @Test func aClickOnASliderPutsTheNumberBackInTheHexField() async throws {
    let story = try await sliding()
    await story.pilot.press(.down, .down, .down)
    await story.pilot.type("teal")
    let label = try #require(story.pilot.position(of: "Saturation"))

    await story.pilot.click(column: label.column, row: label.row)

    #expect(!story.pilot.shows("teal"))
    #expect(story.pilot.lines.count { $0.contains("#20c040") } == 2)
  }

  @Test func theWheelMovesTheSliderUnderIt() async throws {
    let story = try await sliding()
    let label = try #require(story.pilot.position(of: "Lightness"))

    await story.pilot.wheel(-3, column: label.column + 20, row: label.row)
    #expect(values(story) == ["132°", "71%", "47%"])
    await story.pilot.wheel(1, column: label.column + 20, row: label.row)
    #expect(values(story) == ["132°", "71%", "46%"])
  }

  // MARK: - Colours of the terminal

  @Test func halfACellIsAStepOfTheGradient() async throws {
    let story = try await sliding(0xff0000)
    let label = try #require(story.pilot.position(of: "Hue"))

    let cells = (13..<44).map { story.pilot.cell(column: label.column + $0, row: label.row) }
    let steps = cells.flatMap { [$0.foreground, $0.background] }
    #expect(cells.allSatisfy { $0.glyph.text == "▌" })
    #expect(Set(steps).count == steps.count)
  }

  @Test(arguments: [(UInt32(0xffeb3b), UInt32(0)), (0x0000ff, 0xffffff), (0x808080, 0)])
  func theKnobIsBlackOrWhite(color: UInt32, tone: UInt32) async throws {
    let story = try await sliding(color)
    let label = try #require(story.pilot.position(of: "Lightness"))

    let knobs = (12..<44).map { story.pilot.cell(column: label.column + $0, row: label.row) }
      .filter { $0.glyph.text == "┃" }

    #expect(knobs.map(\.foreground) == [.rgb(tone)])
    #expect(knobs.map(\.background) == [.rgb(color)])
  }

  @Test func withoutColoursTheTrackIsALine() async throws {
    let story = try await sliding(depth: .none)
    let label = try #require(story.pilot.position(of: "Hue"))

    #expect(story.pilot.lines[label.row].contains("───┃───"))
    #expect(story.pilot.lines[label.row].contains("▌ Hue"))
  }

  // MARK: - Sizes

  @Test(arguments: [(120, 40), (80, 24), (60, 20), (40, 12), (30, 8), (24, 7)])
  func tabGoesToWhatIsShownOnly(columns: Int, rows: Int) async throws {
    let story = try await sliding(columns: columns, rows: rows)
    let popover = try #require(story.window.presentations.last)

    for _ in 0..<8 {
      await story.pilot.press(.tab)
      let focused = try #require(story.window.focusedView)
      #expect(focused.isDescendant(of: popover))
      #expect(!focused.isHidden && !focused.frame.isEmpty)
    }
    #expect(popover.frame.minRow >= 0 && popover.frame.maxRow <= rows - 1)
    #expect(popover.frame.minColumn >= 0 && popover.frame.maxColumn <= columns)
  }

  @Test func thePartWithTheFocusGoesAndTheFocusComesBackWithIt() async throws {
    let story = try await sliding()
    let focused = try #require(story.window.focusedView)

    await story.pilot.resize(columns: 40, rows: 6)
    #expect(focused.isHidden)
    #expect(story.window.focusedView?.isHidden == false)
    await story.pilot.resize(columns: 40, rows: 5)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(story.window.focusedView === focused)
    #expect(values(story) == ["132°", "71%", "44%"])
  }

  @Test func theFocusThatMovedOnStays() async throws {
    let story = try await sliding()

    await story.pilot.resize(columns: 40, rows: 8)
    await story.pilot.press(.tab, .tab)
    let focused = try #require(story.window.focusedView)
    await story.pilot.resize(columns: 120, rows: 40)

    #expect(story.window.focusedView === focused)
  }

  @Test func manySizesLaterTheScreenIsAsItWas() async throws {
    let story = try Story(.starter)
    await story.pilot.press(.character("c"))
    let before = story.pilot.terminal.surface

    for (columns, rows) in [(80, 24), (60, 12), (40, 6), (20, 5), (1, 1), (33, 7), (120, 40)] {
      await story.pilot.resize(columns: columns, rows: rows)
    }

    #expect(story.pilot.terminal.surface == before)
  }
}
