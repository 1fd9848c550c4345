import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerMouseTests {
  private func mouse(_ story: Story, _ kind: Mouse.Kind, _ column: Int, _ row: Int) async {
    let event = Mouse(kind, at: Position(column: column, row: row))
    story.pilot.application.step(.mouse(event))
    await story.pilot.application.idle()
  }

  @Test func theKnobFollowsTheMouseUntilTheButtonIsReleased() async throws {
    let story = try await Story.sliding()
    let label = try #require(story.pilot.position(of: "Lightness"))
    let first = label.column + 12

    await mouse(story, .press, first, label.row)
    #expect(story.sliderValues == ["132°", "71%", "0%"])
    await mouse(story, .drag, first + 31, label.row + 3)
    #expect(story.sliderValues == ["132°", "71%", "100%"])
    await mouse(story, .drag, 0, 0)
    #expect(story.sliderValues == ["132°", "71%", "0%"])
    await mouse(story, .drag, first + 15, label.row)
    #expect(story.sliderValues == ["132°", "71%", "48%"])
    await mouse(story, .release, first + 15, label.row)
    await mouse(story, .drag, first + 31, label.row)

    #expect(story.sliderValues == ["132°", "71%", "48%"])
    #expect(!story.window.presentations.isEmpty)
  }

  @Test func aPressOnTheKnobOrTheLabelMovesNothing() async throws {
    let story = try await Story.sliding()
    let label = try #require(story.pilot.position(of: "Saturation"))
    let line = story.pilot.lines[label.row]
    let knob = try #require(line.firstIndex(of: "┃").map { line[..<$0].count })

    await mouse(story, .press, knob, label.row)
    await mouse(story, .release, knob, label.row)
    await mouse(story, .press, label.column, label.row)
    await mouse(story, .drag, label.column + 30, label.row)
    await mouse(story, .release, label.column + 30, label.row)

    #expect(story.sliderValues == ["132°", "71%", "44%"])
    await story.pilot.press(.right)
    #expect(story.sliderValues == ["132°", "72%", "44%"])
  }

  @Test func aClickOnASliderPutsTheNumberBackInTheHexField() async throws {
    let story = try await Story.sliding()
    await story.pilot.press(.down, .down, .down)
    await story.pilot.type("teal")
    let label = try #require(story.pilot.position(of: "Saturation"))

    await story.pilot.click(column: label.column, row: label.row)

    #expect(!story.pilot.shows("teal"))
    #expect(story.pilot.lines.count { $0.contains("#20c040") } == 2)
  }

  @Test func theWheelMovesTheSliderUnderIt() async throws {
    let story = try await Story.sliding()
    let label = try #require(story.pilot.position(of: "Lightness"))

    await story.pilot.wheel(-3, column: label.column + 20, row: label.row)
    #expect(story.sliderValues == ["132°", "71%", "47%"])
    await story.pilot.wheel(1, column: label.column + 20, row: label.row)
    #expect(story.sliderValues == ["132°", "71%", "46%"])
  }
}
