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

      // Each is read to the end of its frame: a program whose terminal nobody reads has to wait.
      try first.send("w", until: "[ Done ]")
      try first.settle()
      try first.send("5")
      try first.readUntil(hides: "[ Done ]")
      try first.settle()
      try second.readUntil(shows: "Sword")
      try second.send("u", until: "Nothing to undo.")
      try first.send("u", until: "Undid")
      try first.settle()

      try second.readUntil(shows: "Ninja Star")
    }
  }
}
