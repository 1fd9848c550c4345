import Cells
import Testing

@Suite struct PaletteTests {
  @Test func everyEntryIsNearestToItself() {
    for index in UInt8(16)...255 {
      let color = Palette.color(index)
      #expect(Palette.color(color.nearest(in: .xterm256)) == color)
    }
    for index in UInt8(0)...15 { #expect(Palette.color(index).nearest(in: .ansi16) == index) }
  }

  @Test(arguments: [
    (16, 0x000000), (17, 0x00005f), (110, 0x87afd7), (231, 0xffffff), (232, 0x080808),
    (244, 0x808080), (255, 0xeeeeee),
  ])
  func entriesAreXtermsOwn(index: UInt8, value: UInt32) {
    #expect(Palette.color(index).value == value)
  }

  @Test func aFaintHueIsKeptRatherThanGreyed() {
    #expect(RGB(0xeee8d5).nearest(in: .xterm256) == 230)
  }

  @Test func greysStayGrey() {
    for level in UInt8.min...UInt8.max {
      let found = Palette.color(RGB(red: level, green: level, blue: level).nearest(in: .xterm256))
      #expect(found.red == found.green && found.green == found.blue)
    }
  }

  @Test func colorsAreReducedOnlyWhereTheTerminalLacksThem() {
    #expect(Color.rgb(0xff0000).reduced(to: .truecolor) == .rgb(0xff0000))
    #expect(Color.rgb(0xff0000).reduced(to: .indexed256) == .indexed(196))
    #expect(Color.rgb(0xff0000).reduced(to: .ansi16) == .indexed(9))
    #expect(Color.indexed(196).reduced(to: .ansi16) == .indexed(9))
    #expect(Color.indexed(3).reduced(to: .ansi16) == .indexed(3))
    #expect(Color.indexed(3).reduced(to: .none) == .terminal)
    for depth in ColorDepth.allCases { #expect(Color.terminal.reduced(to: depth) == .terminal) }
  }

  @Test func theReducerAnswersAsTheColorItself() {
    var reducer = ColorReducer(depth: .indexed256)
    for _ in 0..<2 {
      for value in [0x123456, 0xfedcba, 0x808080] as [UInt32] {
        #expect(reducer.reduced(.rgb(value)) == Color.rgb(value).reduced(to: .indexed256))
      }
    }
  }
}
