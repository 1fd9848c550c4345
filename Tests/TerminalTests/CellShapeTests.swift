import SharedFixtures
import Testing

extension TerminalTests {
  /// Terminals whose cells are not twice as high as wide.
  @Suite struct CellShapeTests {
    /// A disc would be an egg.
    @Test func picturesKeepTheirShapeInATerminalWithSquareCells() throws {
      let terminal = try TestCatalog().browse()
      try terminal.settle()
      #expect(Self.portrait(on: terminal.screen) == WindowSize(columns: 25, rows: 14))

      try terminal.resize(columns: 120, rows: 40, cell: (10, 10))

      try terminal.readUntil("a narrower portrait") {
        Self.portrait(on: $0) == WindowSize(columns: 13, rows: 14)
      }
    }

    @Test func theShapeCanBeSaid() throws {
      let terminal = try TestCatalog().browse(options: ["--font-ratio", "1:1"])
      try terminal.settle()

      #expect(Self.portrait(on: terminal.screen) == WindowSize(columns: 13, rows: 14))
    }

    @Test(
      .enabled(if: SharedFixtures.isPresent),
      arguments: [("1:2", 31, 16), ("0.5", 31, 16), ("1/1", 31, 30), ("2/5", 31, 13)])
    func aDiscOnStandardOutputIsRound(ratio: String, columns: Int, rows: Int) throws {
      let path = SharedFixtures.path("cases/06-circle-32.png")

      let command = try Program.run([
        "icon", path, "--size", "40x40", "--color", "none", "--font-ratio", ratio,
      ])

      let lines = command.output.split(separator: "\n")
      #expect(lines.count == rows)
      #expect(lines.map(\.count).max() == columns)
    }

    /// Columns and rows of what is drawn (one column of the box stays empty) where the portrait stands.
    private static func portrait(on screen: TerminalScreen) -> WindowSize {
      var (columns, rows) = (Set<Int>(), Set<Int>())
      for row in 2..<18 {
        for column in 34..<62 where screen.cell(column: column, row: row).isDrawn {
          columns.insert(column)
          rows.insert(row)
        }
      }
      return WindowSize(columns: columns.count, rows: rows.count)
    }
  }
}

extension TerminalCell {
  /// Whether it is part of a picture.
  fileprivate var isDrawn: Bool { glyph == "▀" || glyph == "▄" || background != .standard }
}
