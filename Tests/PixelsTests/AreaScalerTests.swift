import Cells
import Pixels
import Testing

@Suite struct AreaScalerTests {
  static let black = Pixel(RGB(0x000000))
  static let white = Pixel(RGB(0xffffff))

  @Test func blackAndWhiteAverageTo188() {
    let checker = Bitmap(
      size: PixelSize(width: 2, height: 2),
      pixels: [Self.black, Self.white, Self.white, Self.black])

    #expect(checker.scaled(to: PixelSize(width: 1, height: 1)).pixels == [Pixel(RGB(0xbcbcbc))])
  }
}
