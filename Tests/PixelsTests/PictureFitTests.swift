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

  @Test func whatWasShrunkToABoxFitsItAsItIs() {
    let bounds = PixelSize(width: 30, height: 24)
    for width in stride(from: 31, to: 400, by: 7) {
      for height in stride(from: 1, to: 400, by: 11) {
        let shrunk = PixelSize(width: width, height: height).fitted(in: bounds)
        #expect(shrunk.fitted(in: bounds) == shrunk)
      }
    }
  }
}
