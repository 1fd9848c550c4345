import Cells
import SharedFixtures
import Testing

@Suite struct HSLTests {
  /// Hues in degrees, saturations and lightnesses in per cent, as browsers give them.
  @Test(arguments: [
    (0xff0000, 0, 100, 50), (0xffff00, 60, 100, 50), (0x00ff00, 120, 100, 50),
    (0x00ffff, 180, 100, 50), (0x0000ff, 240, 100, 50), (0xff00ff, 300, 100, 50),
    (0x800000, 0, 100, 25), (0x20b2aa, 177, 70, 41), (0xf58a2e, 28, 91, 57),
    (0x20c040, 132, 71, 44), (0x663399, 270, 50, 40), (0xffc0cb, 350, 100, 88),
    (0x808080, 0, 0, 50), (0xffffff, 0, 0, 100), (0x000000, 0, 0, 0),
  ])
  func coordinatesAreThoseOfCSS(value: UInt32, hue: Int, saturation: Int, lightness: Int) {
    let color = HSL(RGB(value))

    #expect(Int(color.hue.rounded()) == hue)
    #expect(Int((color.saturation * 100).rounded()) == saturation)
    #expect(Int((color.lightness * 100).rounded()) == lightness)
  }

  @Test(arguments: [
    (28.0, 0.91, 0.57, 0xf58b2e), (0, 1, 0.5, 0xff0000), (359, 1, 0.5, 0xff0004),
    (120, 1, 0.25, 0x008000), (270, 0.5, 0.4, 0x663399), (200, 0, 0.5, 0x808080),
    (200, 1, 0, 0x000000), (200, 1, 1, 0xffffff),
  ])
  func samplesAreThoseOfCSS(hue: Double, saturation: Double, lightness: Double, value: UInt32) {
    #expect(HSL(hue: hue, saturation: saturation, lightness: lightness).rgb == RGB(value))
  }

  @Test func everyColourComesBack() {
    var numbers = SeededGenerator(seed: 7)

    for _ in 0..<20_000 {
      let color = RGB(UInt32.random(in: 0...0xff_ffff, using: &numbers))
      let coordinates = HSL(color)
      #expect(coordinates.rgb == color)
      #expect((0..<360).contains(coordinates.hue))
      #expect((0...1).contains(coordinates.saturation))
    }
    for grey in 0..<256 {
      let color = RGB(UInt32(grey) * 0x010101)
      #expect(HSL(color).rgb == color)
    }
  }

  @Test func coordinatesComeBackWithinOneSample() {
    var numbers = SeededGenerator(seed: 11)

    for _ in 0..<20_000 {
      let color = HSL(
        hue: .random(in: 0..<360, using: &numbers),
        saturation: .random(in: 0...1, using: &numbers),
        lightness: .random(in: 0...1, using: &numbers))
      let again = HSL(color.rgb)
      #expect(again.rgb == color.rgb)
      #expect(abs(again.lightness - color.lightness) <= 1 / 255)
    }
  }

  @Test func greyKeepsTheHueThatWasThere() {
    let green = HSL(RGB(0x20c040))

    let grey = HSL(RGB(0x707070), remembering: green)
    #expect(grey.hue == green.hue)
    #expect(grey.saturation == 0)
  }

  @Test(arguments: [0x000000, 0xffffff])
  func blackAndWhiteKeepHueAndSaturation(value: UInt32) {
    let green = HSL(RGB(0x20c040))

    let end = HSL(RGB(value), remembering: green)
    #expect(end.hue == green.hue)
    #expect(end.saturation == green.saturation)
    #expect(end.rgb == RGB(value))
  }

  @Test func aColourWithAHueRemembersNothing() {
    #expect(HSL(RGB(0x20c040), remembering: HSL(RGB(0xff0000))) == HSL(RGB(0x20c040)))
  }
}
