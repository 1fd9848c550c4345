import Cells
import CNcurses
import Testing

@testable import CursesTerminal

@Suite struct KeyInputTests {
  private var parser = InputParser()

  @Test(arguments: ["é", "妙", "🐲", "e\u{301}", "\u{7ff}", "\u{ffff}", "\u{10ffff}"])
  mutating func aCharacterMayBeSplitOverAnyNumberOfReads(text: String) {
    var events: [Event] = []

    for byte in text.utf8 { events += parser.read([Int(byte)]) }

    #expect(events == text.unicodeScalars.map { .key(.character(Character($0))) })
  }

  @Test(arguments: [
    ([0xff], ""), ([0xc0, 0x80], ""), ([0x80, 0xbf], ""), ([0xe0, 0x80, 0x80], ""),
    ([0xed, 0xa0, 0x80], ""), ([0xf4, 0x90, 0x80, 0x80], ""), ([0xf5, 0x80, 0x80, 0x80], ""),
  ])
  mutating func whatIsNoCharacterInUTF8IsDropped(bytes: [Int], rest: String) {
    let events = parser.read(bytes + [0x61])

    #expect(events == [.key(.character("a"))])
  }

  @Test func aCharacterCutShortLosesNothingThatFollows() {
    var parser = parser

    #expect(parser.read([0xe5, 0xa6, 0x61]) == [.key(.character("a"))])
    #expect(parser.read([0xe5, 0xc3, 0xa9]) == [.key(.character("é"))])
    #expect(parser.read([0xf0, 27]) == [.key(.escape)])
    #expect(parser.read([0xf0, Int(KEY_UP)]) == [.key(.up)])
  }

  @Test func anEscThatStandsAloneIsTheKey() {
    var parser = parser

    #expect(parser.take(27) == nil)
    #expect(parser.endOfInput() == .key(.escape))
    #expect(parser.endOfInput() == nil)
  }

  @Test func escBeforeAKeyIsAlt() {
    var parser = parser

    #expect(parser.read([27, 0x62]) == [.key(.alt("b"))])
    #expect(parser.read([27, 0xc3, 0xa9]) == [.key(.alt("é"))])
    #expect(parser.read([27, 127]) == [.key(Key(.backspace, .alt))])
    #expect(parser.read([27, Int(KEY_LEFT)]) == [.key(Key(.left, .alt))])
    #expect(parser.read([27, 27]) == [.key(Key(.escape, .alt))])
  }

  @Test func twoReadsOfEscAreTwoPresses() {
    var parser = parser

    #expect(parser.read([27]) + parser.read([27]) == [.key(.escape), .key(.escape)])
  }

  @Test(arguments: [
    (9, Key.tab), (10, .enter), (13, .enter), (8, .backspace), (127, .backspace),
    (0, Key(.character(" "), .control)), (1, .control("a")), (26, .control("z")),
    (28, .control("\\")), (31, .control("_")), (32, .character(" ")), (126, .character("~")),
  ])
  func bytesAreKeys(code: Int, key: Key) {
    #expect(KeyTable.key(for: code, modifiers: []) == key)
  }

  @Test func codesOfNcursesAreKeys() {
    let table: [(Int32, Key)] = [
      (KEY_UP, .up), (KEY_DOWN, .down), (KEY_LEFT, .left), (KEY_RIGHT, .right), (KEY_HOME, .home),
      (KEY_END, .end), (KEY_PPAGE, .pageUp), (KEY_NPAGE, .pageDown), (KEY_DC, .delete),
      (KEY_BACKSPACE, .backspace), (KEY_ENTER, .enter), (KEY_BTAB, .backTab),
      (KEY_SLEFT, Key(.left, .shift)), (KEY_F0 + 1, Key(.function(1))),
      (KEY_F0 + 12, Key(.function(12))),
    ]

    for (code, key) in table { #expect(KeyTable.key(for: Int(code), modifiers: []) == key) }
  }

  @Test(arguments: [
    ("\u{1b}[1;2A", Key(.up, .shift)), ("\u{1b}[1;3B", Key(.down, .alt)),
    ("\u{1b}[1;5C", Key(.right, .control)), ("\u{1b}[1;6D", Key(.left, [.shift, .control])),
    ("\u{1b}[1;8H", Key(.home, [.shift, .alt, .control])), ("\u{1b}[3;5~", Key(.delete, .control)),
    ("\u{1b}[5;2~", Key(.pageUp, .shift)), ("\u{1b}OA", .up), ("\u{1b}[A", .up),
    ("\u{1b}[1~", .home), ("\u{1b}[4~", .end), ("\u{1b}[Z", .backTab),
  ])
  func sequencesOfXtermAreKeysWithTheirModifiers(sequence: String, key: Key) {
    #expect(KeyTable.key(for: InputParser.code(sequence), modifiers: []) == key)
  }

  @Test func noSequenceStandsInTheTableTwice() {
    let sequences = KeyTable.modified.map(\.sequence)

    #expect(Set(sequences).count == sequences.count)
  }

  @Test func noNumberTraps() {
    var parser = parser

    for code in -2...0x1200 {
      _ = parser.take(code)
      _ = parser.endOfInput()
      parser = InputParser()
    }

    #expect(KeyTable.key(for: 200, modifiers: []) == nil)
    #expect(KeyTable.key(for: 0x10ff, modifiers: []) == nil)
  }
}
