import BestiaryCore
import Testing

struct TextFoldingTests {
  @Test(arguments: [
    ("Fáfnir", "fafnir"), ("FA\u{301}FNIR", "fafnir"), ("Straße", "strasse"), ("Æther", "aether"),
    ("İblis", "iblis"), ("ıblıs", "iblis"), ("ÉGIDE", "egide"), ("Ødegård", "odegard"),
    ("Łódź", "lodz"), ("ﬁend", "fiend"), ("Ｗｏｌｆ", "wolf"), ("", ""), ("Goblin 2", "goblin 2"),
    ("Σίσυφος", "σισυφοσ"), ("Кощей", "кощеи"), ("Yuan’ti", "yuan'ti"), ("👩‍✈️", "👩✈"),
    ("a\0b", "a\0b"), ("龍", "龍"),
  ])
  func caseAndAccentsDoNotCount(text: String, folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func bothSpellingsOfAKoreanNameAreOne() {
    #expect(
      Array(Folding.fold("각시").utf8)
        == Array(Folding.fold("\u{1100}\u{1161}\u{11a8}\u{1109}\u{1175}").utf8))
  }

  @Test func marksThatMakeAnotherLetterStay() {
    #expect(Folding.fold("が") != Folding.fold("か"))
    #expect(Folding.fold("कि") != Folding.fold("का"))
  }

  @Test func foldingTwiceChangesNothing() {
    for text in ["Fáfnir", "Straße", "İ", "ǅ", "ΐ", "각", "ﷺ", "Ⅷ", "ŉ"] {
      let once = Folding.fold(text)
      #expect(Array(Folding.fold(once).unicodeScalars) == Array(once.unicodeScalars))
    }
  }
}
