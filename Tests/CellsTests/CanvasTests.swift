import Cells
import Testing

@Suite struct CanvasTests {
  private func canvas(columns: Int = 8, rows: Int = 3) -> Canvas {
    var canvas = Canvas(Surface(size: Size(columns: columns, rows: rows)))
    canvas.fill(canvas.bounds, glyph: ".", style: .plain)
    return canvas
  }

  private func rows(_ canvas: Canvas) -> [String] {
    (0..<canvas.surface.size.rows).map { canvas.surface.text(ofRow: $0) }
  }

  @Test func aViewDrawsFromItsOwnOriginAndNotBeyondItsEdges() {
    var canvas = canvas()

    canvas.within(Rect(column: 2, row: 1, columns: 3, rows: 1)) { canvas in
      canvas.text("abcdef", at: .zero, limit: 6)
      canvas.put("x", at: Position(column: -1, row: 0))
      canvas.put("x", at: Position(column: 0, row: 1))
    }

    #expect(rows(canvas) == ["........", "..abc...", "........"])
  }

  @Test func nestedViewsAreClippedByAllTheViewsAroundThem() {
    var canvas = canvas()

    canvas.within(Rect(column: 1, row: 0, columns: 4, rows: 2)) { canvas in
      canvas.within(Rect(column: 2, row: 1, columns: 9, rows: 9)) { canvas in
        #expect(canvas.size == Size(columns: 9, rows: 9))
        canvas.fill(canvas.bounds, glyph: "#", style: .plain)
      }
      canvas.put("o", at: .zero)
    }

    #expect(rows(canvas) == [".o......", "...##...", "........"])
  }

  @Test func aViewOutsideIsNotDrawnAtAll() {
    var canvas = canvas()
    var wasDrawn = false

    canvas.within(Rect(column: 8, row: 0, columns: 4, rows: 2)) { _ in wasDrawn = true }
    canvas.within(Rect(column: 0, row: 0, columns: 0, rows: 2)) { _ in wasDrawn = true }

    #expect(!wasDrawn)
    #expect(canvas.size == Size(columns: 8, rows: 3))
  }

  @Test func textEndsAtItsLimitAndTellsTheColumnAfterIt() {
    var canvas = canvas()

    let end = canvas.text("abc", at: Position(column: 1, row: 0))
    let limited = canvas.text("abcdef", at: Position(column: 1, row: 1), limit: 3)
    let none = canvas.text("abc", at: Position(column: 1, row: 2), limit: 0)

    #expect(rows(canvas) == [".abc....", ".abc....", "........"])
    #expect((end, limited, none) == (4, 4, 1))
  }

  @Test func aWideGlyphThatDoesNotFitTheLimitEndsTheText() {
    var canvas = canvas()

    let end = canvas.text("妙蛙x", at: .zero, limit: 3)

    #expect(rows(canvas)[0] == "妙......")
    #expect(end == 3)
  }

  @Test(arguments: [
    (-1, " 蛙x..."), (0, "妙蛙x..."), (1, ".妙蛙x.."),
  ])
  func aWideGlyphCutByTheLeftEdgeIsABlank(column: Int, expected: String) {
    var canvas = canvas(columns: 8)

    canvas.text("妙蛙x", at: Position(column: column, row: 0))

    #expect(rows(canvas)[0].hasPrefix(expected))
    #expect(canvas.surface.hasWholeGlyphsOnly)
  }

  @Test func aWideGlyphCutByTheViewAroundItIsABlank() {
    var canvas = canvas()

    canvas.within(Rect(column: 1, row: 0, columns: 3, rows: 1)) { canvas in
      canvas.within(Rect(column: 0, row: 0, columns: 9, rows: 1)) {
        $0.text("妙蛙", at: .zero)
      }
    }

    #expect(rows(canvas)[0] == ".妙 ....")
    #expect(canvas.surface.hasWholeGlyphsOnly)
  }

  @Test func textMayEndAtAColumn() {
    var canvas = canvas()

    let start = canvas.text("妙x", endingAt: 7, row: 0)

    #expect(rows(canvas)[0] == "....妙x.")
    #expect(start == 4)
  }

  @Test func aStyleWithoutBackgroundKeepsTheOneThatIsThere() {
    var canvas = canvas()

    canvas.fill(canvas.bounds, style: TextStyle(background: .indexed(4)))
    canvas.text("a", at: .zero, style: TextStyle(foreground: .indexed(1)))
    canvas.text("b", at: Position(column: 1, row: 0), style: TextStyle(background: .terminal))

    #expect(canvas.cell(at: .zero).background == .indexed(4))
    #expect(canvas.cell(at: .zero).foreground == .indexed(1))
    #expect(canvas.cell(at: Position(column: 1, row: 0)).background == .terminal)
  }

  @Test func linesAreHalfOpenAndClipped() {
    var canvas = canvas(columns: 5)

    canvas.horizontalLine(row: 0, from: -2, to: 3, style: .plain)
    canvas.verticalLine(column: 4, from: 1, to: 9, style: .plain)
    canvas.horizontalLine(row: 1, from: 3, to: 1, style: .plain)

    #expect(rows(canvas) == ["───..", "....│", "....│"])
  }

  @Test func restylingChangesOnlyTheRectangleAndNoGlyph() {
    var canvas = canvas(columns: 4, rows: 1)

    canvas.within(Rect(column: 1, row: 0, columns: 2, rows: 1)) { canvas in
      canvas.restyle(Rect(column: -1, row: 0, columns: 9, rows: 1)) { $0.attributes = .dim }
    }

    #expect(rows(canvas) == ["...."])
    #expect(canvas.surface.cells.map { $0.attributes == .dim } == [false, true, true, false])
  }
}
