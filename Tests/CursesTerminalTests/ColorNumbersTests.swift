import Testing

@testable import CursesTerminal

@Suite struct ColorNumbersTests {
  @Test(arguments: [(8, 7), (16, 15), (256, 255), (0x100_0100, 0x100_00ff)])
  func colorsThatTheEntryHasStay(count: Int32, last: Int32) {
    for number in [-1, 0, 7, last] where number < count {
      #expect(ColorNumbers(count: count).known(number) == number)
    }
  }

  @Test func ofEightColorsThePlainOnesStandForTheBrightOnes() {
    let numbers = ColorNumbers(count: 8)

    #expect((9...15).map { numbers.known($0) } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func brightBlackIsNeverBlack() {
    #expect(ColorNumbers(count: 8).known(8) == 7)
    #expect(ColorNumbers(count: 16).known(8) == 8)
  }

  @Test(arguments: [(0, 1), (0, 12), (8, 16), (8, 200), (16, 16), (256, 0xff8800)])
  func otherColorsAreTheTerminalsOwn(count: Int32, number: Int32) {
    #expect(ColorNumbers(count: count).known(number) == -1)
  }
}
