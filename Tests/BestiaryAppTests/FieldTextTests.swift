import Testing

@testable import BestiaryApp

@Suite struct FieldTextTests {
  @Test func aNameIsBrokenBetweenWordsAndEndsInAnEllipsisAfterTwoLines() {
    #expect(FieldText.heading("Cat-Bot", columns: 7) == ["Cat-Bot"])
    #expect(FieldText.heading("Adult Black Dragon", columns: 12) == ["Adult Black", "Dragon"])
    #expect(
      FieldText.heading("Adult Black Dragon of Doom", columns: 12) == [
        "Adult Black", "Dragon of D…",
      ])
  }

  @Test func aSubtitleIsBrokenAtItsDotOnlyWhereItDoesNotFit() {
    let text = "Small construct · curious"

    #expect(FieldText.subtitle(text, columns: 25) == [text])
    #expect(FieldText.subtitle(text, columns: 24) == ["Small construct", "curious"])
  }

  @Test func tagsAreKeptWhole() {
    let tags = ["black dragon", "red", "a tag that is too long"]

    #expect(
      FieldText.tags(tags, columns: 14)
        == ["black dragon", "red", "a tag that is", "too long"])
    #expect(FieldText.tags(tags, columns: 80) == [tags.joined(separator: "  ")])
  }

  @Test func noTagsAreNone() {
    #expect(FieldText.tags([], columns: 10) == ["none"])
    #expect(FieldText.tags([], columns: 3) == ["no…"])
  }

  @Test func endlessTextsEndSomewhere() {
    let text = String(repeating: "龍 xyz", count: 50_000)

    #expect(FieldText.heading(text, columns: 20).count == 2)
    #expect(FieldText.subtitle(text, columns: 20).count == 3)
    #expect(FieldText.tags(Array(repeating: text, count: 50), columns: 20).count == 20)
    #expect(FieldText.heading(text, columns: 20).last?.last == "…")
    #expect(FieldText.tags([text], columns: 20).last?.last == "…")
    #expect(FittedName(text, columns: 20, matched: [49_000]).text.last == "…")
  }

  @Test(arguments: [-3, 0, 1])
  func withoutRoomNothingFails(columns: Int) {
    #expect(FieldText.heading("Cat-Bot", columns: columns).count <= 2)
    #expect(FieldText.subtitle("Small · tame", columns: columns).count <= 3)
    #expect(!FieldText.tags(["a b", "c"], columns: columns).isEmpty)
  }
}
