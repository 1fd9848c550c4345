import Testing

extension TerminalTests {
  /// `pick`: the interface on the terminal, the choice on standard output.
  @Suite struct PickingTests {
    /// `pick` with its standard output in a pipe, once it shows a text.
    private func pick(
      _ catalog: TestCatalog, _ arguments: String..., until text: String
    ) throws -> PseudoTerminal {
      let terminal = try Program.bestiary(
        ["pick", "--catalog", catalog.path] + arguments, size: (80, 24), capturesOutput: true)
      try terminal.readUntil("the interface") { $0.isAlternate && $0.contains(text) }
      return terminal
    }

    private func output(_ terminal: PseudoTerminal) -> String {
      String(decoding: terminal.output, as: UTF8.self)
    }

    @Test func aWeaponIsChosenWhileStandardOutputIsAPipe() throws {
      let terminal = try pick(TestCatalog(), "--weapon", until: "3 Ninja Star")

      try terminal.send(TerminalKey.right)
      try terminal.send(TerminalKey.enter)

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(output(terminal) == "fire\n")
      #expect(terminal.screen.modes == [7, 25])
      #expect(terminal.isCooked)
    }

    @Test(arguments: [TerminalKey.escape, .backspace])
    func leavingTheStripPrintsNothing(key: TerminalKey) throws {
      let terminal = try pick(TestCatalog(), "--weapon", until: "5 Sword")

      try terminal.send(key)

      #expect(try terminal.waitForExit() == .exited(1))
      #expect(output(terminal) == "")
      #expect(terminal.isCooked)
    }

    @Test func aMonsterIsChosenFromWhatMatches() throws {
      let terminal = try pick(TestCatalog(), "bot", until: "6 of 6")

      try terminal.send("j")
      try terminal.readUntil("the next") { $0.selectedRow == "Dog-Bot" }
      try terminal.send(TerminalKey.enter)

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(output(terminal) == "dog-bot\n")
    }

    @Test func qLeavesWithoutAMonster() throws {
      let terminal = try pick(TestCatalog(), until: "Cat-Bot")

      #expect(try terminal.quit() == .exited(1))
      #expect(output(terminal) == "")
    }

    @Test func onTheTerminalItselfTheChoiceStandsBelow() throws {
      let catalog = try TestCatalog()
      let terminal = try Program.bestiary(["pick", "--catalog", catalog.path], size: (80, 24))
      try terminal.readUntil("the interface") { $0.isAlternate && $0.contains("Cat-Bot") }

      try terminal.send(TerminalKey.enter)

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.contains("cat-bot"))
      #expect(!terminal.screen.isAlternate)
    }

    @Test func aShellTakesTheChoiceAndStandardInputMayBeAFile() throws {
      let catalog = try TestCatalog()
      let script = "x=$(\"$0\" pick --weapon --catalog \"$1\" </dev/null); echo \"got $x, $?\""
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-c", script, Program.path("bestiary"), catalog.path],
        environment: ["BESTIARY_ANIMATION": "0"], columns: 80, rows: 24)
      try terminal.readUntil("the strip") { $0.isAlternate && $0.contains("5 Sword") }

      try terminal.send("5", until: "got sword, 0")

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.isCooked)
    }

    @Test func theTerminalsSizeIsFollowed() throws {
      let terminal = try pick(TestCatalog(), "--weapon", until: "5 Sword")

      try terminal.resize(columns: 100, rows: 12)
      try terminal.readUntil("the strip") { $0.lines[11].contains("take at once") }

      try terminal.send("1")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(output(terminal) == "blowgun\n")
    }

    @Test(arguments: [Int32(11), 15, 1])
    func theTerminalIsGivenBackByASignal(signal: Int32) throws {
      let terminal = try pick(TestCatalog(), "--weapon", until: "5 Sword")

      try terminal.signal(signal)

      #expect(try terminal.waitForExit() == .signalled(signal))
      #expect(terminal.screen.modes == [7, 25])
      #expect(terminal.isCooked)
      #expect(output(terminal) == "")
    }

    @Test func withoutAnyTerminalItSaysSo() throws {
      let catalog = try TestCatalog()

      let command = try catalog.run("pick", "--weapon")

      #expect(command.status == .exited(2))
      #expect(command.output == "")
      #expect(command.errors.contains("Not a terminal"))
    }

    @Test func anEmptyCatalogHasNothingToChoose() throws {
      let catalog = try TestCatalog(importing: "[]")

      let command = try catalog.run("pick")

      #expect(command.status == .exited(1))
      #expect(command.errors.contains("no monsters to choose from"))
    }
  }
}
