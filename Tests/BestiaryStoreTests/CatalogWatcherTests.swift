import BestiaryCore
import BestiaryStore
import Glibc
import SharedFixtures
import Testing

@Suite struct CatalogWatcherTests {
  @Test func aChangeByAnotherStoreMakesTheDescriptorReadable() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("catalog.bestiary")
    let store = try CatalogStore(at: .file(path), contents: { CatalogContents() })
    let watcher = try #require(CatalogWatcher(path: path))
    #expect(!watcher.takeChanges())

    let monster = Monster(id: Monster.ID("newt"), name: "Newt")
    try store.perform([.addMonster(monster)], label: "adding")

    var waiting = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 1000) == 1)
    #expect(watcher.takeChanges())
    #expect(!watcher.takeChanges())
  }

  @Test func otherFilesInTheFolderDoNotConcernIt() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("catalog.bestiary")
    let store = try CatalogStore(at: .file(path), contents: { CatalogContents() })
    let watcher = try #require(CatalogWatcher(path: path))

    let file = try #require(fopen(folder.file("notes.txt"), "w"))
    fputs("x", file)
    fclose(file)

    #expect(!watcher.takeChanges())
    #expect(try store.count() == 0)
  }
}
