import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

private let goblin = """
  [{"index": "goblin", "name": "Goblin", "desc": ["One.", "Two."], "size": "Small",
    "armor_class": [{"type": "armor", "value": 15}, {"type": "x", "value": 1}], "hit_points": 7,
    "speed": {"walk": "30 ft.", "fly": "10 ft.", "hover": true}, "challenge_rating": 0.25,
    "actions": [{"name": "Bite", "attack_bonus": 4}, {"name": "Scimitar (Humanoid Form Only)"}],
    "image": "/api/images/monsters/goblin.png"}]
  """

@Test func d18AFiveEBitsRecordIsSimplifiedAndItsOriginalsAreKept() throws {
  let imported = try catalog(goblin)

  let monster = try #require(imported.document.monsters.first)
  #expect(imported.format == .fiveEBits)
  #expect(monster.id == Monster.ID("5e-bits/goblin"))
  #expect(monster.description == "One.\nTwo.")
  #expect(monster.preferredWayToKill == nil)
  let attributes = try json(
    """
    {"index": "goblin", "desc_original": ["One.", "Two."], "size": "Small", "armor_class": 15,
      "armor_class_original": [{"type": "armor", "value": 15}, {"type": "x", "value": 1}],
      "hit_points": 7, "speed": {"walk": 30, "fly": 10, "hover": true},
      "speed_original": {"walk": "30 ft.", "fly": "10 ft.", "hover": true},
      "challenge_rating": 0.25,
      "actions": [{"name": "Bite", "attack_bonus": 4}, {"name": "Scimitar (Humanoid Form Only)"}],
      "image": "/api/images/monsters/goblin.png", "wields": "Scimitar"}
    """)
  #expect(.object(monster.attributes) == attributes)
}

@Test(arguments: [
  ("Melee Weapon Attack: +4", true), ("x Ranged Spell Attack: +1", true),
  ("Melee or Ranged Weapon Attack: +4", true), ("Melee Attack Roll: +4", true),
  ("Ranged Attack: 1", true), ("Melee Weapon Attack +4", false), ("melee weapon attack:", false),
  ("Weapon Attack:", false), ("Melee  Attack:", false), ("MeleeMelee Attack:", true),
])
func anAttackIsToldByItsText(text: String, isAttack: Bool) throws {
  let record = """
    [{"index": "a", "name": "A", "challenge_rating": 1, "actions": [{"name": "Poke", "desc": "\(text)"}]}]
    """

  let wields = try catalog(record).document.monsters[0].attributes["wields"]

  #expect(wields == (isAttack ? .string("Poke") : nil))
}

@Suite(.enabled(if: SharedFixtures.isPresent))
struct FiveEBitsFileTests {
  private let file = "data/5e-bits/5e-SRD-Monsters.json"

  @Test func everyRecordMatchesTheAnswerKey() throws {
    let imported = try sharedCatalog(file)

    #expect(imported.format == .fiveEBits)
    #expect(imported.problems == [])
    #expect(
      try AnswerKey("5e-bits-2014").differences(from: imported.document.monsters) == [])
  }

  @Test func exportingReadingAndExportingAgainGivesTheSameBytes() throws {
    let bytes = CatalogWriter().bytes(try sharedCatalog(file).document)

    let again = try CatalogReader().read(bytes)

    #expect(again.problems == [])
    #expect(CatalogWriter().bytes(again.document) == bytes)
  }
}
