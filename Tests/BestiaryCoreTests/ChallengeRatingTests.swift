import BestiaryCore
import JSON
import Testing

@Test(arguments: [
  ("0", "0"), ("1/8", "1/8"), ("0.125", "1/8"), ("1.25e-1", "1/8"), ("0.25", "1/4"), ("1/2", "1/2"),
  ("10", "10"), ("1e0", "1"), ("1.0", "1"), ("3e1", "30"), ("2/4", "1/2"), (" 1 / 4 ", "1/4"),
  ("1/4 (50 XP)", "1/4"), ("0.3", "3/10"), ("1.5", "3/2"),
])
func aRatingIsAnExactFraction(text: String, shown: String) {
  #expect(ChallengeRating(text: text)?.description == shown)
}

@Test(arguments: [
  "", "many", "-1", "1/0", "1/", "/2", "1/2/3", ".5", "1..2", "1e400", "1e-400", "½", "1e", "0x1",
  "99999999999999999999",
])
func whatIsNoRatingIsNone(text: String) {
  #expect(ChallengeRating(text: text) == nil)
}

@Test func ratingsSortAsNumbersHoweverTheyAreWritten() throws {
  let values = try JSONReader().read(#"[30,"1/2",0.125,"1/8","10",2,0.25,"1/4","0",1]"#)
  guard case .array(let elements) = values else { return }

  let shown = elements.compactMap { ChallengeRating($0) }.sorted().map(\.description)

  #expect(shown == ["0", "1/8", "1/8", "1/4", "1/4", "1/2", "1", "2", "10", "30"])
}
