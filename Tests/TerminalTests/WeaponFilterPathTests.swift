import Testing

extension TerminalTests {
  /// The list by weapon, and changes to several monsters at once.
  @Suite struct WeaponFilterPathTests {
    @Test(arguments: WindowSize.all)
    func theListIsFilteredByAWeaponAndClearedByEscape(size: WindowSize) throws {
      let terminal = try TestCatalog().browse(size)

      try terminal.send("W", until: "[ Done ]")
      try terminal.send("2", until: "weapon: Fire")
      try terminal.readUntil(shows: "2 of 6")
      try terminal.readUntil("the first that matches") { $0.selectedRow == "Ice-Bot" }
      #expect(!terminal.screen.contains("Dog-Bot"))

      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "weapon: Fire")
      if size.hasTwoPanes { try terminal.readUntil(shows: "Dog-Bot") }
      #expect(try terminal.quit() == .exited(0))
    }

    @Test func theTileIsClickedForTheFilterToo() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()

      try terminal.send("W", until: "[ Done ]")
      try terminal.click("2 Fire", rows: -2)

      try terminal.readUntil(shows: "weapon: Fire")
      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.exported("cat-bot").contains("\"preferredWayToKill\": \"ninja-star\""))
    }

    @Test func markedMonstersGetTheWeaponTogetherAndLoseItTogether() throws {
      let catalog = try TestCatalog()
      let before = try catalog.run("export").output
      let terminal = try catalog.browse(.usual)

      try terminal.send("  ", until: "2 marked")
      try terminal.send("w", until: "2 monsters")
      try terminal.send("5")
      try terminal.readUntil(hides: "[ Done ]")
      for id in ["cat-bot", "dog-bot"] {
        #expect(try catalog.exported(id).contains("\"preferredWayToKill\": \"sword\""))
      }
      try terminal.send("u", until: "Undid weapon of 2 monsters")

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.run("export").output == before)
    }
  }
}
