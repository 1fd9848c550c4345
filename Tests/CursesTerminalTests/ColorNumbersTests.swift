import Testing

@testable import CursesTerminal

@Suite struct ColorNumbersTests {
  @Test(arguments: [(8, 7), (16, 15), (256, 255), (0x100_0100, 0x100_00ff)])
  func colorsThatTheEntryHasStay(count: Int32, last: Int32) {
    let numbers = ColorNumbers(count: count)

    for number in [-1, 0, 7, last] where number < count {
      #expect(numbers.foreground(number) == number)
      #expect(numbers.background(number) == number)
    }
  }

  @Test func ofEightColorsThePlainOnesStandForTheBrightOnes() {
    let numbers = ColorNumbers(count: 8)

    #expect((9...15).map { numbers.foreground($0) } == [1, 2, 3, 4, 5, 6, 7])
    #expect((8...15).map { numbers.background($0) } == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func brightBlackTextIsNeverBlack() {
    #expect(ColorNumbers(count: 8).foreground(8) == 7)
    #expect(ColorNumbers(count: 16).foreground(8) == 8)
  }

  @Test(arguments: [(0, 1), (0, 12), (8, 16), (8, 200), (16, 16), (256, 0xff8800)])
  func otherColorsAreTheTerminalsOwn(count: Int32, number: Int32) {
    #expect(ColorNumbers(count: count).foreground(number) == -1)
    #expect(ColorNumbers(count: count).background(number) == -1)
  }
}
