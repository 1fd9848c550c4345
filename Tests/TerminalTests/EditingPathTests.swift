import Glibc
import SharedFixtures
import Testing

extension TerminalTests {
  /// Changes to the list, each in the catalog as soon as the screen shows it.
  @Suite struct EditingPathTests {
    @Test(arguments: WindowSize.all)
    func d6T29AnAddedMonsterOutlivesAKill(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.send("a", until: "Add monster")
      try terminal.send("Zebra-Bot\r")
      try terminal.readUntil(hides: "[ Okay ]")
      try terminal.readUntil(shows: "Zebra-Bot")

      try terminal.killAtOnce()
      #expect(try catalog.names().last == "Zebra-Bot")
    }

    @Test(arguments: WindowSize.all)
    func anotherNameOutlivesAKill(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.send("e", until: "Edit name")
      try terminal.send("\u{15}Rex 犬\r")
      try terminal.readUntil(hides: "[ Okay ]")
      try terminal.readUntil(shows: "Rex 犬")

      try terminal.killAtOnce()
      #expect(try catalog.names().contains("Rex 犬"))
      #expect(try !catalog.names().contains("Cat-Bot"))
    }

    @Test(arguments: WindowSize.all)
    func deletingUndoingAndRedoingOutliveAKill(size: WindowSize) throws {
      let catalog = try TestCatalog()

      for (keys, message, hasCat) in [
        ("d", "Deleted Cat-Bot", false), ("du", "Undid deleting", true),
        ("du\u{12}", "Redid deleting", false),
      ] {
        let terminal = try catalog.browse(size)
        try terminal.send(keys, until: message)
        try terminal.killAtOnce()

        #expect(try catalog.names().contains("Cat-Bot") == hasCat, "\(keys)")
        if !hasCat { _ = try catalog.run("add", "Cat-Bot") }
      }
    }

    /// Opening a pipe waits for its other end, and a device never ends.
    @Test(arguments: ["pipe", "/dev/zero", "/"])
    func aPictureThatIsNoFileIsRefusedAtOnce(path: String) throws {
      let catalog = try TestCatalog()
      mkfifo(catalog.folder.path + "/pipe", 0o600)
      let terminal = try Program.bestiary([catalog.path], directory: catalog.folder.path)
      try terminal.readUntil(shows: "Cat-Bot")

      try terminal.send("\u{1b}[Z\r", until: "Picture")
      try terminal.send("\u{15}\(path)\r", until: "not a file")

      try terminal.send("\u{1b}")
      try terminal.readUntil(hides: "[ Okay ]")
      #expect(try terminal.quit() == .exited(0))
    }

    @Test func aPasteWhoseEndIsLostDoesNotLockTheKeyboard() throws {
      let terminal = try TestCatalog().browse()
      try terminal.send("e", until: "Edit name")

      try terminal.send("\u{15}\u{1b}[200~Lost", until: "Lost")
      try terminal.send(" and found", until: "Lost and found")
    }

    @Test func undoBringsBackEverythingOfADeletedMonster() throws {
      let catalog = try TestCatalog()
      let before = try catalog.run("export").output
      let terminal = try catalog.browse()

      try terminal.send("d", until: "Deleted Cat-Bot")
      try terminal.send("u", until: "Undid")

      try terminal.killAtOnce()
      #expect(try catalog.run("export").output == before)
    }

    @Test func anEmptyNameIsRefusedAndTheFieldStays() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()

      try terminal.send("a", until: "Add monster")
      try terminal.send("   \r", until: "can't be empty")
      try terminal.send("Late-Bot\r")
      try terminal.readUntil(hides: "[ Okay ]")

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.names().contains("Late-Bot"))
      #expect(try catalog.names().count == 7)
    }

    @Test func d6ACatalogThatIsOnlyReadChangesNothing() throws {
      let catalog = try TestCatalog()
      let before = try catalog.run("export").output
      let terminal = try catalog.browse(options: ["--read-only"])

      for key in ["a", "e", "d", "w", "c"] { try terminal.send(key, until: "read-only") }

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.run("export").output == before)
    }
  }
}
