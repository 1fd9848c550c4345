import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

@Test func whatALooseRecordSaysBesideTheKnownFieldsBecomesAttributes() throws {
  let imported = try catalog(
    """
    [{"id": "k", "name": "Keeper", "cr": "1", "hp": 10, "ac": "12 (hide)", "colour": "#ABC",
      "desc": "Plain.", "weapon": "claw", "preferredWayToKill": "fork", "tags": ["x"],
      "notes": null, "nested": {"a": [1.0]}}]
    """)

  let monster = try #require(imported.document.monsters.first)
  #expect(imported.format == .records)
  #expect(monster.id == Monster.ID("k"))
  #expect(monster.description == "Plain.")
  #expect(monster.color == HexColor(0xaabbcc))
  #expect(monster.preferredWayToKill == Weapon.ID("fork"))
  #expect(monster.tags == ["x"])
  #expect(
    try JSONValue.object(monster.attributes)
      == json(
        """
        {"challenge_rating": "1", "hit_points": 10, "armor_class": "12 (hide)", "weapon": "claw",
          "notes": null, "nested": {"a": [1.0]}}
        """))
}

@Test func aRecordWithoutAnIdOrWithOneThatIsNoTextGetsASlug() throws {
  let imported = try catalog(
    #"{"monsters": [{"name": "Elf"}, {"id": 9007199254740993, "name": "Elf"}, {"id": "", "name": "Orc"}]}"#
  )

  #expect(imported.document.monsters.map(\.id.text) == ["elf", "elf-2", "orc"])
  #expect(imported.document.monsters[1].attributes["id"] == .number(JSONNumber(9007199254740993)))
  #expect(imported.problems == [])
}

@Test func ofTwoRecordsWithOneIdBothAreKeptAndTheNewIdIsTold() throws {
  let imported = try catalog(
    #"[{"id": "boar", "name": "Boar"}, {"id": "boar", "name": "Champion"}]"#)

  #expect(imported.document.monsters.map(\.id.text) == ["boar", "boar-2"])
  #expect(
    imported.problems == [
      ImportProblem(
        record: 2, name: "Champion", key: "id", reason: .idTaken("boar", newID: "boar-2"))
    ])
}

@Test func badRecordsAreListedAndTheOthersRead() throws {
  let imported = try catalog(#"[{"name": "One"}, {"name": 42, "hp": "many"}, {"name": "Three"}]"#)

  #expect(imported.document.monsters.map(\.name) == ["One", "Three"])
  #expect(
    imported.problems == [
      ImportProblem(record: 2, key: "hit_points", reason: .notANumber("many")),
      ImportProblem(
        record: 2, key: "name", reason: .wrongShape(expected: .text, found: .number)),
    ])
  #expect(imported.refusedRecords == 1)
}

@Test func weaponsAndOtherMembersBesideTheMonstersAreKept() throws {
  let document = try catalog(
    #"{"title": "x", "weapons": [{"name": "Big Fork"}], "monsters": [{"name": "Elf"}]}"#
  ).document

  #expect(document.weapons == [Weapon(id: Weapon.ID("big-fork"), name: "Big Fork")])
  #expect(document.unknown == JSONObject([JSONMember(key: "title", value: .string("x"))]))
}

@Test(arguments: [
  "null", "42", "\"text\"", "[1, 2]", "[{\"title\": \"x\"}]", "{}", "{\"a\": []}",
  #"{"format": "bestiarium", "monsters": [{"name": "A"}]}"#,
])
func whatIsNoCatalogIsRefusedWithWhatWasLookedFor(text: String) throws {
  let kind = JSONKind(try json(text))

  #expect(refusal(text) == .unrecognized(found: kind, lookedFor: CatalogFormat.allCases))
}

@Test func anEmptyListIsAnEmptyCatalog() throws {
  #expect(try catalog("[]").document == CatalogDocument())
}

@Test func textThatIsNoJSONIsRefusedWithItsPlace() {
  #expect(
    refusal("[\r\n{\"hp\": 1O}]")
      == .notJSON(
        JSONError(
          reason: .unexpected(.character("O"), expected: .commaOrEndOfObject), offset: 11, line: 2,
          column: 9)))
}

@Suite(.enabled(if: SharedFixtures.isPresent))
struct CaseFilesTests {
  @Test func fieldsOfUnknownShapeSurviveTheRoundTrip() throws {
    let imported = try sharedCatalog("cases/98-extra-fields.json")
    let again = try CatalogReader().read(CatalogWriter().bytes(imported.document))

    #expect(again.document == imported.document)
    #expect(
      imported.document.monsters[0].attributes.members.map(\.key) == [
        "type", "challenge_rating", "hit_points", "armor_class", "weapon", "legendary", "spells",
        "senses", "notes", "nested", "empty", "flag",
      ])
  }

  @Test func longNumbersKeepEveryDigit() throws {
    let document = try sharedCatalog("cases/99-bigint.json").document
    let text = String(decoding: CatalogWriter().bytes(document, as: .jsonl), as: UTF8.self)

    #expect(
      text == #"{"id":"exact","name":"Exact","attributes":{"id":9007199254740993,"#
        + #""hit_points":100020003000400011,"armor_class":12,"xp":18446744073709551615,"#
        + #""ratio":0.1000000000000000055511151231257827,"challenge_rating":1.0}}"# + "\n")
  }

  @Test func oneBadRecordIsNamedAndThreeAreRead() throws {
    let imported = try sharedCatalog("cases/102-one-bad.json")

    #expect(imported.document.monsters.map(\.name) == ["Good one", "Good two", "Good four"])
    #expect(imported.problems.map(\.record) == [3, 3])
    #expect(imported.problems.map(\.key) == ["hit_points", "name"])
  }

  @Test(arguments: [
    "105-bom", "105-utf16le", "76-crlf-good", "113-mojibake", "96-cr", "21-shared-icon",
  ])
  func aGoodFileIsReadWhole(name: String) throws {
    let imported = try sharedCatalog("cases/\(name).json")

    #expect(!imported.document.monsters.isEmpty)
    #expect(imported.refusedRecords == 0)
  }

  @Test func mangledTextIsLeftAlone() throws {
    #expect(
      try sharedCatalog("cases/113-mojibake.json").document.monsters[0].name == "Adderâ€™s Kin")
  }

  @Test func d15ADoubledKeyANumberTooLargeAndABadColourRefuseTheirRecord() throws {
    let doubled = try sharedCatalog("cases/110-dup-keys.json")
    let huge = try sharedCatalog("cases/111-huge-number.json")
    let color = try sharedCatalog("cases/130-color-stored-bad.json")

    #expect(doubled.problems.map(\.key) == ["name", "hp"])
    #expect(huge.problems.map(\.reason) == [.numberTooLarge("1e400"), .numberTooLarge("-1e400")])
    #expect(huge.document.monsters.map(\.name) == ["Ok"])
    #expect(
      color.problems == [
        ImportProblem(record: 1, name: "Broken", key: "color", reason: .notAColor(";;;;"))
      ])
    #expect(color.document.monsters.map(\.name) == ["Fine"])
  }

  @Test func picturesBesideTheFileAreReadAndTheirTextIsKept() throws {
    let reader = CatalogReader { SharedFixtures.bytes("cases/" + $0) }

    let monsters = try sharedCatalog("cases/21-shared-icon.json", reader: reader).document.monsters

    #expect(monsters.map { $0.icon?.png.count } == [89, 89, 89, 89])
    #expect(monsters[2].attributes["icon_original"] == .string("21-wolf.png"))
    #expect(monsters[3].attributes["icon_original"] == .string("./21-wolf.png"))
  }
}
