import Cells
import Testing

@Suite struct GeometryTests {
  private let rect = Rect(column: 2, row: 1, columns: 4, rows: 3)

  @Test func negativeSizesAreNone() {
    #expect(Size(columns: -1, rows: -7) == .zero)
    #expect(Rect(column: 0, row: 0, columns: -1, rows: 2).isEmpty)
  }

  @Test func aRectangleContainsItsFirstCellsAndNotTheOnesAfterItsLast() {
    #expect(rect.contains(Position(column: 2, row: 1)))
    #expect(rect.contains(Position(column: 5, row: 3)))
    #expect(!rect.contains(Position(column: 6, row: 3)))
    #expect(!rect.contains(Position(column: 5, row: 4)))
    #expect((rect.maxColumn, rect.maxRow) == (6, 4))
  }

  @Test func theIntersectionIsWhatBothHave() {
    let other = Rect(column: 4, row: 0, columns: 9, rows: 2)

    #expect(rect.intersection(other) == Rect(column: 4, row: 1, columns: 2, rows: 1))
    #expect(other.intersection(rect) == rect.intersection(other))
  }

  @Test func rectanglesThatOnlyTouchHaveNothingInCommon() {
    #expect(rect.intersection(Rect(column: 6, row: 1, columns: 4, rows: 3)).isEmpty)
    #expect(rect.intersection(Rect(column: 2, row: 4, columns: 4, rows: 3)).isEmpty)
    #expect(rect.intersection(.zero).isEmpty)
  }

  @Test func insetsMoveEachEdgeInwards() {
    let insets = EdgeInsets(top: 1, left: 1, bottom: 1, right: 2)

    #expect(rect.inset(by: insets) == Rect(column: 3, row: 2, columns: 1, rows: 1))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func insetsLargerThanTheRectangleLeaveNothing() {
    let inset = rect.inset(by: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))

    #expect(inset.size == .zero)
  }

  @Test func negativeInsetsMoveTheEdgesOutwards() {
    let inset = rect.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))

    #expect(inset == Rect(column: 1, row: 0, columns: 6, rows: 5))
  }

  @Test func anOffsetMovesAndKeepsTheSize() {
    #expect(
      rect.offset(columns: -2, rows: 3) == Rect(column: 0, row: 4, columns: 4, rows: 3))
  }

  @Test func positionsAddAndSubtract() {
    let (one, two) = (Position(column: 3, row: 4), Position(column: 1, row: -2))

    #expect(one + two == Position(column: 4, row: 2))
    #expect(one + two - two == one)
  }
}
