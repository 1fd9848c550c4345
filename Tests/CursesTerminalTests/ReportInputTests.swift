import Cells
import CNcurses
import Testing

@testable import CursesTerminal

/// Mouse reports and the answer to the question for the background colour.
@Suite struct ReportInputTests {
  private var parser = InputParser()

  private func mouse(_ report: String) -> Mouse? {
    var parser = InputParser()
    guard
      case .mouse(let mouse)? = parser.events(
        [InputParser.Code.mouse]
          + report.utf8.map(Int.init)
      ).first
    else { return nil }
    return mouse
  }

  private func background(_ reply: String) -> [Event] {
    var parser = InputParser()
    return parser.events([InputParser.Code.backgroundReply] + reply.utf8.map(Int.init))
  }

  // MARK: - Mouse

  @Test(arguments: [
    ("0;1;1M", Mouse.Kind.press), ("0;1;1m", .release), ("32;1;1M", .drag), ("64;1;1M", .wheel(-1)),
    ("65;1;1M", .wheel(1)), ("4;1;1M", .press), ("16;1;1M", .press), ("69;1;1M", .wheel(1)),
  ])
  func reportsTellWhatTheMouseDid(report: String, kind: Mouse.Kind) {
    #expect(mouse(report) == Mouse(kind, at: .zero))
  }

  @Test func columnsBeyondTheOldFormsLimitAreTold() {
    #expect(mouse("0;240;7M") == Mouse(.press, at: Position(column: 239, row: 6)))
    #expect(mouse("0;1200;1000M") == Mouse(.press, at: Position(column: 1199, row: 999)))
  }

  @Test(arguments: ["1;1;1M", "2;1;1M", "35;1;1M", "66;1;1M", "0;1M", "M", "0;1;1;1M", ";;M"])
  func otherButtonsAndBrokenReportsAreNothing(report: String) {
    #expect(mouse(report) == nil)
  }

  @Test func aReportMayBeSplitOverReads() {
    var parser = parser

    var events = parser.read([InputParser.Code.mouse])
    for byte in "0;12;3M".utf8 { events += parser.read([Int(byte)]) }

    #expect(events == [.mouse(Mouse(.press, at: Position(column: 11, row: 2)))])
  }

  @Test func numbersThatAreTooLargeDoNotTrap() {
    #expect(mouse("0;99999999999999999999;1M")?.position.row == 0)
  }

  @Test func aReportThatNeverEndsIsGivenUp() {
    var parser = parser

    _ = parser.events([InputParser.Code.mouse])
    _ = parser.events(String(repeating: "1", count: 1000))

    #expect(parser.events("q") == [.key(.character("q"))])
  }

  @Test func aReportCutShortLosesNothingThatFollows() {
    var parser = parser

    let mouse = parser.read([InputParser.Code.mouse, 0x30, Int(KEY_UP)])
    let escape = parser.read([InputParser.Code.mouse, 0x30, 27])
    let paste = parser.read(
      [
        InputParser.Code.backgroundReply, InputParser.Code.pasteBegin, 0x71,
        InputParser.Code.pasteEnd,
      ])

    #expect(mouse == [.key(.up)])
    #expect(escape == [.key(.escape)])
    #expect(paste == [.paste("q")])
  }

  // MARK: - Background

  @Test(arguments: [
    ("rgb:1414/1717/1d1d\u{7}", 0x14171d), ("rgb:1414/1717/1d1d\u{1b}\\", 0x14171d),
    ("rgb:f/8/0\u{7}", 0xff8800), ("rgb:14/17/1D\u{7}", 0x14171d),
    ("rgb:fff/800/000\u{7}", 0xff8000),
    ("rgb:ffff/ffff/ffff\u{7}", 0xffffff), ("rgb:0/00/0000\u{7}", 0x000000),
  ])
  func theTerminalTellsItsBackground(reply: String, value: UInt32) {
    #expect(background(reply) == [.background(RGB(value))])
  }

  @Test(arguments: [
    "rgb:\u{7}", "rgb:12/34\u{7}", "rgb:12/34/56/78\u{7}", "rgb:12345/0/0\u{7}",
    "rgb:xx/00/00\u{7}",
    "rgba:1/2/3/4\u{7}", "#141414\u{7}", "\u{7}", "rgb:-f/00/00\u{7}", "rgb:+f/00/00\u{7}",
    "rgb:12//34/56\u{7}",
  ])
  func otherAnswersAreNothing(reply: String) {
    #expect(background(reply) == [])
  }

  @Test func anAnswerMayBeSplitOverReads() {
    var parser = parser

    var events = parser.read([InputParser.Code.backgroundReply])
    for byte in "rgb:1414/1717/1d1d\u{1b}\\".utf8 { events += parser.read([Int(byte)]) }

    #expect(events == [.background(RGB(0x14171d))])
  }

  @Test func anAnswerThatNeverEndsIsGivenUp() {
    var parser = parser

    _ = parser.events([InputParser.Code.backgroundReply])
    _ = parser.events(String(repeating: "f", count: 1000))

    #expect(parser.events("q") == [.key(.character("q"))])
  }
}
