import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

/// Whole files of other programs against the answer key.
@Suite(.enabled(if: SharedFixtures.isPresent))
struct ForeignFilesTests {
  @Test(arguments: [
    ("open5e/wotc-srd/Monster.json", CatalogFormat.open5e, "open5e-v1-wotc-srd"),
    ("open5e/cc/Monster.json", .open5e, "open5e-v1-cc"),
    ("improved-initiative/ogl_creatures.json", .improvedInitiative, "improved-initiative"),
    ("angband/monster.txt", .angband, "angband"),
  ])
  func everyRecordMatchesTheAnswerKey(file: String, format: CatalogFormat, key: String) throws {
    let imported = try sharedCatalog("data/" + file)

    #expect(imported.format == format)
    #expect(imported.problems == [])
    let differences = try AnswerKey(key).differences(from: imported.document.monsters)
    #expect(differences == [])
  }

  /// The one creature whose hit points are a text has none in the key.
  @Test func everyRecordOf5etoolsMatchesTheAnswerKey() throws {
    let imported = try sharedCatalog("data/5etools/5etools-srd51.json")

    #expect(imported.format == .fiveETools)
    #expect(imported.problems == [])
    let differences = try AnswerKey("5etools-srd51").differences(from: imported.document.monsters)
    #expect(differences.count == 1)
    #expect(differences.first?.hasPrefix("Avatar of Death: hit_points is string") == true)
  }

  @Test(arguments: [
    "open5e/wotc-srd/Monster.json", "open5e/cc/Monster.json", "angband/monster.txt",
    "improved-initiative/ogl_creatures.json", "5etools/5etools-srd51.json",
  ])
  func exportingReadingAndExportingAgainGivesTheSameBytes(file: String) throws {
    let document = try sharedCatalog("data/" + file).document
    let bytes = CatalogWriter().bytes(document)

    let again = try CatalogReader().read(bytes)

    #expect(again.problems == [])
    #expect(again.document == document)
    #expect(CatalogWriter().bytes(again.document) == bytes)
  }

  @Test func noTagIsLeftIn5etoolsTexts() throws {
    let monsters = try sharedCatalog("data/5etools/5etools-srd51.json").document.monsters

    for member in monsters.flatMap(\.attributes.members) where !member.key.hasSuffix("_original") {
      #expect(!JSONWriter(.compact).text(member.value).contains("{@"))
    }
  }

  @Test func aForeignFileIsNoBestiaryFile() throws {
    let bytes = try #require(SharedFixtures.bytes("data/angband/monster.txt"))

    #expect(throws: FormatError.self) { try CatalogReader().read(bytes, format: .fiveEBits) }
    #expect(throws: FormatError.self) { try CatalogReader().read(bytes, format: .bestiary) }
  }

  @Test func theExportOfImprovedInitiativeIsRead() throws {
    let imported = try sharedCatalog("cases/103-foreign-shape.json")

    #expect(imported.format == .improvedInitiative)
    let oni = try #require(imported.document.monsters.first)
    #expect(oni.id == Monster.ID("improved-initiative/x-oni"))
    #expect(oni.attributes["hit_points"] == .number(JSONNumber(110)))
  }
}
