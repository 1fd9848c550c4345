import Testing

extension TerminalTests {
  /// Terminals of many kinds, and none.
  @Suite struct TerminalKindTests {
    @Test(arguments: [
      ["NO_COLOR": "1"], ["TERM": "vt100"], ["TERM": "xterm-mono", "COLORTERM": ""],
    ])
    func withoutColoursTheSelectionIsStillMarked(environment: [String: String]) throws {
      let catalog = try TestCatalog()
      let terminal = try Program.bestiary([catalog.path], environment: environment)
      try terminal.readUntil(shows: "Cat-Bot")

      try terminal.send("jw", until: "[ Done ]")
      try terminal.send(TerminalKey.escape)
      try terminal.readUntil(hides: "[ Done ]")
      try terminal.openPicker()

      #expect(terminal.screen.selectedRow == "Dog-Bot")
      #expect(terminal.screen.colorParameters == [])
    }

    @Test func without24BitsTheColoursAreOfThePaletteOf256() throws {
      let terminal = try TestCatalog().browse(environment: ["COLORTERM": ""])
      try terminal.openPicker()

      #expect(terminal.screen.colorParameters.contains("38;5"))
      #expect(!terminal.screen.colorParameters.contains("38;2"))
      #expect(!terminal.screen.colorParameters.contains("48;2"))
    }

    @Test func with24BitsNoColourIsRounded() throws {
      let terminal = try TestCatalog().browse()
      try terminal.settle()

      #expect(terminal.screen.colorParameters.isSubset(of: ["38;2", "48;2", "39", "49"]))
    }

    @Test(arguments: ["nosuchterm", "xterm-bogus", "dumb", ""])
    func aTerminalThatWillNotDoIsNamedInOneLine(type: String) throws {
      let terminal = try Program.bestiary(
        environment: ["TERM": type, "COLORTERM": ""], size: (200, 24))

      let status = try terminal.waitForExit()

      #expect(status == .exited(2))
      #expect(terminal.screen.lines.filter { !$0.isEmpty }.count == 1)
      #expect(terminal.screen.contains(type.isEmpty ? "TERM is not set" : "TERM=\(type)"))
      #expect(!terminal.screen.transcript.contains(0x1b))
      #expect(terminal.isCooked)
    }

    @Test func withoutATypeTheProgramSaysWhatToDo() throws {
      let catalog = try TestCatalog()
      let terminal = try PseudoTerminal(
        "/usr/bin/env", ["-u", "TERM", Program.path("bestiary"), catalog.path], columns: 200)

      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.screen.line(0).hasPrefix("bestiary: TERM is not set"))
    }

    @Test func aTypeThatIsUnknownHereWillDoWhereTheTerminalHas24Bits() throws {
      let terminal = try TestCatalog().browse(environment: ["TERM": "xterm-of-tomorrow"])

      try terminal.readUntil(shows: "Cat-Bot")
    }

    @Test func withoutATerminalNothingIsDrawn() throws {
      let command = try Program.run([])

      #expect(command.status == .exited(2))
      #expect(command.output == "")
      #expect(command.errors.hasPrefix("bestiary: Not a terminal"))
    }

    @Test(arguments: [["LANG": "C"], ["LC_ALL": "C"], ["LC_ALL": "POSIX", "LANG": "no_SUCH"]])
    func halfBlocksNeedNoLocale(environment: [String: String]) throws {
      let terminal = try TestCatalog().browse(environment: environment)
      try terminal.readUntil(shows: "▀▀")

      try terminal.send("e", until: "Edit name")
      try terminal.send("\u{15}F\u{e1}fnir 龍", until: "F\u{e1}fnir 龍")
    }

    @Test func withoutTheMouseItIsLeftToTheTerminal() throws {
      let terminal = try TestCatalog().browse(options: ["--no-mouse"])

      #expect(!terminal.screen.hasMouse)
    }

    @Test func aClickFarToTheRightIsNotOneOnTheList() throws {
      let size = WindowSize(columns: 260, rows: 30)
      let terminal = try TestCatalog().browse(size)

      try terminal.click("Dog-Bot")
      try terminal.readUntil("the row of the click") { $0.selectedRow == "Dog-Bot" }
      try terminal.click(column: 239, row: 4)
      try terminal.click(column: 259, row: 28)
      try terminal.settle()

      #expect(terminal.screen.selectedRow == "Dog-Bot")
    }
  }
}

extension TerminalScreen {
  /// The kinds of colour the program has sent: `38;2` and `48;2` for 24 bits, `38;5` and `48;5` for
  /// the palette of 256, else the number itself.
  var colorParameters: Set<String> {
    var kinds: Set<String> = []
    for piece in transcript.split(separator: 0x1b) where piece.first == UInt8(ascii: "[") {
      guard let end = piece.firstIndex(where: { (0x40...0x7e).contains($0) && $0 != 0x5b }),
        piece[end] == UInt8(ascii: "m")
      else { continue }
      let text = String(decoding: piece[..<end].dropFirst(), as: UTF8.self)
      var numbers = text.split(separator: ";").map(String.init)[...]
      while let number = numbers.popFirst() {
        guard let value = Int(number) else { continue }
        if [38, 48].contains(value), let kind = numbers.popFirst() {
          kinds.insert("\(value);\(kind)")
          numbers = numbers.dropFirst(kind == "2" ? 3 : 1)
        } else if (30...49).contains(value) || (90...107).contains(value) {
          kinds.insert(number)
        }
      }
    }
    return kinds
  }
}
