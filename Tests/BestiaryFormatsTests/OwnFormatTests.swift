import BestiaryCore
import BestiaryFormats
import JSON
import Testing

private let sword = Weapon(
  id: Weapon.ID("sword"), name: "Sword", damage: ["slashing"], icon: Icon(png: [1, 2, 3]),
  isBuiltIn: true)

private let writer = CatalogWriter(builtInWeapons: [sword])
private let reader = CatalogReader(builtInWeapons: [sword])

private let complete = """
  {
    "format": "bestiary",
    "version": 1,
    "weapons": [
      {
        "id": "sword",
        "name": "Sword",
        "damage": [
          "slashing"
        ]
      },
      {
        "id": "fork",
        "name": "Fork",
        "icon": "data:image/png;base64,iVBORw=="
      }
    ],
    "monsters": [
      {
        "id": "cat-bot",
        "name": "Cat-Bot",
        "description": "*Purrs* and\\n\\u009Bbeeps.",
        "icon": "data:image/png;base64,iVBORw0K",
        "color": "#e6a23c",
        "preferredWayToKill": "sword",
        "tags": [
          "robot"
        ],
        "attributes": {
          "armor_class": 12,
          "challenge_rating": "1/4",
          "anything": [
            1,
            2.50,
            null,
            12345678901234567890
          ]
        },
        "mood": "sour"
      },
      {
        "id": "5e-bits/goblin",
        "name": "Goblin"
      }
    ],
    "campaign": {
      "year": 1e3
    }
  }

  """

@Test func w2WhatIsReadIsWrittenBackToTheByte() throws {
  let imported = try catalog(complete, reader: reader)

  #expect(imported.format == .bestiary)
  #expect(imported.problems == [])
  #expect(String(decoding: writer.bytes(imported.document), as: UTF8.self) == complete)
}

@Test func w2EveryFieldOfAMonsterIsRead() throws {
  let monster = try #require(try catalog(complete, reader: reader).document.monsters.first)

  #expect(monster.id == Monster.ID("cat-bot"))
  #expect(monster.name == "Cat-Bot")
  #expect(monster.description == "*Purrs* and\n\u{9b}beeps.")
  #expect(monster.icon == Icon(png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))
  #expect(monster.color == HexColor(0xe6a23c))
  #expect(monster.preferredWayToKill == Weapon.ID("sword"))
  #expect(monster.tags == ["robot"])
  #expect(monster.attributes["challenge_rating"] == .string("1/4"))
  #expect(monster.unknown["mood"] == .string("sour"))
}

@Test func d8ABuiltInWeaponHasItsOwnPictureUnlessTheFileShowsAnother() throws {
  let changed = #"{"id": "sword", "name": "Blade", "icon": "data:image/png;base64,BAUG"}"#
  let text = #"{"format": "bestiary", "version": 1, "weapons": [\#(changed)]}"#

  let read = try catalog(complete, reader: reader).document.weapons
  let other = try catalog(text, reader: reader).document

  #expect(read.map(\.icon) == [sword.icon, Icon(png: [0x89, 0x50, 0x4e, 0x47])])
  #expect(read.map(\.isBuiltIn) == [true, false])
  #expect(other.weapons.map(\.icon) == [Icon(png: [4, 5, 6])])
  #expect(String(decoding: writer.bytes(other), as: UTF8.self).contains("base64,BAUG"))
}

@Test func anIconPathIsAskedForAndOneThatIsNotThereIsKeptAsText() throws {
  let reader = CatalogReader { path in path == "imp.png" ? [7] : nil }
  let text = """
    {"format": "bestiary", "version": 1, "monsters": [
      {"id": "a", "name": "A", "icon": "imp.png"}, {"id": "b", "name": "B", "icon": "no.png"},
      {"id": "c", "name": "C", "icon": "data:image/png;base64,*"}]}
    """

  let imported = try catalog(text, reader: reader)
  let again = try reader.read(CatalogWriter().bytes(imported.document))

  #expect(imported.document.monsters.map(\.icon) == [Icon(png: [7]), nil, nil])
  #expect(imported.document.monsters[1].unknown["icon"] == .string("no.png"))
  #expect(
    imported.problems.map(\.reason) == [
      .iconKeptAsText("no.png"), .iconKeptAsText("data:image/png;base64,*"),
    ])
  #expect(imported.refusedRecords == 0)
  #expect(again.document == imported.document)
}

@Test func aPictureGivenLaterTakesThePlaceOfATextThatWasKept() throws {
  var monster = Monster(id: Monster.ID("a"), name: "A")
  monster.unknown["icon"] = .string("no.png")
  monster.icon = Icon(png: [1, 2, 3])

  let bytes = CatalogWriter().bytes(CatalogDocument(monsters: [monster]))

  let record = try json(String(decoding: bytes, as: UTF8.self))
  #expect(String(decoding: bytes, as: UTF8.self).contains("no.png") == false)
  #expect(record != .null)
}

@Test func aRecordOfTheWrongShapeIsRefusedByNumberNameAndKey() throws {
  let found = try problems(
    """
    {"format": "bestiary", "version": 1, "weapons": [{"name": "Axe", "damage": "much"}], "monsters": [
      {"id": "a", "name": "A", "color": ";;;;", "tags": ["x", 2], "attributes": []},
      {"id": "b"}, {"id": "c", "name": ""}, 7, {"name": null}, {"name": "D", "attributes": {"n": 1e400}},
      {"name": "E", "name": "F"}, {"id": "g", "name": "G", "attributes": {"a": 1, "a": 2}}]}
    """)

  #expect(found.map(\.record) == [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8])
  #expect(found.map(\.name) == ["Axe", "A", "A", "A", nil, "", nil, nil, "D", "E", "G"])
  #expect(
    found.map(\.key) == [
      "damage", "color", "attributes", "tags", "name", "name", nil, "name", "attributes", "name",
      "a",
    ])
  #expect(
    found.map(\.reason) == [
      .wrongShape(expected: .list, found: .text), .notAColor(";;;;"),
      .wrongShape(expected: .object, found: .list),
      .wrongElement(number: 2, expected: .text, found: .number), .missing, .empty,
      .wrongShape(expected: .object, found: .number), .wrongShape(expected: .text, found: .null),
      .numberTooLarge("1e400"), .doubledKey, .doubledKey,
    ])
  #expect(found.map(\.refusesRecord) == found.map { _ in true })
}

@Test func anIDThatIsNoTextRefusesTheRecordAndAnyOtherStays() throws {
  let text = """
    {"format": "bestiary", "version": 1, "monsters": [
      {"id": 7, "name": "A"}, {"id": "", "name": "B"}, {"id": "c d", "name": "C"}, {"name": "D"}]}
    """

  let imported = try catalog(text)

  #expect(imported.document.monsters.map(\.id.text) == ["c d", "d"])
  #expect(
    imported.problems.map(\.reason) == [.wrongShape(expected: .text, found: .number), .empty])
}

@Test func whatCouldBeReadCanBeReadBackHoweverDeepItIs() throws {
  let deep = String(repeating: "[", count: 498) + String(repeating: "]", count: 498)
  let tooDeep = "[" + deep + "]"

  let imported = try catalog(#"[{"name": "A", "x": \#(deep)}]"#)
  let again = try CatalogReader().read(CatalogWriter().bytes(imported.document))

  #expect(again.document == imported.document)
  guard case .notJSON(let error)? = refusal(#"[{"name": "A", "x": \#(tooDeep)}]"#) else {
    Issue.record("accepted")
    return
  }
  #expect(error.reason == .tooDeep(limit: 500))
}

@Test func aFileOfAnotherVersionIsRefused() {
  #expect(refusal(#"{"format": "bestiary", "version": 2}"#) == .unsupportedVersion("2"))
  #expect(refusal(#"{"format": "bestiary"}"#) == .unsupportedVersion(nil))
}

@Test func aTopOfTheWrongShapeIsRefusedByItsKey() {
  #expect(
    refusal(#"{"format": "bestiary", "version": 1, "monsters": {}}"#)
      == .wrongShape(key: "monsters", expected: .list, found: .object))
  #expect(
    refusal(#"{"format": "bestiary", "version": 1, "monsters": [], "monsters": []}"#)
      == .doubledKey("monsters"))
  #expect(refusal("[]", format: .bestiary) == .notInFormat(.bestiary, found: .list))
}

@Test func aMonsterALineHasTheSameRecordAsTheFile() throws {
  let document = try catalog(complete, reader: reader).document

  let lines = String(decoding: writer.bytes(document, as: .jsonl), as: UTF8.self)
    .split(separator: "\n").map(String.init)

  #expect(lines.count == 2)
  #expect(lines[1] == #"{"id":"5e-bits/goblin","name":"Goblin"}"#)
  let own = try json(complete)
  guard case .object(let top) = own, case .array(let monsters)? = top["monsters"] else { return }
  let records = try lines.map { try json($0) }
  #expect(records == monsters)
}
