import BestiaryCore
import BestiaryStore
import SharedFixtures
import Testing

@Suite struct SettingsTests {
  @Test func whatIsRememberedIsThereForTheNextProgramAndIsNoChange() throws {
    let folder = try TemporaryFolder()
    let store = try CatalogStore(at: .file(folder.file()), contents: { CatalogContents() })

    try store.remember("a\nb", as: "folded")

    let other = try CatalogStore(at: .file(folder.file()))
    #expect(try other.setting("folded") == "a\nb")
    #expect(try other.setting("else") == nil)
    #expect(!store.canUndo)
  }

  @Test func whatIsForgottenIsGone() throws {
    let store = try CatalogStore(at: .memory)
    try store.remember("a", as: "folded")

    try store.remember(nil, as: "folded")

    #expect(try store.setting("folded") == nil)
  }

  @Test func aReadOnlyCatalogRemembersNothing() throws {
    let folder = try TemporaryFolder()
    _ = try CatalogStore(at: .file(folder.file()), contents: { CatalogContents() })
    let store = try CatalogStore(at: .file(folder.file()), access: .readOnly)

    try store.remember("a", as: "folded")

    #expect(try store.setting("folded") == nil)
  }
}
