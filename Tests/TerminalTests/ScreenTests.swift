import Testing

/// The screen model, shown on sequences as a program writes them.
struct ScreenTests {
  private func screen(_ text: String, columns: Int = 20, rows: Int = 4) -> TerminalScreen {
    let screen = TerminalScreen(columns: columns, rows: rows)
    _ = screen.feed(Array(text.utf8))
    return screen
  }

  @Test func textStandsInRowsWithoutItsBlanks() {
    let screen = screen("one\r\n  two  \r\n")

    #expect(screen.lines == ["one", "  two", "", ""])
    #expect(screen.position(of: "two").map { [$0.column, $0.row] } == [2, 1])
    #expect(!screen.contains("three"))
  }

  @Test func coloursComeBackAsTheyWereAsked() {
    let screen = screen("a\u{1b}[38;2;1;2;3mb\u{1b}[48;5;200mc\u{1b}[0;31md")

    #expect(screen.cell(column: 0, row: 0).foreground == .standard)
    #expect(screen.cell(column: 0, row: 0).background == .standard)
    #expect(screen.cell(column: 1, row: 0).foreground == .rgb(0x010203))
    #expect(screen.cell(column: 1, row: 0).background == .standard)
    #expect(screen.cell(column: 2, row: 0).background == .indexed(200))
    #expect(screen.cell(column: 3, row: 0).foreground == .indexed(1))
  }

  @Test func attributesComeBack() {
    let screen = screen("\u{1b}[1;3mx\u{1b}[0;4;7my\u{1b}[0mz")

    #expect(screen.cell(column: 0, row: 0).attributes == [.bold, .italic])
    #expect(screen.cell(column: 1, row: 0).attributes == [.underline, .reverse])
    #expect(screen.cell(column: 2, row: 0).attributes == [])
  }

  @Test func wideAndCombinedGlyphsKeepTheirColumns() {
    let screen = screen("漢e\u{301}▀")

    #expect(screen.cells(row: 0).prefix(4).map(\.glyph) == ["漢", "", "e\u{301}", "▀"])
    #expect(screen.cell(column: 0, row: 0).columns == 2)
    #expect(screen.line(0) == "漢é▀")
  }

  @Test func cursorTitleAndBellAreKnown() {
    let screen = screen("\u{1b}]0;Bestiary\u{7}\u{1b}[3;5H\u{1b}[?12;25l\u{7}")

    #expect(screen.cursor == (column: 4, row: 2))
    #expect(!screen.isCursorVisible)
    #expect(screen.title == "Bestiary")
    #expect(screen.bells == 1)
  }

  @Test func modesAreKnownAlsoWhenTheirSequenceIsSplit() {
    let screen = screen("main\u{1b}[?1049h\u{1b}[?1000;10")
    _ = screen.feed(Array("06h\u{1b}[?2004h".utf8))
    #expect(screen.isAlternate)
    #expect(screen.hasMouse)
    #expect(screen.modes.isSuperset(of: [25, 1049, 1000, 1006, 2004]))
    #expect(screen.line(0) == "")

    _ = screen.feed(Array("\u{1b}[?2004l\u{1b}[?1006;1000l\u{1b}[?1049l".utf8))
    #expect(!screen.isAlternate)
    #expect(!screen.hasMouse)
    #expect(screen.modes == [7, 25])
    #expect(screen.line(0) == "main")
  }

  @Test func onlyQueriesAreAnswered() {
    let screen = TerminalScreen(columns: 20, rows: 4)

    #expect(screen.feed(Array("text\u{1b}[1m\u{1b}[?1003h\u{1b}]11;?\u{7}".utf8)) == [])
    #expect(screen.feed(Array("\u{1b}[6n".utf8)) == Array("\u{1b}[1;5R".utf8))
  }
}
