import BestiaryCore
import JSON
import Testing

struct CatalogValidationTests {
  @Test(arguments: ["", " ", "\t\n", "\u{200b}", "\u{a0}\u{3000}", "\u{7}", "\u{feff}"])
  func aNameThatCannotBeSeenIsRefused(name: String) {
    let expected = BestiaryError(id: "imp", field: "name", reason: .empty)
    let id = Monster.ID("imp")

    #expect(throws: expected) { try CatalogValidation.check(Monster(id: id, name: name)) }
    #expect(throws: expected) { try CatalogValidation.check(.name(name), of: id) }
    #expect(throws: expected) {
      try CatalogValidation.check(Weapon(id: Weapon.ID("imp"), name: name))
    }
  }

  @Test(arguments: ["a", " x ", "龍", "👩‍✈️", "e\u{301}"])
  func aNameThatCanBeSeenIsTaken(name: String) throws {
    try CatalogValidation.check(Monster(id: Monster.ID(name), name: name))
  }

  @Test func otherFieldsMayBeEmpty() throws {
    try CatalogValidation.check(.description(""), of: Monster.ID("imp"))
  }

  @Test(arguments: [
    ("0.125", "1/8"), ("\"1/8\"", "1/8"), ("5", "5"), ("\"0.50\"", "1/2"),
    ("\"unknown\"", "unknown"),
    ("-1", "-1"), ("null", ""), ("[1]", ""),
  ])
  func theListShowsTheChallengeRating(value: String, shown: String) throws {
    let attributes = JSONObject([
      JSONMember(key: "challenge_rating", value: try JSONReader().read(value))
    ])

    #expect(MonsterSummary.listAttribute(of: attributes) == shown)
    #expect(MonsterSummary.listAttribute(of: JSONObject()).isEmpty)
  }
}
