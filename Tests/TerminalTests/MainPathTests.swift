import SharedFixtures
import Testing

extension TerminalTests {
  /// What the program is for, with keys and with the mouse: choose a weapon and a colour, and find
  /// both in the export.
  @Suite struct MainPathTests {
    @Test(arguments: WindowSize.all)
    func choicesMadeWithKeysAreInTheExport(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.select("Dog-Bot", at: 1, size)
      try terminal.openStrip()
      try terminal.send("2")
      try terminal.readUntil(hides: "[ Done ]")
      try terminal.openPicker()
      try terminal.send(TerminalKey.left)
      try terminal.readUntil("another colour") { $0.hexField != "#dca25c" }
      try terminal.send(TerminalKey.enter)
      try terminal.readUntil(hides: "In this catalog")
      let color = try #require(try catalog.color("dog-bot"))
      try terminal.readUntil(shows: color)

      #expect(try terminal.quit() == .exited(0))
      let monster = try catalog.exported("dog-bot")
      #expect(monster.contains("\"preferredWayToKill\": \"fire\""))
      #expect(color != "#dca25c")
      #expect(try catalog.color("dog-bot") == color)
    }

    @Test(arguments: WindowSize.all)
    func theHighlightedWeaponIsTakenWithReturn(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.select("Explode-Bot", at: 2, size)
      try terminal.openStrip()
      try terminal.send(TerminalKey.home)
      try terminal.send(TerminalKey.right)
      try terminal.send("l")
      try terminal.send(TerminalKey.enter)
      try terminal.readUntil(hides: "[ Done ]")

      #expect(try terminal.quit() == .exited(0))
      #expect(
        try catalog.exported("explode-bot").contains("\"preferredWayToKill\": \"ninja-star\""))
    }

    @Test(arguments: WindowSize.all)
    func choicesMadeWithTheMouseAreInTheExport(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.openStripWithTheMouse()
      try terminal.click("2 Fire", rows: -2)
      try terminal.readUntil(hides: "[ Done ]")
      try terminal.click("#ab86dd", columns: -4)
      try terminal.readUntil(shows: "In this catalog")
      try terminal.click("▇▇▇", columns: 1)
      try terminal.readUntil(hides: "In this catalog")

      #expect(try terminal.quit() == .exited(0))
      let monster = try catalog.exported("cat-bot")
      #expect(monster.contains("\"preferredWayToKill\": \"fire\""))
      let color = try #require(try catalog.color("cat-bot"))
      #expect(color != "#ab86dd")
    }

    @Test(arguments: WindowSize.all)
    func doneLeavesTheWeaponAsItWas(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.openStripWithTheMouse()
      try terminal.send(TerminalKey.right)
      try terminal.click("[ Done ]", columns: 3)
      try terminal.readUntil(hides: "[ Done ]")

      try terminal.killAtOnce()
      #expect(try catalog.exported("cat-bot").contains("\"preferredWayToKill\": \"ninja-star\""))
    }

    @Test(arguments: WindowSize.all)
    func backspaceInTheStripTakesTheWeaponAway(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.openStrip()
      try terminal.send(TerminalKey.backspace)
      try terminal.readUntil(hides: "[ Done ]")

      try terminal.killAtOnce()
      let monster = try catalog.exported("cat-bot")
      #expect(monster.contains("Cat-Bot"))
      #expect(!monster.contains("preferredWayToKill"))
    }

    @Test(arguments: WindowSize.all)
    func escapeLeavesWeaponAndColourAsTheyWere(size: WindowSize) throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse(size)

      try terminal.openStrip()
      try terminal.send(TerminalKey.left)
      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "[ Done ]")
      try terminal.openPicker()
      try terminal.send(TerminalKey.left)
      try terminal.readUntil("another colour") { $0.hexField != "#ab86dd" }
      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "In this catalog")
      try terminal.readUntil(shows: "Ninja Star")

      try terminal.killAtOnce()
      let monster = try catalog.exported("cat-bot")
      #expect(monster.contains("\"preferredWayToKill\": \"ninja-star\""))
      #expect(monster.contains("\"color\": \"#ab86dd\""))
    }
  }
}

extension PseudoTerminal {
  /// Clicks on the picture of the weapon.
  fileprivate func openStripWithTheMouse() throws {
    try readUntil("the weapon") { $0.contains("Ninja Star") }
    try click("Ninja Star", columns: -5)
    try readUntil(shows: "[ Done ]")
  }
}
