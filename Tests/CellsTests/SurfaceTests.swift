import Cells
import SharedFixtures
import Testing

@Suite struct SurfaceTests {
  private func surface(_ text: String, columns: Int = 8) -> Surface {
    var canvas = Canvas(Surface(size: Size(columns: columns, rows: 1)))
    canvas.text(text, at: .zero)
    return canvas.surface
  }

  private func place(_ column: Int, _ row: Int = 0) -> Position {
    Position(column: column, row: row)
  }

  @Test func aNewSurfaceIsBlank() {
    let surface = Surface(size: Size(columns: 3, rows: 2))

    #expect(surface.cells == Array(repeating: .blank, count: 6))
    #expect(surface.text(ofRow: 1) == "")
  }

  @Test func cellsOutsideAreBlankAndCannotBeSet() {
    var surface = surface("abc", columns: 3)
    let before = surface

    for position in [place(-1), place(3), place(0, 1), place(0, -1)] {
      surface.put(Cell(glyph: "x"), at: position)
      surface.restyle(position) { $0.attributes = .bold }
      #expect(surface[position] == .blank)
    }

    #expect(surface == before)
  }

  @Test func aWideGlyphCoversTheCellRightOfIt() {
    let surface = surface("妙")

    #expect(surface[place(0)].glyph.text == "妙")
    #expect(surface[place(1)].glyph == .continuation)
    #expect(surface.text(ofRow: 0) == "妙")
  }

  @Test(arguments: [(0, "x 蛙种"), (1, " x蛙种"), (2, "妙x 种"), (3, "妙 x种")])
  func aWideGlyphThatLosesOneHalfLeavesABlank(column: Int, expected: String) {
    var surface = surface("妙蛙种")

    surface.put(Cell(glyph: "x"), at: place(column))

    #expect(surface.text(ofRow: 0) == expected)
    #expect(surface.hasWholeGlyphsOnly)
  }

  @Test(arguments: [(0, "大蛙种"), (1, " 大 种"), (2, "妙大种"), (3, "妙 大")])
  func aWideGlyphOverWideGlyphsLeavesNoHalves(column: Int, expected: String) {
    var surface = surface("妙蛙种")

    surface.putWide(Cell(glyph: "大"), at: place(column))

    #expect(surface.text(ofRow: 0).hasPrefix(expected))
    #expect(surface.hasWholeGlyphsOnly)
  }

  @Test func aWideGlyphAtTheEdgeBecomesABlank() {
    var surface = surface("abcd", columns: 4)

    surface.putWide(Cell(glyph: "妙", attributes: .bold), at: place(3))
    surface.putWide(Cell(glyph: "妙"), at: place(-1))

    #expect(surface.text(ofRow: 0) == " bc")
    #expect(surface[place(3)] == Cell(attributes: .bold))
  }

  @Test func restylingKeepsTheGlyph() {
    var surface = surface("a妙")

    surface.restyle(place(1)) { $0 = Cell(glyph: "x", foreground: .indexed(3)) }

    #expect(surface[place(1)].glyph.text == "妙")
    #expect(surface[place(1)].foreground == .indexed(3))
  }

  @Test func changesAreTheRowsAndColumnsThatDiffer() {
    let old = surface("abcdef")
    var new = old

    new.put(Cell(glyph: "x"), at: place(1))
    new.restyle(place(4)) { $0.attributes = .bold }
    let changes = new.changes(from: old)

    #expect(changes.map(\.row) == [0])
    #expect(changes.first?.columns == 1..<5)
    #expect(old.changes(from: old).isEmpty)
  }

  @Test func everythingChangesWhereTheSizeDoes() {
    let old = Surface(size: Size(columns: 4, rows: 2))
    let new = Surface(size: Size(columns: 3, rows: 2))

    let changes = new.changes(from: old)

    #expect(changes.map(\.row) == [0, 1])
    #expect(changes.allSatisfy { $0.columns == 0..<3 })
    #expect(Surface(size: .zero).changes(from: new).isEmpty)
  }

  @Test func randomDrawingNeverLeavesHalfAWideGlyph() {
    var random = SeededGenerator(seed: 7)
    var surface = Surface(size: Size(columns: 9, rows: 2))

    for _ in 0..<2000 {
      let position = place(
        Int.random(in: -2...10, using: &random), Int.random(in: 0...1, using: &random))
      if Bool.random(using: &random) {
        surface.putWide(Cell(glyph: "妙"), at: position)
      } else {
        surface.put(Cell(glyph: "x"), at: position)
      }
      #expect(surface.hasWholeGlyphsOnly)
    }
  }
}
