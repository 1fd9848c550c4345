import Cells
import CNcurses
import Testing

@testable import CursesTerminal

@Suite struct PasteInputTests {
  private static let (begin, end) = (InputParser.Code.pasteBegin, InputParser.Code.pasteEnd)

  @Test func aPasteMayComeInAnyNumberOfReads() {
    var parser = InputParser()
    let text = "Bögle\r\n妙\t🐲"
    var events = parser.read([Self.begin])

    for byte in text.utf8 { events += parser.read([Int(byte)]) }
    events += parser.read([Self.end])

    #expect(events == [.paste(text)])
  }

  @Test func aPasteWhoseEndDoesNotComeCanBeEnded() {
    var parser = InputParser()
    #expect(parser.read([Self.begin, 0x61, 0x62]) == [])
    #expect(parser.isPasting)

    #expect(parser.endPaste() == .paste("ab"))

    #expect(!parser.isPasting)
    #expect(parser.endPaste() == nil)
    #expect(
      parser.read([0x71, Self.begin, 0x63, Self.end]) == [.key(.character("q")), .paste("c")])
  }

  /// Each byte used to copy all before it: this took minutes.
  @Test func aLongPasteComesWhole() {
    var parser = InputParser()
    _ = parser.read([Self.begin])

    for _ in 0..<1_000_000 { _ = parser.take(0x78) }

    #expect(parser.take(Self.end) == .paste(String(repeating: "x", count: 1_000_000)))
  }

  @Test func keysInAPasteAreText() {
    var parser = InputParser()

    let events = parser.read([Self.begin, 3, 27, 0x71, 0, 26, 0x7f, Self.end, 0x71])

    #expect(events == [.paste("\u{3}\u{1b}q\0\u{1a}\u{7f}"), .key(.character("q"))])
  }

  @Test func codesInAPasteAreLeftOut() {
    var parser = InputParser()

    let events = parser.read(
      [Self.begin, 0x61, Int(KEY_UP), InputParser.Code.mouse, Self.begin, 0x62, Self.end])

    #expect(events == [.paste("ab")])
  }

  @Test func invalidBytesInAPasteBecomeReplacementCharacters() {
    var parser = InputParser()

    let events = parser.read([Self.begin, 0x61, 0xff, 0xc3, Self.end])

    #expect(events == [.paste("a\u{fffd}\u{fffd}")])
  }

  @Test func aPasteOfAHundredThousandCharactersArrivesWhole() {
    var parser = InputParser()
    let text = String(repeating: "é妙", count: 50_000)

    var events = parser.read([Self.begin])
    events += parser.events(text)
    events += parser.read([Self.end])

    #expect(events == [.paste(text)])
  }

  @Test func anEndWithoutABeginningIsNothing() {
    var parser = InputParser()

    #expect(parser.read([Self.end, 0x61]) == [.key(.character("a"))])
  }
}
