import Testing

extension TerminalTests {
  /// The filter as it is typed.
  @Suite struct FilterPathTests {
    private static let json = """
      [{"name": "Goblin"}, {"name": "Hobgoblin"}, {"name": "F\u{e1}fnir"}, {"name": "Troll"},
       {"name": "\u{c9}gide"}, {"name": "Ogre"}, {"name": "Goblet of Fire"}]
      """

    @Test func typingNarrowsTheListAndReturnKeepsTheFilter() throws {
      let terminal = try TestCatalog(importing: Self.json).browse()

      try terminal.send("/gob", until: "3 of 7")
      try terminal.send(TerminalKey.enter)
      try terminal.send("j")
      try terminal.readUntil("the second match") { $0.selectedRow.map { $0 != "Goblin" } ?? false }

      #expect(terminal.screen.contains("3 of 7"))
      #expect(!terminal.screen.contains("Troll"))
    }

    @Test func escapeClearsTheFilter() throws {
      let terminal = try TestCatalog(importing: Self.json).browse()

      try terminal.send("/ogr", until: "1 of 7")
      try terminal.send(TerminalKey.escape, until: "type to filter")

      try terminal.readUntil(shows: "Troll")
      #expect(terminal.screen.selectedRow == "Ogre")
    }

    @Test func escapeClearsAFilterThatWasKept() throws {
      let terminal = try TestCatalog(importing: Self.json).browse()

      try terminal.send("/ogr", until: "1 of 7")
      try terminal.send(TerminalKey.enter)
      try terminal.send(TerminalKey.escape, until: "type to filter")

      try terminal.readUntil(shows: "Troll")
      #expect(terminal.screen.selectedRow == "Ogre")
    }

    @Test(arguments: ["fafnir", "egide", "F\u{e1}f", "E\u{301}gide"])
    func accentsDoNotStandInTheWay(text: String) throws {
      let terminal = try TestCatalog(importing: Self.json).browse()

      try terminal.send("/" + text, until: "1 of 7")
    }

    @Test func everyKeyIsSafeWhereNothingMatches() throws {
      let terminal = try TestCatalog(importing: Self.json).browse()

      try terminal.send("/zzz", until: "0 of 7")
      try terminal.send(TerminalKey.up.rawValue + TerminalKey.down.rawValue + "\r")
      for key in ["j", "k", "d", "e", "w", "c", " ", "\t", TerminalKey.end.rawValue] {
        try terminal.send(key)
      }
      try terminal.send("/")
      try terminal.send(TerminalKey.escape, until: "type to filter")

      #expect(try terminal.quit() == .exited(0))
    }
  }
}
