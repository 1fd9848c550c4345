import Foundation
import SharedFixtures
import Testing

extension TerminalTests {
  /// More pairs of colours in one run than ncurses can have in all: pictures of noise, one after the
  /// other.
  @Suite struct ManyPicturesTests {
    /// 392 pairs a picture; ncurses has 65,536.
    private static let count = 300
    private static let side = 28

    /// The colour of a pixel of the picture of monster `index`, no two of them related.
    private static func color(_ index: Int, _ x: Int, _ y: Int) -> UInt32 {
      var value = UInt64(index * 1024 * 1024 + y * 1024 + x) &* 0x9e37_79b9_7f4a_7c15
      value ^= value >> 29
      return UInt32(truncatingIfNeeded: value &* 0xbf58_476d_1ce4_e5b9 >> 40) & 0xff_ffff
    }

    private static func picture(_ index: Int) -> [UInt8] {
      let rows = (0..<side).map { y in
        (0..<side).flatMap { x in
          [16, 8, 0].map { UInt8(truncatingIfNeeded: color(index, x, y) >> $0) }
        }
      }
      return TestPNG(width: side, height: side, colorType: 2, rows: rows).bytes
    }

    private static var records: String {
      let records = (0..<count).map { index in
        let icon = Data(picture(index)).base64EncodedString()
        let name = "Noise " + String(1000 + index).dropFirst()
        return #"{"name": "\#(name)", "icon": "data:image/png;base64,\#(icon)"}"#
      }
      return "[" + records.joined(separator: ",\n") + "]"
    }

    @Test func everyPixelOfHundredsOfPicturesHasItsColor() throws {
      let catalog = try TestCatalog()
      let file = try catalog.file("noise.json", Self.records)
      try #require(try catalog.run("import", "--empty", file).status == .exited(0))
      let terminal = try catalog.browse()
      try terminal.readUntil(shows: "Noise 000")
      let chrome = [0, 1, 39].map(terminal.screen.cells)

      for index in 0..<Self.count {
        if index > 0 { try terminal.send("j") }
        // The name stands in the list, too: beside the picture it is drawn last.
        let title = "  Noise " + String(1000 + index).dropFirst()
        try terminal.readUntil(shows: title)
        guard index % 25 == 24 else { continue }
        try terminal.settle()
        #expect(Self.wrongPixels(of: index, on: terminal.screen) == 0, "picture \(index)")
        #expect([0, 1, 39].map(terminal.screen.cells) == chrome)
      }
      #expect(try terminal.quit() == .exited(0))
    }

    private static func wrongPixels(of index: Int, on screen: TerminalScreen) -> Int {
      guard let origin = origin(of: index, on: screen) else { return side * side }
      var wrong = 0
      for y in 0..<side {
        for x in 0..<side {
          let cell = screen.cell(column: origin.column + x, row: origin.row + y / 2)
          let shown = y % 2 == 0 && cell.glyph == "▀" ? cell.foreground : cell.background
          if shown != .rgb(color(index, x, y)) { wrong += 1 }
        }
      }
      return wrong
    }

    /// The first cell of the picture: that of its first two pixels.
    private static func origin(
      of index: Int, on screen: TerminalScreen
    ) -> (column: Int, row: Int)? {
      for row in 0..<screen.rows - side / 2 {
        for column in 0..<screen.columns - side {
          let cell = screen.cell(column: column, row: row)
          let upper = TerminalColor.rgb(color(index, 0, 0))
          if cell.foreground == upper, cell.background == .rgb(color(index, 0, 1)) {
            return (column, row)
          }
        }
      }
      return nil
    }
  }
}
