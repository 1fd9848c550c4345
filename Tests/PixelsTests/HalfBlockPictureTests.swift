import Cells
import Pixels
import Testing

@Suite struct HalfBlockPictureTests {
  static let orange = Pixel(RGB(0xff8000))
  static let blue = Pixel(RGB(0x0040ff))

  static func picture(
    _ width: Int, _ pixels: [Pixel], box: Size? = nil, background: UInt32 = 0,
    depth: ColorDepth = .truecolor, dithering: DitheringChoice = .never
  ) -> HalfBlockPicture {
    let size = PixelSize(width: width, height: pixels.count / width)
    return HalfBlockPicture(
      Bitmap(size: size, pixels: pixels),
      fitting: box ?? Size(columns: width, rows: (size.height + 1) / 2),
      background: RGB(background), depth: depth, dithering: dithering)
  }

  @Test func aCellHasFourStatesAndABlankForOneColor() {
    let picture = Self.picture(
      5,
      [
        Self.orange, Self.orange, .clear, .clear, Self.blue,
        Self.blue, .clear, Self.orange, .clear, Self.blue,
      ])

    #expect((0..<5).map { picture[$0, 0].glyph.text } == ["▀", "▀", "▄", " ", " "])
    #expect(
      picture.cells.map(\.style) == [
        TextStyle(foreground: .rgb(0xff8000), background: .rgb(0x0040ff)),
        TextStyle(foreground: .rgb(0xff8000)), TextStyle(foreground: .rgb(0xff8000)), .plain,
        TextStyle(background: .rgb(0x0040ff)),
      ])
  }

  @Test func theLowerHalfOfAnOddLastRowStaysFree() {
    let picture = Self.picture(1, [Self.orange, Self.orange, Self.blue])

    #expect(picture.size == Size(columns: 1, rows: 2))
    #expect(picture[0, 1].glyph.text == "▀")
    #expect(picture[0, 1].style == TextStyle(foreground: .rgb(0x0040ff)))
  }

  @Test func aWholeFactorCopiesPixels() {
    let picture = Self.picture(
      2, [Self.orange, Self.blue, Self.blue, Self.orange], box: Size(columns: 5, rows: 2))

    let colors = picture.cells.map(\.style.background)
    #expect(picture.fit.offset == Position(column: 0, row: 0))
    #expect(
      colors == [.rgb(0xff8000), .rgb(0xff8000), .rgb(0x0040ff), .rgb(0x0040ff)]
        + [.rgb(0x0040ff), .rgb(0x0040ff), .rgb(0xff8000), .rgb(0xff8000)])
  }

  @Test func softPixelsAreBlendedWithTheBackgroundInLinearLight() {
    let picture = Self.picture(1, [Pixel(RGB(0xffffff), alpha: 128)], background: 0x000000)

    #expect(picture[0, 0].style.foreground == .rgb(0xbcbcbc))
  }

  @Test func shrunkEdgesHaveNoDarkFringe() {
    let background: UInt32 = 0xff8000
    let picture = Self.picture(
      2, [Self.orange, Pixel(RGB(0x000000), alpha: 0), .clear, Self.orange],
      box: Size(columns: 1, rows: 1), background: background)

    #expect(picture[0, 0].style.foreground == .rgb(background))
  }

  @Test func whatCoversLessThanHalfA255thIsTransparent() {
    let hair = [Self.orange] + Array(repeating: Pixel.clear, count: 1023)

    #expect(Self.picture(32, hair, box: Size(columns: 1, rows: 1)).cells == [.clear])
  }

  @Test func fewColorsAreTheTerminalsNearest() {
    let pixels = [Self.orange, Pixel(RGB(0x0462fa))]

    let indexed = Self.picture(1, pixels, depth: .indexed256)[0, 0]
    let ansi = Self.picture(1, pixels, depth: .ansi16)[0, 0]

    #expect(indexed.style == TextStyle(foreground: .indexed(208), background: .indexed(27)))
    #expect(ansi.style.foreground == Color.rgb(0xff8000).reduced(to: .ansi16))
  }

  @Test func ditheringKeepsTheMeanLight() {
    let grey = RGB(0x4d6b3a)
    let picture = Self.picture(
      40, Array(repeating: Pixel(grey), count: 1600), depth: .ansi16, dithering: .always)

    var light = 0.0
    for style in picture.cells.map(\.style) {
      let upper = style.foreground == .terminal ? style.background : style.foreground
      for case .indexed(let index)? in [upper, style.background] {
        light += Palette.color(index).luminance
      }
    }
    #expect(abs(light / 1600 - grey.luminance) < 0.01)
  }

  @Test func aBoxWithoutCellsGivesNone() {
    #expect(Self.picture(1, [Self.orange], box: .zero).cells.isEmpty)
    #expect(Self.picture(1, [Self.orange], box: .zero, depth: .none).cells.isEmpty)
  }
}
