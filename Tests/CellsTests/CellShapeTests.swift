import Cells
import Testing

@Suite struct CellShapeTests {
  @Test func aTerminalThatTellsItsPixelsTellsTheShapeOfItsCells() {
    let size = Size(columns: 80, rows: 24)

    let shape = CellShape(of: size, pixelWidth: 80 * 9, pixelHeight: 24 * 20)

    #expect(shape?.ratio == 0.45)
    #expect(CellShape(of: size, pixelWidth: 800, pixelHeight: 480) == .oneToTwo)
  }

  @Test func whatNoTerminalHasIsNoShape() {
    let size = Size(columns: 80, rows: 24)

    #expect(CellShape(of: size, pixelWidth: 0, pixelHeight: 0) == nil)
    #expect(CellShape(of: size, pixelWidth: 800, pixelHeight: 1) == nil)
    #expect(CellShape(of: .zero, pixelWidth: 800, pixelHeight: 480) == nil)
    #expect(CellShape(widthToHeight: .nan) == nil)
    #expect(CellShape(widthToHeight: -0.5) == nil)
  }

  @Test func halfACellIsAsHighAsWideWhereItIsOneToTwo() {
    #expect(CellShape.oneToTwo.halfHeight == 1)
    #expect(CellShape(widthToHeight: 1)?.halfHeight == 0.5)
  }
}
