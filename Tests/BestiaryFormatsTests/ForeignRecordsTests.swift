import BestiaryCore
import BestiaryFormats
import JSON
import Testing

private func monster(_ text: String) throws -> Monster {
  try #require(try catalog(text).document.monsters.first)
}

@Test(arguments: [
  (#"[{"index": "a", "name": "A", "challenge_rating": 1}]"#, CatalogFormat.fiveEBits),
  (#"{"count": 1, "results": [{"name": "A", "document__slug": "tob"}]}"#, .open5e),
  (#"[{"model": "api.monster", "pk": "a", "fields": {"name": "A"}}]"#, .open5e),
  (#"{"_meta": {}, "monster": [{"name": "A", "source": "MM", "ac": [1]}]}"#, .fiveETools),
  (#"[{"name": "A", "source": "MM", "ac": [1]}]"#, .fiveETools),
  (#"[{"Name": "A"}]"#, .improvedInitiative),
  (#"{"Creatures": ["x"], "Creatures.x": {"Name": "A"}}"#, .improvedInitiative),
  (#"[{"name": "A"}]"#, .records), (#"{"monsters": [{"name": "A"}]}"#, .records),
  (#"{"format": "bestiary", "version": 1, "monsters": [{"name": "A"}]}"#, .bestiary),
  ("# x\n\nname:A\nbase:b\ncolor:w\n", .angband), ("name:A\r\nbase:b\r\n", .angband),
])
func aFormatIsToldByItsShape(text: String, format: CatalogFormat) throws {
  let imported = try catalog(text)

  #expect(imported.format == format)
  #expect(imported.document.monsters.map(\.name) == ["A"])
  #expect(try catalog(text, format: format) == imported)
}

@Test func aRecordOfAnotherProgramThatCannotBeReadIsListed() throws {
  let imported = try catalog(
    #"[{"index": "a", "name": "A", "challenge_rating": 1}, {"index": "b", "name": 7}, 3]"#)

  #expect(imported.document.monsters.map(\.name) == ["A"])
  #expect(imported.problems.map(\.record) == [2, 3])
  #expect(imported.problems.map(\.key) == ["name", nil])
}

@Test func twoBooksOfOpen5eThatShareANameStayApart() throws {
  let imported = try catalog(
    """
    {"results": [
      {"name": "Goblin", "slug": "goblin", "document__slug": "tob", "document__title": "Tome"},
      {"name": "Goblin", "slug": "goblin", "document__slug": "cc", "size": "small"}]}
    """)

  #expect(imported.document.monsters.map(\.id.text) == ["open5e/tob/goblin", "open5e/cc/goblin"])
  #expect(imported.document.monsters[0].attributes["source"] == .string("Tome"))
  #expect(imported.document.monsters[1].attributes["size"] == .string("Small"))
}

@Test func textsThatAreJSONInAFixtureBecomeValues() throws {
  let goblin = try monster(
    #"""
    [{"model": "api.monster", "pk": "goblin", "fields": {"name": "Goblin",
      "actions_json": "[{\"name\": \"Stab\", \"attack_bonus\": 1}]", "spells_json": "null",
      "broken_json": "{", "speed_json": "{\"walk\": 30, \"hover\": true}"}}]
    """#)

  #expect(goblin.id == Monster.ID("open5e/goblin"))
  #expect(goblin.attributes["wields"] == .string("Stab"))
  #expect(goblin.attributes["spells"] == .null)
  #expect(goblin.attributes["broken_json"] == .string("{"))
  #expect(try goblin.attributes["speed"] == json(#"{"walk": 30, "hover": true}"#))
}

@Test(arguments: [
  (
    "{@atk mw} {@hit 9} to hit. {@h}12 ({@damage 2d6 + 5})",
    "Melee Weapon Attack: +9 to hit. Hit: 12 (2d6 + 5)"
  ),
  ("{@atk mw,rw} {@atk rs}", "Melee or Ranged Weapon Attack: Ranged Spell Attack:"),
  ("{@dc 14} {@dice 1d4}", "DC 14 1d4"), ("Bite {@recharge 5}", "Bite (Recharge 5-6)"),
  ("Bite {@recharge}", "Bite (Recharge 6)"), ("{@b bold} {@i leaning}", "**bold** *leaning*"),
  ("{@item chain mail|phb|chain}", "chain"), ("{@item chain mail|phb}", "chain mail"),
  ("{@i a {@spell fly|xphb} b}", "*a fly b*"), ("{@hit -1} {curly} {@cut", "-1 {curly} {@cut"),
])
func tagsOf5etoolsBecomePlainText(text: String, plain: String) throws {
  let text = JSONWriter(.compact).text(.string(text))

  let attributes = try monster(
    #"[{"name": "A", "source": "MM", "ac": [1], "trait": [{"name": "T", "entries": [\#(text)]}]}]"#
  ).attributes

  #expect(
    try attributes["trait"]
      == json(#"[{"name": "T", "entries": [\#(JSONWriter(.compact).text(.string(plain)))]}]"#))
}

@Test(arguments: [
  (#"["A"]"#, "any alignment"), (#"["U"]"#, "unaligned"), (#"["L","E"]"#, "lawful evil"),
  (#"["NX","NY","N"]"#, "any neutral alignment"), (#"["L","NX","C","E"]"#, "any evil alignment"),
  (#"["C","G","NY","E"]"#, "any chaotic alignment"),
  (#"["L","G","NY","E"]"#, "any lawful alignment"),
  (#"["L","NX","C","G"]"#, "any good alignment"),
  (#"["L","NX","C","NY","E"]"#, "any non-good alignment"),
  (
    #"[{"alignment":["N","G"],"chance":50},{"alignment":["N","E"],"chance":50}]"#,
    "neutral good (50%) or neutral evil (50%)"
  ),
  (#"[{"special":"as its maker"}]"#, "as its maker"),
])
func alignmentLettersOf5etoolsBecomeWords(letters: String, words: String) throws {
  let attributes = try monster(
    #"[{"name": "A", "source": "MM", "ac": [1], "alignment": \#(letters)}]"#
  ).attributes

  #expect(attributes["alignment"] == .string(words))
}

@Test func fieldsOf5etoolsGetTheirCanonicalKeysAndKeepTheirOriginals() throws {
  let attributes = try monster(
    """
    [{"name": "A", "source": "MM", "size": ["S", "M"], "type": {"type": "monstrosity", "swarmSize": "T",
      "tags": ["x", {"tag": "y", "prefix": "old"}]}, "ac": [{"ac": 12, "from": ["hide"]}],
      "hp": {"average": 7, "formula": "2d6"}, "cr": {"cr": "1/4", "lair": "1/2"}, "str": 8,
      "resist": ["fire", {"resist": ["cold", "acid"], "note": "from magic", "preNote": "odd"}],
      "speed": {"walk": {"number": 30, "condition": "(x)"}, "canHover": true}}]
    """
  ).attributes

  #expect(attributes["size"] == .string("Small or Medium"))
  #expect(attributes["type"] == .string("swarm of Tiny monstrosities"))
  #expect(attributes["subtype"] == .string("x, old y"))
  #expect(attributes["armor_class"] == .number(JSONNumber(12)))
  #expect(try attributes["armor_class_original"] == json(#"[{"ac": 12, "from": ["hide"]}]"#))
  #expect(attributes["hit_points"] == .number(JSONNumber(7)))
  #expect(attributes["challenge_rating"] == .string("1/4"))
  #expect(attributes["strength"] == .number(JSONNumber(8)))
  #expect(try attributes["damage_resistances"] == json(#"["fire", "odd cold, acid from magic"]"#))
  #expect(try attributes["speed"] == json(#"{"walk": 30, "hover": true}"#))
}

@Test func theTextsOfImprovedInitiativeAreTakenApart() throws {
  let monster = try monster(
    """
    [{"Name": "Werebear", "Type": "Medium humanoid (human, shapechanger), neutral good",
      "HP": {"Value": 135, "Notes": "(18d8)"}, "Challenge": "5", "Description": "Big.",
      "Speed": ["30 ft. (40 ft.", "climb 30 ft. in bear form)", "fly 10 ft. (hover)"],
      "Abilities": {"Str": 19, "Dex": 10}, "Actions": [{"Name": "Greataxe", "Content": "x"}]}]
    """)

  #expect(monster.id == Monster.ID("improved-initiative/werebear"))
  #expect(monster.description == "Big.")
  #expect(
    try .object(monster.attributes)
      == json(
        """
        {"size": "Medium", "type": "humanoid (human, shapechanger)", "alignment": "neutral good",
          "type_original": "Medium humanoid (human, shapechanger), neutral good", "hit_points": 135,
          "hit_points_original": {"Value": 135, "Notes": "(18d8)"}, "challenge_rating": "5",
          "speed": {"walk": 30, "fly": 10, "hover": true},
          "speed_original": ["30 ft. (40 ft.", "climb 30 ft. in bear form)", "fly 10 ft. (hover)"],
          "strength": 19, "dexterity": 10, "Actions": [{"Name": "Greataxe", "Content": "x"}],
          "wields": "Greataxe"}
        """))
}

@Test func theLinesOfAngbandAreGathered() throws {
  let text = """
    # a comment
    name:Grip, Farmer Maggot's Dog\r
    base:canine
    color:U
    depth:2
    hit-points:5
    blow:BITE:HURT:1d5
    blow:BITE
    flags:UNIQUE | EVIL
    flags:RAND_25
    desc:A rather vicious
    desc: dog.
    """

  let monster = try monster(text)

  #expect(monster.id == Monster.ID("angband/grip-farmer-maggots-dog"))
  #expect(monster.description == "A rather vicious dog.")
  #expect(monster.color == HexColor(0xc08040))
  #expect(
    try .object(monster.attributes)
      == json(
        """
        {"base": "canine", "type": "canine", "color_original": "U", "depth": 2, "challenge_rating": 2,
          "hit_points": 5, "blows": ["BITE:HURT:1d5", "BITE"], "flags": ["UNIQUE", "EVIL", "RAND_25"],
          "alignment": "evil"}
        """))
}

@Test func aLineOfAngbandThatIsNoneIsRefusedByItsNumber() {
  #expect(refusal("name:A\nbase:b\nrubbish\n") == .badLine(3))
  #expect(refusal("color:w\nname:A\nbase:b\n") == .badLine(1))
}
