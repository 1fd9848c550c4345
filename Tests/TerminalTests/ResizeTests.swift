import Testing

extension TerminalTests {
  /// Windows that change their size while something is open.
  @Suite struct ResizeTests {
    private static let storm = [
      WindowSize(columns: 60, rows: 20), WindowSize(columns: 30, rows: 10),
      WindowSize(columns: 12, rows: 6), WindowSize(columns: 8, rows: 3),
      WindowSize(columns: 1, rows: 1), WindowSize(columns: 200, rows: 60),
      WindowSize(columns: 1, rows: 40), WindowSize(columns: 120, rows: 1),
      WindowSize(columns: 2, rows: 2), WindowSize(columns: 80, rows: 24),
    ]

    /// What is opened before the storm, and a text that shows it.
    enum Open: String, CaseIterable {
      case nothing, strip, picker, overlay, filter, help

      var keys: String {
        switch self {
        case .nothing: ""
        case .strip: "w"
        case .picker: "c"
        case .overlay: "aTyped"
        case .filter: "/bot"
        case .help: "?"
        }
      }

      var text: String {
        switch self {
        case .nothing: "Cat-Bot"
        case .strip: "[ Done ]"
        case .picker: "In this catalog"
        case .overlay: "Typed"
        case .filter: "6 of 6"
        case .help: "Keys"
        }
      }
    }

    @Test(arguments: Open.allCases, [true, false])
    func theSameScreenIsThereAfterAStorm(open: Open, waitsForEach: Bool) throws {
      let terminal = try TestCatalog().browse()
      try terminal.send(open.keys, until: open.text)
      try terminal.settle()
      let before = terminal.screen.everyCell

      for size in Self.storm {
        let drawn = terminal.screen.transcript.count
        try terminal.resize(columns: size.columns, rows: size.rows)
        if waitsForEach {
          try terminal.readUntil("a new screen at \(size)") { $0.transcript.count > drawn }
        }
      }
      try terminal.resize(columns: 120, rows: 40)

      try? terminal.readUntil("the screen from before") { $0.everyCell == before }
      #expect(terminal.screen.differences(from: before) == [])
      #expect(terminal.status == nil)
    }

    @Test(arguments: [(20, 5), (10, 3), (2, 2), (1, 1)])
    func aTinyWindowCanGrow(columns: Int, rows: Int) throws {
      let catalog = try TestCatalog()
      let terminal = try Program.bestiary([catalog.path], size: (columns, rows))
      try terminal.readUntil("something") { $0.isAlternate }

      try terminal.resize(columns: 80, rows: 24)
      try terminal.readUntil(shows: "Cat-Bot")
      try terminal.send("mj")

      try terminal.readUntil("the next monster") { $0.selectedRow == "Dog-Bot" }
    }

    @Test func helpOpensAndCloses() throws {
      let terminal = try TestCatalog().browse()
      try terminal.settle()
      let before = terminal.screen.everyCell

      try terminal.send("?", until: "choose the preferred way to kill")
      try terminal.send(TerminalKey.escape)

      try terminal.readUntil("the screen from before") { $0.everyCell == before }
    }
  }
}
