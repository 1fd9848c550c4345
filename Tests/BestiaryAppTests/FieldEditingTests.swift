import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import JSON
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct FieldEditingTests {
  private func story(
    attributes: String = #"{"hit_points": 22, "speed": "slow", "weight": 2.5}"#,
    description: String = "hex"
  ) throws -> Story {
    var contents = CatalogContents.f5
    guard case .object(let object) = try JSONReader().read(attributes) else { return try Story() }
    contents.monsters[0].attributes = object
    contents.monsters[0].description = description
    return try Story(contents)
  }

  private func focusAttributes(_ story: Story) async {
    for _ in 0..<5 { await story.pilot.press(.tab) }
  }

  @Test func aWholeNumberBringsUpTheNumberPad() async throws {
    let story = try story()
    await focusAttributes(story)

    await story.pilot.press(.enter)

    #expect(story.pilot.shows("Hit points"))
    #expect(story.pilot.lines.last?.contains("Return next") == true)
    let strip = try #require(story.window.inputStrip.endFrame)
    #expect(strip.rows > 3)
  }

  @Test func a24ANumberFieldRefusesLettersAndSaysSo() async throws {
    let story = try story()
    await focusAttributes(story)
    await story.pilot.press(.enter)

    await story.pilot.type("x7")
    await story.pilot.press(.enter, .escape)

    #expect(try story.monster("Bogle").attributes["hit_points"] == .number(JSONNumber(227)))
  }

  @Test func a4NextGoesOnToTheNextAttribute() async throws {
    let story = try story()
    await focusAttributes(story)
    await story.pilot.press(.enter)
    _ = story.events()

    await story.pilot.press(.tab)

    #expect(story.pilot.shows("Speed"))
    #expect(story.events().contains("inputViewWillChangeFrame"))
    #expect(!story.events().contains("inputViewWillHide"))
  }

  @Test func aTextStaysATextAndANumberANumber() async throws {
    let story = try story()
    await focusAttributes(story)
    await story.pilot.press(.enter, .tab, .control("u"))
    await story.pilot.type("40")
    await story.pilot.press(.enter)
    #expect(story.pilot.shows("Weight"))
    await story.pilot.press(.control("u"))
    await story.pilot.type("2.75")
    await story.pilot.press(.enter)

    let attributes = try story.monster("Bogle").attributes
    #expect(attributes["speed"] == .string("40"))
    #expect(attributes["weight"] == JSONNumber("2.75").map(JSONValue.number))
    #expect(story.window.presentations.isEmpty)
  }

  @Test func d20TagsAreEditedWithCommas() async throws {
    let story = try story()
    for _ in 0..<6 { await story.pilot.press(.tab) }

    await story.pilot.press(.enter)
    await story.pilot.type("boss, wet ,boss")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").tags == ["boss", "wet"])
    #expect(story.pilot.shows("boss  wet"))
  }

  @Test func d21GroupsFoldInPlace() async throws {
    let story = try story(
      attributes:
        #"{"actions": [{"name": "Bite", "desc": "It bites."}, {"name": "Claw", "desc": "It claws."}]}"#
    )
    #expect(story.pilot.shows("- Actions  2"))
    #expect(story.pilot.shows("Bite. It bites."))
    await focusAttributes(story)

    await story.pilot.press(.enter)

    #expect(story.pilot.shows("+ Actions  2"))
    #expect(!story.pilot.shows("Bite. It bites."))
    let next = try Story(store: story.store)
    #expect(next.pilot.shows("+ Actions  2"))
  }

  @Test func a10TheDescriptionEditorHasItsBar() async throws {
    let story = try story()
    for _ in 0..<4 { await story.pilot.press(.tab) }

    await story.pilot.press(.enter)

    for title in ["[ Emphasis ]", "[ Strong ]", "[ Code ]", "[ List ]", "[ Done ]"] {
      #expect(story.pilot.shows(title))
    }
  }

  @Test func a11TheSelectionIsMadeStrongAndKept() async throws {
    let story = try story()
    for _ in 0..<4 { await story.pilot.press(.tab) }
    await story.pilot.press(.enter, .alt("a"), .alt("s"), .control("s"))

    #expect(try story.monster("Bogle").description == "**hex**")
    #expect(story.window.presentations.isEmpty)
  }

  @Test func d22LeavingTheEditorWithChangesAsksAndKeepsOnEsc() async throws {
    let story = try story()
    for _ in 0..<4 { await story.pilot.press(.tab) }
    await story.pilot.press(.enter, .character("x"), .escape)
    #expect(story.pilot.shows("Leave without the changes?"))

    await story.pilot.press(.escape)
    #expect(story.pilot.shows("[ Strong ]"))
    await story.pilot.press(.escape, .tab, .enter)

    #expect(story.window.presentations.isEmpty)
    #expect(try story.monster("Bogle").description == "hex")
  }

  @Test func leavingWithChangesInMemoryAsks() async throws {
    let story = try story()
    var hasQuit = false
    story.program.root.quit = { hasQuit = true }
    await story.pilot.press(.character("d"), .character("q"))
    #expect(story.pilot.shows("Leave without saving?"))
    await story.pilot.press(.enter)
    #expect(!hasQuit)

    await story.pilot.press(.character("q"), .backTab, .enter)

    #expect(hasQuit)
  }

  @Test func d19AMissingPictureIsToldInPlace() async throws {
    let story = try Story(.starter)
    for _ in 0..<7 { await story.pilot.press(.tab) }

    await story.pilot.press(.enter)
    await story.pilot.type("nowhere.png")
    await story.pilot.press(.enter)

    #expect(story.pilot.shows("nowhere.png:"))
    #expect(!story.window.presentations.isEmpty)
  }
}
