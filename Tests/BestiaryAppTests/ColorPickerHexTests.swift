import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct ColorPickerHexTests {
  /// A story with the picker open and the caret in its hex field.
  private func typing(_ color: UInt32? = nil) async throws -> Story {
    var contents = CatalogContents.f5
    contents.monsters[0].color = color.map { HexColor($0) }
    let story = try Story(contents)
    await story.pilot.press(.character("c"), .backTab, .control("u"))
    return story
  }

  @Test func aHexNumberIsTypedAndKept() async throws {
    let story = try await typing()

    await story.pilot.type("#235f00")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#235f00")
    #expect(story.window.presentations.isEmpty)
  }

  @Test func threeDigitsAreWidenedOnlyWhenTheyAreKept() async throws {
    let story = try await typing()

    for (index, digit) in "#235f00".enumerated() {
      await story.pilot.type(String(digit))
      #expect(story.pilot.shows(String("#235f00".prefix(index + 1))))
      #expect(!story.pilot.shows("#223355"))
    }
    await story.pilot.press(.backspace, .backspace, .backspace, .enter)

    #expect(try story.monster("Bogle").color?.description == "#223355")
  }

  @Test(arguments: ["tomato", "TOMATO", " Tomato "])
  func aNameOfCSSIsTaken(name: String) async throws {
    let story = try await typing(0x3f9a86)

    await story.pilot.type(name)
    #expect(!story.pilot.shows("#ff6347"))
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#ff6347")
    #expect(story.pilot.shows("tomato"))
  }

  @Test(arguments: [
    ("#12", "3 or 6 digits"), ("#12x", "x is no digit"), ("nocolour", "unknown name"),
  ])
  func whatIsNoColourIsRefusedInPlace(text: String, reason: String) async throws {
    let story = try await typing(0x3f9a86)

    await story.pilot.type(text)
    await story.pilot.press(.enter)

    let place = try #require(story.pilot.position(of: reason))
    #expect(
      story.pilot.cell(column: place.column, row: place.row).foreground == .rgb(0xff7a85))
    #expect(!story.window.presentations.isEmpty)
    #expect(try story.monster("Bogle").color?.description == "#3f9a86")

    await story.pilot.press(.backspace)
    #expect(!story.pilot.shows(reason))
  }

  @Test func d16LettersAreTypedInTheHexField() async throws {
    let story = try await typing(0x3f9a86)

    await story.pilot.type("cyan")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#00ffff")
  }

  @Test func sixDigitsMoveTheSlidersAtOnce() async throws {
    let story = try await typing()

    await story.pilot.type("20c040")

    for value in ["132°", "71%", "44%"] { #expect(story.pilot.shows(value)) }
    #expect(try story.monster("Bogle").color == nil)
  }

  @Test func anEmptyFieldIsNoColour() async throws {
    let story = try await typing(0x3f9a86)

    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color == nil)
  }

  @Test func whatWasNotConfirmedGivesWayWhenTheFieldIsLeft() async throws {
    let story = try await typing(0x3f9a86)

    await story.pilot.type("#235")
    await story.pilot.press(.tab)
    #expect(story.pilot.shows("#3f9a86  "))
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#3f9a86")
  }

  @Test func aPastedColourIsKept() async throws {
    let story = try await typing()

    await story.pilot.paste("#8040c0")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#8040c0")
  }

  @Test(arguments: [Key.backTab, .up])
  func whoComesToTheFieldTypesOverTheNumber(key: Key) async throws {
    let story = try Story()
    await story.pilot.press(.character("c"), .tab, .tab, .tab, .down)

    await story.pilot.type("#102030")
    await story.pilot.press(key, .down)
    await story.pilot.type("#405060")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#405060")
  }

  @Test func aNumberMayBeTypedFromAnywhere() async throws {
    let story = try Story()
    await story.pilot.press(.character("c"))

    await story.pilot.type("#235f00")
    await story.pilot.press(.enter)

    #expect(try story.monster("Bogle").color?.description == "#235f00")
  }
}
