import BestiaryCore
import BestiaryStore
import Glibc
import SharedFixtures
import Testing

struct SavingTests {
  let folder: TemporaryFolder
  let store: CatalogStore

  init() throws {
    folder = try TemporaryFolder()
    store = try CatalogStore(at: .memory) { .sample }
  }

  @Test func aCatalogInMemoryIsSavedWhole() throws {
    let path = folder.file("new/folder/saved")
    try store.perform([.setMonster("imp", .color(HexColor(1)))], label: "")

    try store.save(to: path)

    #expect(try Snapshot(CatalogStore(at: .file(path))) == Snapshot(store))
  }

  @Test func itGoesOnInTheFileWithItsHistory() throws {
    let before = try Snapshot(store)
    try store.perform([.removeMonster("imp")], label: "remove")

    let moved = try store.moved(to: folder.file())

    #expect(moved.undoLabel == "remove")
    _ = try moved.undo()
    #expect(try Snapshot(moved) == before)
    #expect(try Snapshot(CatalogStore(at: .file(folder.file()))) == before)
  }

  @Test func aFileIsReplacedOnlyWhenToldSo() throws {
    let path = folder.file()
    try write(Array("mine".utf8), to: path)

    #expect(throws: StoreError.alreadyExists(path: path)) { try store.save(to: path) }
    #expect(bytes(of: path) == Array("mine".utf8))

    try store.save(to: path, overwriting: true)
    #expect(try CatalogStore(at: .file(path)).count() == 3)
    #expect(folder.names == ["test.bestiary"])
  }

  @Test func anOpenCatalogIsNotReplaced() throws {
    let open = try sampleStore(at: folder.file())

    #expect(throws: StoreError.locked) {
      try store.save(to: folder.file(), overwriting: true)
    }
    #expect(try open.count() == 3)
  }

  @Test func whatAKilledProgramLeftIsNotPlayedIntoTheNewFile() throws {
    do { _ = try sampleStore(at: folder.file("other")) }
    let open = try CatalogStore(at: .file(folder.file("other")))
    try open.perform([.removeMonster("imp")], label: "")
    for name in ["other", "other-wal"] {
      let copy = "copy" + name.dropFirst("other".count)
      try write(bytes(of: folder.file(name)), to: folder.file(copy))
    }
    #expect(folder.names.contains("copy-wal"))

    try store.save(to: folder.file("copy"), overwriting: true)

    #expect(!folder.names.contains("copy-wal"))
    #expect(try CatalogStore(at: .file(folder.file("copy"))).count() == 3)
  }

  @Test func aLinkStaysALink() throws {
    try write([], to: folder.file("target"))
    symlink(folder.file("target"), folder.file("link"))

    try store.save(to: folder.file("link"), overwriting: true)

    #expect(try CatalogStore(at: .file(folder.file("target"))).count() == 3)
  }

  @Test func aFailedSaveLeavesNothing() throws {
    #expect(throws: StoreError.cannotOpen(path: folder.path, errno: EISDIR)) {
      try store.save(to: folder.path, overwriting: true)
    }
    #expect(folder.names.isEmpty)
  }
}
