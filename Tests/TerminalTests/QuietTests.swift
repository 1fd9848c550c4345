import Testing

extension TerminalTests {
  /// What the program does while nobody does anything, how soon it answers, and how much it takes.
  @Suite struct QuietTests {
    @Test func anIdleProgramDrawsNothingAndDoesNotWake() throws {
      let terminal = try TestCatalog().browse()
      try terminal.settle()
      let drawn = terminal.screen.transcript.count
      let ticks = ProcessTable.ticks(terminal.pid)
      let switches = ProcessTable.contextSwitches(terminal.pid)

      #expect(throws: TimedOut.self) {
        try terminal.readUntil("output", timeout: .seconds(1)) { $0.transcript.count > drawn }
      }

      #expect(ProcessTable.ticks(terminal.pid) == ticks)
      #expect(ProcessTable.contextSwitches(terminal.pid) == switches)
    }

    @Test func escapeAnswersAtOnce() throws {
      let terminal = try TestCatalog().browse()
      let clock = ContinuousClock()
      var times: [Duration] = []

      for _ in 1...3 {
        try terminal.send("a", until: "Add monster")
        try terminal.settle()
        let start = clock.now
        try terminal.send(TerminalKey.escape)
        try terminal.readUntil(hides: "[ Okay ]")
        times.append(clock.now - start)
      }

      #expect(times.min() ?? .seconds(9) < .milliseconds(150))
    }

    @Test func aLongPasteLosesNothing() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()
      let text = String(repeating: "a\u{e9}龍🤖 xyz0", count: 11_112).prefix(100_000)

      try terminal.send("a", until: "Add monster")
      try terminal.send("\u{1b}[200~\(text)\u{1b}[201~")
      try terminal.readUntil("its end in the field") { screen in
        screen.lines.contains { $0.contains("龍🤖 xyz0") }
      }
      try terminal.send("\r")
      try terminal.readUntil(hides: "[ Okay ]")

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.names().contains(String(text)))
    }

    @Test func aPasteIsTextWhateverItHolds() throws {
      let catalog = try TestCatalog()
      let terminal = try catalog.browse()

      try terminal.send("a", until: "Add monster")
      try terminal.send("\u{1b}[200~one\r\ntwo\u{1b}[A\tq\u{3}\u{1b}[<0;1;1Mz\u{1b}[201~")
      try terminal.readUntil { screen in screen.lines.contains { $0.contains("one two") } }
      try terminal.send("\r")
      try terminal.readUntil(hides: "[ Okay ]")

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.names().contains { $0.hasPrefix("one two") && $0.hasSuffix("z") })
      #expect(try catalog.names().count == 7)
    }
  }

  /// Nothing that comes from data reaches the terminal as a control sequence.
  @Suite struct HarmlessTests {
    private static let json = """
      [{"name": "Evil\\u001b]52;c;aGk=\\u0007One", "description": "x\\u001b[2Jy\\u009b31mz",
        "tags": ["a\\u001b[31m"], "size": "b\\u009d0;title\\u009c", "odd\\u001b[5m": "\\u001bc"},
       {"name": "C1\\u009b5m\\u0085Two"}, {"name": "Tab\\tand\\nline\\u007f"}]
      """

    private func controls(in bytes: [UInt8]) -> [String] {
      let text = String(decoding: bytes, as: UTF8.self)
      let wrong = ["]52", "[2J", "[5m", "\u{1b}c", "0;title", "\u{7}"].filter { piece in
        text.contains(piece.hasPrefix("\u{1b}") || piece == "\u{7}" ? piece : "\u{1b}" + piece)
      }
      return wrong + text.unicodeScalars.filter { (0x7f...0x9f).contains($0.value) }.map { "\($0)" }
    }

    @Test func namesAndTextsAreShownHarmless() throws {
      let catalog = try TestCatalog(importing: Self.json)
      let terminal = try catalog.browse(options: ["--theme", "dark"])

      try terminal.send("jjkkw", until: "[ Done ]")
      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "[ Done ]")
      try terminal.send("e", until: "Edit name")
      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "Edit name")
      try terminal.send("d", until: "Deleted")
      try terminal.send("u", until: "Undid")
      try terminal.send("/ta", until: "1 of 3")

      let start = terminal.screen.transcript.firstIndex(of: UInt8(ascii: "E")) ?? 0
      #expect(controls(in: Array(terminal.screen.transcript[start...])) == [])
      #expect(terminal.screen.title == "")
    }

    @Test(arguments: [
      ["list"], ["show", "Evil\u{1b}]52;c;aGk=\u{7}One"], ["export"], ["show", "\u{1b}c"],
    ])
    func commandsPrintHarmless(arguments: [String]) throws {
      let catalog = try TestCatalog(importing: Self.json)

      let command = try Program.run(arguments + ["--catalog", catalog.path])

      #expect(controls(in: Array((command.output + command.errors).utf8)) == [])
      #expect(!(command.output + command.errors).contains("\u{1b}"))
    }
  }
}
