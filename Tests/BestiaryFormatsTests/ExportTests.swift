import BestiaryCore
import BestiaryFormats
import JSON
import Testing

private func written(_ document: CatalogDocument, _ format: ExportFormat) -> String {
  String(decoding: CatalogWriter().bytes(document, as: format), as: UTF8.self)
}

private func document(_ records: String) throws -> CatalogDocument { try catalog(records).document }

@Test func aTableHasAColumnForEachSingleValue() throws {
  let table = written(
    try document(
      """
      [{"name": "Imp", "color": "#ff0000", "preferredWayToKill": "fork", "tags": ["a", "b"],
        "desc": "One,\\n\\"two\\"", "hp": 10, "list": [1], "none": null, "flag": true},
       {"name": "龍", "type": "dragon", "hp": "5 (1d8)", "flag": [1, "x"]}]
      """), .csv)

  #expect(
    table == """
      name,color,preferredWayToKill,tags,description,hit_points,flag,type\r
      Imp,#ff0000,fork,"a, b","One,\n""two\""",10,true,\r
      龍,,,,,5 (1d8),"[1,""x""]",dragon\r

      """)
}

@Test(arguments: [
  ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-", "'-"), ("@SUM(A1)", "'@SUM(A1)"), ("-5", "-5"),
  ("-1.5e3", "-1.5e3"), ("\tx", "'\tx"), ("a=b", "a=b"), ("=\"x\"", "\"'=\"\"x\"\"\""),
  ("\"\u{301}", "\"\"\"\u{301}\""),
])
func noCellIsRunByASpreadsheet(text: String, cell: String) {
  let monster = Monster(
    id: Monster.ID("a"), name: "A",
    attributes: JSONObject([JSONMember(key: "x", value: .string(text))]))

  let line = written(CatalogDocument(monsters: [monster]), .csv).dropFirst(
    "name,color,preferredWayToKill,tags,description,x\r\n".count)

  #expect(line.unicodeScalars.elementsEqual("A,,,,,\(cell)\r\n".unicodeScalars))
}

@Test func anAttributeThatIsCalledLikeAFieldHasAColumnOfItsOwn() {
  let monster = Monster(
    id: Monster.ID("a"), name: "A",
    attributes: JSONObject([JSONMember(key: "name", value: .string("B"))]))

  #expect(
    written(CatalogDocument(monsters: [monster]), .csv)
      == "name,color,preferredWayToKill,tags,description,attributes.name\r\nA,,,,,B\r\n")
}

@Test func aBookHasATableOfContentsAndASectionPerMonster() throws {
  var catalog = try document(
    """
    [{"name": "Will-o'-Wisp *", "color": "#ff0000", "preferredWayToKill": "fork", "tags": ["a", "b"],
      "desc": "First.\\n\\nSecond.", "cr": "1/4", "speed": {"walk": 30, "hover": true}, "empty": [],
      "actions": [{"name": "Bite", "desc": "*Melee* attack."}], "languages": ["Common", "Elvish"]},
     {"name": "Will-o'-Wisp *"}]
    """)
  catalog.weapons = [Weapon(id: Weapon.ID("fork"), name: "Dinner Fork")]

  #expect(
    written(catalog, .markdown) == """
      # Bestiary

      - [Will-o'-Wisp \\*](#will-o-wisp-)
      - [Will-o'-Wisp \\*](#will-o-wisp--1)

      ## Will-o'-Wisp \\*

      - **color:** \\#ff0000
      - **preferred way to kill:** Dinner Fork
      - **tags:** a, b
      - **challenge rating:** 1/4
      - **speed:** walk 30, hover yes
      - **languages:** Common, Elvish

      First.

      Second.

      ### actions

      ***Bite.*** *Melee* attack.

      ## Will-o'-Wisp \\*

      """)
}

@Test func anEmptyCatalogIsWrittenInEveryFormat() throws {
  #expect(written(CatalogDocument(), .jsonl) == "")
  #expect(
    written(CatalogDocument(), .csv) == "name,color,preferredWayToKill,tags,description\r\n")
  #expect(written(CatalogDocument(), .markdown) == "# Bestiary\n\n")
  let own = try CatalogReader().read(CatalogWriter().bytes(CatalogDocument()))
  #expect(own.document == CatalogDocument())
}
