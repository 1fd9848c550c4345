import BestiaryCore
import Cells
import Testing

@testable import BestiaryApp

@Suite struct ColorPickerValueTests {
  private nonisolated static let colors = stride(from: 0, through: 0xff_ffff, by: 16_411).map {
    HexColor($0)
  }

  @Test func aSliderNeverMovesTheOthers() {
    for color in Self.colors {
      for component in ColorComponent.allCases {
        for value in stride(from: 0, through: component.greatest, by: 7) {
          var picked = PickedColor(color)
          let before = picked.hsl
          picked.move(component, to: value)
          #expect(component.value(in: picked.hsl) == value)
          for other in ColorComponent.allCases where other != component {
            #expect(other.fraction(in: picked.hsl) == other.fraction(in: before))
          }
        }
      }
    }
  }

  @Test func aColourThatNothingMovedIsAsItWas() {
    for color in Self.colors {
      var picked = PickedColor(color)
      for component in ColorComponent.allCases {
        picked.move(component, to: component.value(in: picked.hsl))
      }
      #expect(picked.color == color)
      #expect(picked.hsl.rgb == RGB(color))
    }
  }

  @Test(arguments: [ColorComponent.saturation, .lightness])
  func theHueIsStillThereAfterGreyBlackAndWhite(component: ColorComponent) {
    var picked = PickedColor(HexColor(0x20c040))

    for value in [0, component.greatest, 0] {
      picked.move(component, to: value)
      #expect(ColorComponent.hue.value(in: picked.hsl) == 132)
    }
  }

  @Test func theHueOutlastsAGreySwatch() throws {
    var picked = PickedColor(HexColor(0x20c040))

    picked.choose(HexColor(0x808080))
    #expect(ColorComponent.hue.value(in: picked.hsl) == 132)
    picked.move(.saturation, to: 71)
    #expect(ColorComponent.hue.value(in: picked.hsl) == 132)
    #expect(try #require(picked.color) != HexColor(0x808080))
  }

  @Test func aSliderStopsAtItsEnds() {
    var picked = PickedColor(HexColor(0xf58a2e))

    picked.move(.hue, to: -10)
    #expect(ColorComponent.hue.value(in: picked.hsl) == 0)
    picked.move(.hue, to: 400)
    #expect(ColorComponent.hue.value(in: picked.hsl) == 359)
    #expect(picked.hsl.hue < 360)
  }

  @Test func cssHas148Names() {
    let names = CSSColorTable.colors.map(\.name)
    #expect(names.count == 148)
    #expect(Set(names).count == 148)
    #expect(names == names.map { $0.lowercased() }.sorted())
  }

  @Test(arguments: [
    ("#f58a2e", 0xf58a2e), ("F58A2E", 0xf58a2e), ("#235", 0x223355), ("fff", 0xffffff),
    (" #abc ", 0xaabbcc), ("tomato", 0xff6347), ("RebeccaPurple", 0x663399), ("tan", 0xd2b48c),
    ("Grey", 0x808080), ("lightgoldenrodyellow", 0xfafad2),
  ])
  func colorsAreReadAsTheyAreTyped(text: String, value: UInt32) throws {
    #expect(try ColorText.color(text) == HexColor(value))
  }

  @Test(arguments: [
    ("#12", ColorTextError.digitCount(2)), ("#", .digitCount(0)), ("#1234567", .digitCount(7)),
    ("abcd", .digitCount(4)), ("#12x", .notADigit("x")), ("##123456", .notADigit("#")),
    ("#١٢٣", .notADigit("١")), ("tomatoe", .unknownName), (";;;;", .unknownName),
    ("transparent", .unknownName),
  ])
  func otherTextsSayWhatIsWrong(text: String, problem: ColorTextError) {
    #expect(throws: problem) { try ColorText.color(text) }
  }

  @Test(arguments: ["", "#", "#235", "235", "#2350", "tomato", "#235f000", "orange"])
  func whatMayGoOnIsNoColourYet(text: String) {
    #expect(ColorText.unfinishedColor(text) == nil)
  }

  @Test(arguments: [(0x00ffff, "cyan"), (0x808080, "grey"), (0xf58a2e, "Ember"), (0, "Black")])
  func aColourHasTheNameThatPeopleKnow(value: UInt32, name: String) {
    #expect(ColorNameTable.name(of: HexColor(value)) == name)
  }

  @Test func almostIsNoName() { #expect(ColorNameTable.name(of: HexColor(0xff6348)) == nil) }
}
