import Cells
import Testing

@Suite struct RGBTests {
  @Test(arguments: [
    (0x000000, "#000000"), (0x00000a, "#00000a"), (0x0a0b0c, "#0a0b0c"), (0xffffff, "#ffffff"),
  ])
  func hexHasSixDigits(value: UInt32, hex: String) {
    #expect(RGB(value).hex == hex)
    #expect(RGB(value).value == value)
  }

  @Test func higherBitsAreIgnored() {
    #expect(RGB(0xff12_3456) == RGB(red: 0x12, green: 0x34, blue: 0x56))
  }

  @Test func mixingGoesFromOneColorToTheOther() {
    let (black, color) = (RGB(0x000000), RGB(0xff8001))

    #expect(black.mixed(with: color, by: 0) == black)
    #expect(black.mixed(with: color, by: 0.5) == RGB(0x804001))
    #expect(black.mixed(with: color, by: 1) == color)
    #expect(black.mixed(with: color, by: 7) == color)
    #expect(black.mixed(with: color, by: -7) == black)
  }

  /// Values that WCAG's own checkers give.
  @Test(arguments: [
    (0x000000, 0xffffff, 21.0), (0x777777, 0xffffff, 4.48), (0x767676, 0xffffff, 4.54),
    (0xff0000, 0xffffff, 4.00), (0x00ff00, 0xffffff, 1.37), (0x0000ff, 0xffffff, 8.59),
    (0x123456, 0x123456, 1.0),
  ])
  func contrastIsTheRatioOfWCAG(one: UInt32, two: UInt32, ratio: Double) {
    #expect(abs(RGB(one).contrast(with: RGB(two)) - ratio) < 0.006)
    #expect(RGB(one).contrast(with: RGB(two)) == RGB(two).contrast(with: RGB(one)))
  }

  @Test func luminanceIsThatOfEachPrimary() {
    #expect(abs(RGB(0xff0000).luminance - 0.2126) < 1e-9)
    #expect(abs(RGB(0x00ff00).luminance - 0.7152) < 1e-9)
    #expect(abs(RGB(0x0000ff).luminance - 0.0722) < 1e-9)
  }

  @Test func everySampleSurvivesLinearLight() {
    for sample in UInt8.min...UInt8.max {
      #expect(SRGB.encode(SRGB.linear[Int(sample)]) == sample)
    }
    #expect(SRGB.encode(-1) == 0 && SRGB.encode(2) == 255)
  }
}
