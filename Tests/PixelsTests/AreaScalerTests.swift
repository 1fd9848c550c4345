import Cells
import Pixels
import Testing

@Suite struct AreaScalerTests {
  static let black = Pixel(RGB(0x000000))
  static let white = Pixel(RGB(0xffffff))
  static let red = Pixel(RGB(0xff0000))

  static func row(_ pixels: [Pixel]) -> Bitmap {
    Bitmap(size: PixelSize(width: pixels.count, height: 1), pixels: pixels)
  }

  @Test func blackAndWhiteAverageTo188() {
    let checker = Bitmap(
      size: PixelSize(width: 2, height: 2),
      pixels: [Self.black, Self.white, Self.white, Self.black])

    #expect(checker.scaled(to: PixelSize(width: 1, height: 1)).pixels == [Pixel(RGB(0xbcbcbc))])
  }

  @Test func transparentPixelsGiveCoverageAndNoColor() {
    let edge = Self.row([Self.red, Pixel(RGB(0x000000), alpha: 0)])

    #expect(
      edge.scaled(to: PixelSize(width: 1, height: 1)).pixels == [Pixel(RGB(0xff0000), alpha: 128)])
  }

  @Test func aPixelOnABorderIsSharedByItsTwoBoxes() {
    let picture = Self.row([Self.white, Self.white, Self.black])

    let scaled = picture.scaled(to: PixelSize(width: 2, height: 1))

    // The second box has half a white pixel and a black one: light 1/3.
    #expect(scaled.pixels == [Self.white, Pixel(RGB(0x9c9c9c))])
  }

  @Test func rowsAreSharedAsColumnsAre() {
    let picture = Bitmap(
      size: PixelSize(width: 1, height: 3), pixels: [Self.white, Self.white, Self.black])

    let scaled = picture.scaled(to: PixelSize(width: 1, height: 2))

    #expect(scaled.pixels == [Self.white, Pixel(RGB(0x9c9c9c))])
  }

  @Test func oneColorStaysThatColorInEverySize() {
    let color = Pixel(RGB(0x7fcdf0))
    let picture = Bitmap(
      size: PixelSize(width: 37, height: 23), pixels: Array(repeating: color, count: 37 * 23))

    for (width, height) in [(1, 1), (7, 5), (36, 22), (37, 23), (50, 40)] {
      let scaled = picture.scaled(to: PixelSize(width: width, height: height))
      #expect(scaled.pixels == Array(repeating: color, count: width * height))
    }
  }

  @Test func everySampleComesBackUnchanged() {
    let greys = Self.row((0...255).map { Pixel(RGB(red: $0, green: $0, blue: $0)) })
    let doubled = Self.row(greys.pixels.flatMap { [$0, $0] })

    #expect(doubled.scaled(to: greys.size).pixels == greys.pixels)
  }

  @Test func rowsThatNeverCameAreTransparent() {
    var scaler = AreaScaler(
      from: PixelSize(width: 2, height: 4), to: PixelSize(width: 1, height: 2))

    scaler.add([Self.red, Self.red].span)
    scaler.add([Self.red, Self.red].span)

    #expect(scaler.bitmap.pixels == [Self.red, .clear])
  }

  @Test func aSizeWithoutPixelsGivesAnEmptyPicture() {
    let empty = PixelSize(width: 0, height: 5)

    #expect(Self.row([Self.red]).scaled(to: empty).pixels.isEmpty)
    #expect(
      Bitmap(size: empty, pixels: []).scaled(to: PixelSize(width: 2, height: 2)).pixels.isEmpty)
  }
}
