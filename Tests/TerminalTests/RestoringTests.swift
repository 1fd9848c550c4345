import Glibc
import Testing

extension TerminalTests {
  /// The terminal is given back on every way out.
  @Suite struct RestoringTests {
    /// A way out of the program.
    enum WayOut: String, CaseIterable {
      case quit, terminate, hangUp, interrupt, abort, crash, arithmetic

      var signal: Int32? {
        switch self {
        case .quit: nil
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .interrupt: SIGINT
        case .abort: SIGABRT
        case .crash: SIGSEGV
        case .arithmetic: SIGFPE
        }
      }
    }

    @Test(arguments: WayOut.allCases)
    func theTerminalIsAsItWasBefore(wayOut: WayOut) throws {
      let terminal = try TestCatalog().browse()
      #expect(terminal.screen.hasMouse)
      #expect(terminal.screen.modes.contains(2004))
      #expect(!terminal.isCooked)

      if let signal = wayOut.signal {
        try terminal.send("e", until: "Edit name")
        try terminal.signal(signal)
        #expect(try terminal.waitForExit() == .signalled(signal))
      } else {
        #expect(try terminal.quit() == .exited(0))
      }

      #expect(terminal.screen.modes == [7, 25])
      #expect(terminal.isCooked)
      #expect(String(decoding: terminal.screen.transcript, as: UTF8.self).contains("\u{1b}[?1l"))
    }

    @Test func controlZGivesTheScreenToTheShellAndComesBack() throws {
      let catalog = try TestCatalog()
      let terminal = try Program.bestiaryInShell([catalog.path])
      try terminal.readUntil(shows: "Cat-Bot")
      try terminal.settle()
      let before = terminal.screen.everyCell

      try terminal.send("\u{1a}", until: "stopped")
      #expect(terminal.screen.modes == [7, 25])
      #expect(terminal.isCooked)
      try terminal.send("\n")
      try terminal.readUntil("the screen from before") { $0.everyCell == before }

      #expect(terminal.screen.hasMouse)
      #expect(terminal.screen.modes.contains(2004))
      try terminal.send(TerminalKey.down)
      try terminal.readUntil("the next monster") { $0.selectedRow == "Dog-Bot" }
      try terminal.send("q", until: "ended 0")
    }

    @Test func stoppingWithASignalIsAsGoodAsControlZ() throws {
      let terminal = try TestCatalog().browse()
      try terminal.settle()
      let before = terminal.screen.everyCell

      try terminal.signal(SIGTSTP)
      try terminal.readUntil("the main screen") { !$0.isAlternate }
      try terminal.signal(SIGCONT)

      try terminal.readUntil("the screen from before") { $0.everyCell == before }
      try terminal.send(TerminalKey.down)
      try terminal.readUntil("the next monster") { $0.selectedRow == "Dog-Bot" }
    }

    @Test func aTerminalThatIsGoneEndsTheProgram() throws {
      let terminal = try TestCatalog().browse()

      terminal.hangUp()

      #expect(try terminal.waitForExit(timeout: .seconds(2)) == .signalled(SIGHUP))
    }

    @Test func aTerminalThatIsGoneEndsAProgramThatIgnoresTheSignal() throws {
      let catalog = try TestCatalog()
      let script = "trap '' HUP; exec '\(Program.path("bestiary"))' '\(catalog.path)'"
      let terminal = try PseudoTerminal("/bin/sh", ["-c", script], columns: 120, rows: 40)
      try terminal.readUntil(shows: "Cat-Bot")

      terminal.hangUp()

      try terminal.waitForExit(timeout: .seconds(2))
    }

    @Test func endOfInputEndsTheProgram() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()
      try terminal.send("e", until: "Edit name")
      try terminal.send("\u{15}Unkept")

      terminal.hangUp()

      try terminal.waitForExit(timeout: .seconds(2))
      #expect(try catalog.names().contains("Cat-Bot"))
    }
  }
}
