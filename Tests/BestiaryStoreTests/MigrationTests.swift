import BestiaryCore
import BestiaryStore
import SharedFixtures
import Testing

@Suite struct MigrationTests {
  /// A catalog as the first version of its schema made it.
  private func versionOne(_ path: String) throws {
    _ = try CatalogStore(at: .file(path)) { .sample }
    try RawDatabase(path).run("DROP TABLE settings; PRAGMA user_version = 1")
  }

  @Test func anEarlierCatalogIsBroughtUpToDateAndKeepsItsMonsters() throws {
    let folder = try TemporaryFolder()
    try versionOne(folder.file())

    let store = try CatalogStore(at: .file(folder.file()))
    try store.remember("a", as: "folded")

    #expect(try store.setting("folded") == "a")
    #expect(try store.monsters() == CatalogStore(at: .memory) { .sample }.monsters())
    #expect(try RawDatabase(folder.file()).integer("PRAGMA user_version") == 2)
  }

  @Test func anEarlierCatalogIsReadAsItIsWhereItMayNotBeChanged() throws {
    let folder = try TemporaryFolder()
    try versionOne(folder.file())

    let store = try CatalogStore(at: .file(folder.file()), access: .readOnly)

    #expect(try store.count() == CatalogStore(at: .memory) { .sample }.count())
    #expect(try store.setting("folded") == nil)
    #expect(try RawDatabase(folder.file()).integer("PRAGMA user_version") == 1)
  }
}
