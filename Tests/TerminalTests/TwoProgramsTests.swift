import Testing

extension TerminalTests {
  /// One catalog, two programs.
  @Suite struct TwoProgramsTests {
    @Test func whatACommandChangesIsShownAtOnce() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()

      _ = try catalog.run("add", "Zebra-Bot")

      try terminal.readUntil(shows: "Zebra-Bot")
      try terminal.readUntil(shows: "7 monsters")
    }

    @Test func eachInterfaceShowsTheOthersChangesAndUndoesItsOwn() throws {
      let catalog = try TestCatalog()
      let first = try catalog.browse()
      let second = try catalog.browse()

      try first.send("w", until: "[ Done ]")
      try first.send("5")
      try second.readUntil(shows: "Sword")
      try second.send("u", until: "Nothing to undo.")
      try first.send("u", until: "Undid")

      try second.readUntil(shows: "Ninja Star")
    }
  }
}
