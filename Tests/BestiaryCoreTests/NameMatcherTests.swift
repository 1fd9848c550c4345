import Testing

@testable import BestiaryCore

struct NameMatcherTests {
  @Test func theExactNameIsFirstAndScatteredLettersLast() {
    let names = ["Bat Swarm", "Combat Golem", "Wombat", "Bat", "Brown Ape Thing", "Giant Bat"]

    #expect(
      ranking("bat", names)
        == ["Bat", "Bat Swarm", "Giant Bat", "Wombat", "Combat Golem", "Brown Ape Thing"])
  }

  @Test func accentsAndCaseDoNotCount() {
    let names = [
      "Ènderling", "Enderling", "Fáfnir", "Fafnir", "ÉGIDE", "Straße Ghoul", "İblis", "iblis",
      "M\u{fc}llerd\u{e4}mon A", "Mu\u{308}llerda\u{308}mon B", "각시",
    ]

    for (query, count) in [
      ("enderling", 2), ("fafnir", 2), ("egide", 1), ("strasse", 1), ("iblis", 2), ("mü", 2),
      ("muller", 2), ("müller", 2), ("각시", 1), ("\u{1100}\u{1161}\u{11a8}", 1), ("Fáf", 2),
      ("straße", 1),
    ] {
      #expect(ranking(query, names).count == count, "\(query)")
    }
  }

  @Test func aCapitalMakesCaseCount() {
    let names = ["Red dragon", "Red Dragon", "rED DRAGON"]

    #expect(ranking("dragon", names).count == 3)
    #expect(ranking("Dragon", names) == ["Red Dragon"])
    #expect(ranking("red D", names) == ["Red Dragon", "rED DRAGON"])
  }

  @Test func everyWordOfTheQueryMustBeThere() {
    let names = ["Ash Drake", "Drake of Ash", "Ash Wolf", "Dashing Drake"]

    #expect(ranking("drake ash", names) == ["Ash Drake", "Drake of Ash", "Dashing Drake"])
    #expect(ranking("  ash\tdrake ", names) == ["Ash Drake", "Drake of Ash", "Dashing Drake"])
  }

  @Test func amongScatteredLettersThoseThatBeginWordsAreFirst() {
    let names = ["Flying Sword", "Fire Wolf", "Halfway House", "Far Swarm"]

    #expect(ranking("fw", names) == ["Halfway House", "Fire Wolf", "Far Swarm", "Flying Sword"])
  }

  @Test func anEmptyQueryMatchesAll() throws {
    let matcher = NameMatcher(" \u{301} ")

    #expect(matcher.isEmpty)
    #expect(matcher.score(SearchableName("Any")) != nil)
    #expect(try #require(matcher.match("Any")).offsets.isEmpty)
  }

  @Test(arguments: [
    ("bat", "Combat", [3, 4, 5]), ("bat", "Bat", [0, 1, 2]), ("fw", "Fire Wolf", [0, 5]),
    ("fafnir", "Fa\u{301}fnir", [0, 1, 2, 3, 4, 5]), ("ss", "Straße", [4]),
    ("straße", "STRASSE", [0, 1, 2, 3, 4, 5, 6]), ("wolf", "👩‍✈️ Wolf", [2, 3, 4, 5]),
    ("ash drake", "Drake of Ash", [0, 1, 2, 3, 4, 9, 10, 11]), ("각", "각시", [0]),
    ("drg", "Red Dragon", [4, 5, 7]), ("a", "Banana Ape", [7]), ("b", "a\r\nb", [2]),
  ])
  func theMatchedCharactersAreGiven(query: String, name: String, offsets: [Int]) {
    #expect(NameMatcher(query).match(name)?.offsets == offsets)
  }

  @Test func scoreAndMatchAgree() {
    for row in fzfPointsTable {
      let matcher = NameMatcher(row.word)
      #expect(matcher.match(row.name)?.score == matcher.score(SearchableName(row.name)))
      #expect(matcher.match(row.name)?.offsets.count == row.word.count, "\(row)")
    }
  }

  @Test func scatteredLettersGetFzfsPoints() {
    for row in fzfPointsTable {
      let name = SearchableName(row.name)
      let rating = name.units.withUnsafeBufferPointer {
        SearchTerm(row.word).rating(in: $0) { _ in }
      }
      #expect(rating?.points == row.points, "\(row)")
    }
  }

  @Test func whatIsNotThereDoesNotMatch() {
    for (query, name) in [("bat", "tab"), ("aa", "a"), ("д", "и"), ("x", ""), ("é", "b")] {
      #expect(NameMatcher(query).score(SearchableName(name)) == nil)
      #expect(NameMatcher(query).match(name) == nil)
    }
  }

  private func ranking(_ query: String, _ names: [String]) -> [String] {
    let matcher = NameMatcher(query)
    let scored = names.enumerated().compactMap { index, name in
      matcher.score(SearchableName(name)).map { (score: $0, index: index, name: name) }
    }
    return scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map(\.name)
  }
}
