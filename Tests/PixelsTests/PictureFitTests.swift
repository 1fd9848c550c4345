import Cells
import Pixels
import Testing

@Suite struct PictureFitTests {
  struct Row: Sendable {
    let picture: (Int, Int)
    let box: (Int, Int)
    let cells: (Int, Int)
    let offset: (Int, Int)
  }

  @Test(arguments: [
    Row(picture: (64, 8), box: (30, 12), cells: (30, 2), offset: (0, 5)),
    Row(picture: (8, 64), box: (30, 12), cells: (3, 12), offset: (13, 0)),
    Row(picture: (32, 32), box: (30, 12), cells: (24, 12), offset: (3, 0)),
    Row(picture: (14, 14), box: (14, 7), cells: (14, 7), offset: (0, 0)),
    Row(picture: (14, 14), box: (28, 14), cells: (28, 14), offset: (0, 0)),
    Row(picture: (14, 14), box: (27, 14), cells: (14, 7), offset: (6, 3)),
    Row(picture: (14, 14), box: (6, 3), cells: (6, 3), offset: (0, 0)),
    Row(picture: (5, 5), box: (5, 3), cells: (5, 3), offset: (0, 0)),
    Row(picture: (1, 1), box: (1, 1), cells: (1, 1), offset: (0, 0)),
    Row(picture: (4000, 1), box: (30, 12), cells: (30, 1), offset: (0, 5)),
    Row(picture: (5, 5), box: (0, 3), cells: (0, 0), offset: (0, 1)),
  ])
  func picturesKeepTheirProportionsInTheMiddle(row: Row) {
    let fit = PictureFit(
      of: PixelSize(width: row.picture.0, height: row.picture.1),
      in: Size(columns: row.box.0, rows: row.box.1))

    #expect(fit.size == Size(columns: row.cells.0, rows: row.cells.1))
    #expect(fit.offset == Position(column: row.offset.0, row: row.offset.1))
  }

  @Test func withoutEnlargingASmallPictureStaysSmall() {
    let fit = PictureFit(
      of: PixelSize(width: 4, height: 4), in: Size(columns: 20, rows: 10), enlarging: false)

    #expect(fit.size == Size(columns: 4, rows: 2))
    #expect(fit.offset == Position(column: 8, row: 4))
  }

  struct ShapedRow: Sendable {
    let picture: (Int, Int)
    let box: (Int, Int)
    let shape: Double
    let pixels: (Int, Int)
  }

  @Test(arguments: [
    // Square cells: a pixel is twice as wide as high, so that two rows go with a column.
    ShapedRow(picture: (32, 32), box: (40, 40), shape: 1, pixels: (32, 64)),
    ShapedRow(picture: (32, 32), box: (20, 20), shape: 1, pixels: (20, 40)),
    ShapedRow(picture: (14, 14), box: (60, 60), shape: 1, pixels: (56, 112)),
    // Cells that are nearly 1:2 keep pixel art crisp.
    ShapedRow(picture: (14, 14), box: (28, 14), shape: 0.45, pixels: (28, 28)),
    ShapedRow(picture: (14, 14), box: (28, 14), shape: 0.52, pixels: (28, 28)),
    // What is shrunk gets its true shape even there.
    ShapedRow(picture: (100, 100), box: (40, 40), shape: 0.45, pixels: (40, 36)),
    ShapedRow(picture: (100, 100), box: (40, 10), shape: 0.55, pixels: (18, 20)),
    // High and narrow cells: whole factors would stretch too far.
    ShapedRow(picture: (14, 14), box: (28, 14), shape: 0.4, pixels: (28, 22)),
    ShapedRow(picture: (32, 32), box: (32, 16), shape: 0.4, pixels: (32, 26)),
    ShapedRow(picture: (32, 32), box: (32, 16), shape: 0.6, pixels: (27, 32)),
  ])
  func aCircleStaysRoundWhateverShapeTheCellsHave(row: ShapedRow) throws {
    let fit = PictureFit(
      of: PixelSize(width: row.picture.0, height: row.picture.1),
      in: Size(columns: row.box.0, rows: row.box.1),
      cells: try #require(CellShape(widthToHeight: row.shape)))

    #expect(fit.pixels == PixelSize(width: row.pixels.0, height: row.pixels.1))
  }

  @Test func noShapeOfCellsStretchesAPictureByMoreThanAnEighth() throws {
    for ratio in stride(from: 0.2, through: 2, by: 0.07) {
      let cells = try #require(CellShape(widthToHeight: ratio))
      for side in [14, 70, 200] {
        for columns in [28, 60, 120] {
          let fit = PictureFit(
            of: PixelSize(width: side, height: side), in: Size(columns: columns, rows: columns),
            cells: cells)
          let width = Double(fit.pixels.width)
          let height = Double(fit.pixels.height) * cells.halfHeight
          #expect(abs(width - height) <= max(width, height) / 8 + max(1, cells.halfHeight))
          #expect(fit.pixels.width <= columns && fit.pixels.height <= columns * 2)
        }
      }
    }
  }
}
