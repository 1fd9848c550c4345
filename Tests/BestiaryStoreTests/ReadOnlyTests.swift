import BestiaryCore
import BestiaryStore
import Glibc
import SharedFixtures
import Testing

struct ReadOnlyTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file()
    _ = try sampleStore(at: path)
  }

  @Test func d6NothingCanBeChangedInACatalogOpenedForReading() throws {
    let store = try CatalogStore(at: .file(path), access: .readOnly)

    #expect(store.isReadOnly)
    #expect(try store.count() == 3)
    #expect(throws: StoreError.readOnly) {
      try store.perform([.removeMonster("imp")], label: "")
    }
    #expect(try store.undo() == .nothing)
    #expect(!store.canUndo)
  }

  @Test func readingLeavesNoTrace() throws {
    let before = bytes(of: path)

    do { _ = try Snapshot(CatalogStore(at: .file(path), access: .readOnly)) }

    #expect(folder.names == ["test.bestiary"])
    #expect(bytes(of: path).elementsEqual(before))
  }

  @Test func readingLeavesTheChangesOfAKilledProgramWhereTheyAre() throws {
    let writer = try CatalogStore(at: .file(path))
    try writer.perform([.removeMonster("imp")], label: "")
    for suffix in ["", "-wal"] {
      try write(bytes(of: path + suffix), to: folder.file("copy" + suffix))
    }
    let before = bytes(of: folder.file("copy"))

    let reader = try CatalogStore(at: .file(folder.file("copy")), access: .readOnly)

    #expect(try reader.count() == 2)
    #expect(bytes(of: folder.file("copy")).elementsEqual(before))
  }

  @Test func aCatalogInMemoryCanBeForReadingToo() throws {
    let store = try CatalogStore(at: .memory, access: .readOnly) { .sample }

    #expect(store.isReadOnly)
    #expect(try store.count() == 3)
    #expect(throws: StoreError.readOnly) {
      try store.perform([.removeMonster("imp")], label: "")
    }
  }

  @Test func aReaderSeesWhatAWriterHasJustWritten() throws {
    let writer = try CatalogStore(at: .file(path))
    let reader = try CatalogStore(at: .file(path), access: .readOnly)

    try writer.perform([.removeMonster("imp")], label: "")

    #expect(try reader.changedByOthers())
    #expect(try reader.count() == 2)
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may write everywhere"))
  func aFileThatMayNotBeWrittenIsOpenedForReading() throws {
    chmod(path, 0o400)

    let store = try CatalogStore(at: .file(path))

    #expect(store.isReadOnly)
    #expect(try store.count() == 3)
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may write everywhere"))
  func aFolderThatMayNotBeWrittenIsEnoughForReading() throws {
    chmod(folder.path, 0o500)

    for access in [CatalogAccess.readWrite, .readOnly] {
      let store = try CatalogStore(at: .file(path), access: access)
      #expect(store.isReadOnly)
      #expect(try store.count() == 3)
      #expect(try store.monsters() == CatalogContents.sample.monsters)
    }
    #expect(folder.names == ["test.bestiary"])
    #expect(throws: StoreError.cannotOpen(path: folder.file("new"), errno: EACCES)) {
      try sampleStore(at: folder.file("new"))
    }
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser may read everything"))
  func aFileThatMayNotBeReadSaysSo() throws {
    chmod(path, 0)

    #expect(throws: StoreError.cannotOpen(path: path, errno: EACCES)) {
      try CatalogStore(at: .file(path))
    }
  }

  @Test func picturesAreReadBesideTheStore() async throws {
    let reader = try #require(try CatalogStore(at: .file(path)).iconReader())

    #expect(try await reader.icon(of: .monster("imp")) == .sample(2))
    #expect(try await reader.icon(of: .monster("fafnir")) == nil)
    #expect(try await reader.icon(of: .weapon("sword")) == .sample(1))
    #expect(try CatalogStore(at: .memory).iconReader() == nil)
  }
}
