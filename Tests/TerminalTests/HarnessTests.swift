import Glibc
import Testing

/// All tests that start programs, one after the other: they wait on a real clock, and would make
/// each other late.
@Suite(.serialized) struct TerminalTests {}

extension TerminalTests {
  /// The harness itself, shown on programs that every system has.
  @Suite struct HarnessTests {
    private func shell(
      _ script: String, columns: Int = 80, rows: Int = 24, capturesOutput: Bool = false
    ) throws -> PseudoTerminal {
      try PseudoTerminal(
        "/bin/sh", ["-c", script], columns: columns, rows: rows, capturesOutput: capturesOutput)
    }

    @Test func theProgramSeesTheSizeOfItsTerminal() throws {
      let terminal = try shell("stty size", columns: 97, rows: 31)

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.line(0) == "31 97")
    }

    @Test func theTerminalIsItsControllingOne() throws {
      let terminal = try shell("echo through > /dev/tty; cut -d\" \" -f8 /proc/$$/stat; echo $$")

      try terminal.waitForExit()
      #expect(terminal.screen.line(0) == "through")
      #expect(terminal.screen.line(1) == terminal.screen.line(2))
    }

    @Test func aResizeSendsSIGWINCHAndTheNewSize() throws {
      let terminal = try shell(
        "trap 'stty size' WINCH; echo ready; while ! read -r line; do :; done; echo got $line")
      try terminal.readUntil(shows: "ready")

      try terminal.resize(columns: 44, rows: 12)

      try terminal.readUntil(shows: "12 44")
      #expect(terminal.screen.columns == 44)
      #expect(terminal.screen.rows == 12)
    }

    @Test func whatIsTypedArrivesAndIsEchoed() throws {
      let terminal = try PseudoTerminal("/bin/cat")

      try terminal.send("héllo 🤖\n")
      try terminal.readUntil { $0.line(1) == "héllo 🤖" }

      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func longInputAndOutputDoNotWaitForEachOther() throws {
      let terminal = try shell("stty raw -echo; echo ready; head -c 300000 | tr a b; echo done")
      try terminal.readUntil(shows: "ready")

      try terminal.send(String(repeating: "a", count: 300_000))

      try terminal.readUntil(shows: "done")
      #expect(terminal.screen.transcript.filter { $0 == UInt8(ascii: "b") }.count == 300_000)
    }

    @Test func statusAndSignalsAreTold() throws {
      #expect(try shell("exit 3").waitForExit() == .exited(3))

      let terminal = try shell("echo ready; exec sleep 60")
      try terminal.readUntil(shows: "ready")
      try terminal.signal(SIGTERM)
      #expect(try terminal.waitForExit() == .signalled(SIGTERM))
    }

    @Test func controlCAndAHangUpReachTheProgram() throws {
      let interrupted = try shell("echo ready; exec sleep 60")
      try interrupted.readUntil(shows: "ready")
      try interrupted.send("\u{3}")
      #expect(try interrupted.waitForExit() == .signalled(SIGINT))

      let abandoned = try shell("echo ready; exec sleep 60")
      try abandoned.readUntil(shows: "ready")
      abandoned.hangUp()
      #expect(try abandoned.waitForExit() == .signalled(SIGHUP))
    }

    @Test func controlZStopsAJobOfAShell() throws {
      let terminal = try Program.shellJob(["/bin/cat"])
      try terminal.send("one\n")
      try terminal.readUntil { $0.line(1) == "one" }

      try terminal.send("\u{1a}")
      try terminal.readUntil(shows: "stopped")
      try terminal.send("\ntwo\n")
      try terminal.readUntil { $0.lines.filter { $0 == "two" }.count == 2 }

      try terminal.send("\u{4}")
      try terminal.readUntil(shows: "ended 0")
    }

    @Test func anOutputThatIsCapturedDoesNotReachTheScreen() throws {
      let terminal = try shell("echo shown >&2; echo captured", capturesOutput: true)

      try terminal.waitForExit()
      #expect(terminal.screen.line(0) == "shown")
      #expect(terminal.output == Array("captured\n".utf8))
    }

    @Test func aCommandRunsWithoutATerminal() throws {
      let command = try Command.run(
        "/bin/sh", ["-c", "tty; cat; pwd; echo wrong >&2; exit 4"], input: "given\n",
        directory: "/usr")

      #expect(command.status == .exited(4))
      #expect(command.output == "not a tty\ngiven\n/usr\n")
      #expect(command.errors == "wrong\n")
    }

    @Test func waitingInVainShowsWhatWasThere() throws {
      let terminal = try shell("echo only this; exec sleep 60")
      try terminal.readUntil(shows: "only this")

      let error = #expect(throws: TimedOut.self) {
        try terminal.readUntil(shows: "something else", timeout: .milliseconds(50))
      }
      #expect(error?.description.contains("only this") == true)
    }

    @Test func aProgramThatEndsIsNotWaitedForInVain() throws {
      let terminal = try shell("echo gone")

      #expect(throws: TimedOut.self) {
        try terminal.readUntil(timeout: .seconds(60)) { _ in false }
      }
    }

    @Test func queriesAreAnswered() throws {
      let terminal = try shell(
        #"stty raw -echo; printf '\033[6n'; head -c 6 | tr '\033' E; stty sane"#)

      try terminal.readUntil(shows: "E[1;1R")
    }

    @Test func theBackgroundIsToldWhereTheTerminalKnowsIt() throws {
      let terminal = try shell(
        #"stty raw -echo; read -r go; printf '\033]11;?\007'; head -c 25 | tr '\033' E; stty sane"#)
      terminal.screen.answersBackground = 0xfbfaf7

      try terminal.send("\n")

      try terminal.readUntil(shows: #"E]11;rgb:fbfb/fafa/f7f7E\"#)
    }

    @Test func theBuiltProgramIsBesideTheTests() {
      #expect(access(Program.path("bestiary"), X_OK) == 0)
    }
  }
}
