import BestiaryCore
import Cells
import JSON
import TerminalKit
import Testing

@testable import BestiaryApp

@Suite struct MonsterCardTests {
  private func card(_ json: String) throws -> MonsterCard {
    guard case .object(let attributes) = try JSONReader().read(json) else {
      throw JSONError(reason: .oddByteCount, offset: 0, line: 1, column: 1)
    }
    return MonsterCard(Monster(id: Monster.ID("x"), name: "X", attributes: attributes))
  }

  @Test func theSubtitleSaysWhatItIs() throws {
    let card = try card(
      #"{"size": "Large", "type": "aberration", "subtype": "aquatic", "alignment": "lawful evil"}"#)

    #expect(card.subtitle == "Large aberration (aquatic) · lawful evil")
  }

  @Test func speedsAreReadAloud() throws {
    let card = try card(#"{"speed": {"walk": 10, "fly": 50, "hover": true}}"#)

    #expect(card.rows.map(\.value) == ["10 ft., fly 50 ft. (hover)"])
  }

  @Test func aRatingIsShownAsAFraction() throws {
    #expect(try card(#"{"challenge_rating": 0.125}"#).rows.map(\.value) == ["1/8"])
  }

  @Test func hitDiceStandBehindHitPoints() throws {
    let card = try card(#"{"hit_points": 135, "hit_dice": "18d10", "hit_points_roll": "18d10+36"}"#)

    #expect(card.rows.map(\.value) == ["135"])
    #expect(card.rows.map(\.note) == ["18d10+36"])
  }

  @Test func namedTextsBecomeSections() throws {
    let card = try card(#"{"special_abilities": [{"name": "Amphibious", "desc": "Breathes."}]}"#)

    #expect(
      card.sections == [MonsterCard.Section(title: "Traits", texts: ["**Amphibious.** Breathes."])])
    #expect(card.rows == [])
  }

  @Test func proficienciesAreGroupedByWhatTheyAreOf() throws {
    let card = try card(
      """
      {"proficiencies": [
        {"value": 6, "proficiency": {"index": "con", "name": "Saving Throw: CON"}},
        {"value": 10, "proficiency": {"index": "perception", "name": "Skill: Perception"}},
        {"value": 8, "proficiency": {"index": "int", "name": "Saving Throw: INT"}},
        {"value": 2, "proficiency": {"index": "lute", "name": "Lute"}}]}
      """)

    #expect(card.rows.map(\.label) == ["saving throws", "skills", "proficiencies"])
    #expect(card.rows.map(\.value) == ["CON +6, INT +8", "Perception +10", "Lute +2"])
  }

  @Test func proficienciesOfNothingInParticularStayOneRow() throws {
    let card = try card(#"{"proficiencies": ["Lute", "Stealth"]}"#)

    #expect(card.rows.map(\.label) == ["proficiencies"])
    #expect(card.rows.map(\.value) == ["Lute, Stealth"])
  }

  @Test func emptyListsAndBookkeepingAreLeftOut() throws {
    let card = try card(
      #"{"damage_immunities": [], "url": "/x", "speed_original": "1", "n": null}"#)

    #expect(card.rows == [])
  }
}

@Suite struct EffectivenessTests {
  @Test(
    arguments: [
      (#"{"damage_vulnerabilities": ["fire"]}"#, Effectiveness.vulnerable),
      (#"{"damage_resistances": "cold, fire"}"#, .resistant),
      (#"{"damage_immunities": ["Fire", "poison"]}"#, .immune),
      (
        #"{"damage_resistances": ["bludgeoning, fire and slashing from nonmagical attacks"]}"#,
        .resistant
      ),
      (#"{"damage_resistances": ["firestorms"]}"#, nil), ("{}", nil),
    ])
  func fireIsMarked(json: String, expected: Effectiveness?) throws {
    guard case .object(let attributes) = try JSONReader().read(json) else { return }

    #expect(Effectiveness(damage: ["fire"], attributes: attributes) == expected)
  }
}
