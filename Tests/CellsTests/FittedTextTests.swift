import Cells
import Testing

@Suite struct FittedTextTests {
  @Test(arguments: [
    ("Goblin", 6, "Goblin"), ("Goblin", 7, "Goblin"), ("Goblin", 5, "Gobl…"), ("Goblin", 1, "…"),
    ("Goblin", 0, ""), ("Goblin", -3, ""), ("", 0, ""), ("Bog mire", 5, "Bog…"),
  ])
  func whatDoesNotFitEndsInAnEllipsis(text: String, columns: Int, expected: String) {
    #expect(DisplayText.fitted(text, columns: columns) == expected)
  }

  @Test(arguments: [(8, "妙蛙种子"), (7, "妙蛙种…"), (6, "妙蛙…"), (5, "妙蛙…"), (2, "…"), (1, "…")])
  func aWideCharacterIsKeptWholeOrLeftOut(columns: Int, expected: String) {
    #expect(DisplayText.fitted("妙蛙种子", columns: columns) == expected)
  }

  @Test func marksStayWithTheirBase() {
    #expect(DisplayText.fitted("e\u{301}e\u{301}e\u{301}", columns: 2) == "e\u{301}…")
  }

  @Test(arguments: [
    "🇯🇵🇯🇵🇯🇵", "क्षक्षक्ष", "राक्षस", "มังกรเพลิงผู้พิทักษ์", "กำกำกำ", "👩‍✈️👩‍✈️👩‍✈️", "妙é\u{301}蛙\u{202e}种x",
    "ab \t\r\n \u{1b}cd", "e\u{301}\u{301}\u{301}",
  ])
  func theResultNeverTakesMoreColumnsThanThereAre(text: String) {
    for columns in 0...DisplayText.columns(of: text) {
      let fitted = DisplayText.fitted(text, columns: columns)

      #expect(DisplayText.columns(of: fitted) <= columns, "\(columns) columns: \(fitted)")
    }
  }
}
