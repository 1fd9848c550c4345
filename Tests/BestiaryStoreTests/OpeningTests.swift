import BestiaryCore
import BestiaryStore
import Glibc
import SharedFixtures
import Testing

struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func d9AMissingFileIsMadeWithItsFoldersAndKept() throws {
    let path = folder.file("a/b/c/catalog.bestiary")
    let first = try Snapshot(try sampleStore(at: path))

    let again = try CatalogStore(at: .file(path)) { CatalogContents() }

    #expect(try Snapshot(again) == first)
    #expect(first.monsters == CatalogContents.sample.monsters)
  }

  @Test func withoutContentsAMissingFileIsAnError() throws {
    let path = folder.file()

    #expect(throws: StoreError.cannotOpen(path: path, errno: ENOENT)) {
      try CatalogStore(at: .file(path))
    }
    #expect(throws: StoreError.cannotOpen(path: path, errno: ENOENT)) {
      try CatalogStore(at: .file(path), access: .readOnly) { .sample }
    }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    Array("{\"monsters\": []}".utf8), [0], [UInt8](repeating: 0, count: 4096),
    Array("SQLite format 3\0".utf8), [UInt8](repeating: 0x41, count: 5000),
  ])
  func aFileThatIsNoCatalogIsRefusedAndUntouched(content: [UInt8]) throws {
    let path = folder.file()
    try write(content, to: path)

    for access in [CatalogAccess.readWrite, .readOnly] {
      #expect(throws: StoreError.notACatalog(path: path)) {
        try CatalogStore(at: .file(path), access: access) { .sample }
      }
    }
    #expect(bytes(of: path).elementsEqual(content))
    #expect(folder.names == ["test.bestiary"])
  }

  @Test func anotherProgramsDatabaseIsRefusedAndUntouched() throws {
    let path = folder.file()
    try RawDatabase(path).run("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let content = bytes(of: path)

    #expect(throws: StoreError.notACatalog(path: path)) { try sampleStore(at: path) }
    #expect(bytes(of: path).elementsEqual(content))
    #expect(folder.names == ["test.bestiary"])
  }

  @Test func foldersAndDevicesAreNoCatalogs() throws {
    for path in [folder.path, "/dev/null"] {
      #expect(throws: StoreError.notACatalog(path: path)) { try sampleStore(at: path) }
    }
    mkfifo(folder.file("pipe"), 0o600)
    #expect(throws: StoreError.notACatalog(path: folder.file("pipe"))) {
      try CatalogStore(at: .file(folder.file("pipe")), access: .readOnly)
    }
  }

  @Test func aFileInsideAFileCannotBeOpened() throws {
    try write([1], to: folder.file("plain"))
    let path = folder.file("plain/catalog")

    #expect(throws: StoreError.cannotOpen(path: path, errno: ENOTDIR)) {
      try sampleStore(at: path)
    }
  }

  @Test func aNewerCatalogIsRefused() throws {
    let path = folder.file()
    _ = try sampleStore(at: path)
    try RawDatabase(path).run("PRAGMA user_version = 99")

    for access in [CatalogAccess.readWrite, .readOnly] {
      #expect(throws: StoreError.newerVersion(path: path, found: 99, supported: 2)) {
        try CatalogStore(at: .file(path), access: access)
      }
    }
  }

  @Test func anEmptyFileIsFilled() throws {
    let path = folder.file()
    try write([], to: path)

    #expect(throws: StoreError.notACatalog(path: path)) { try CatalogStore(at: .file(path)) }
    #expect(try sampleStore(at: path).count() == 3)
  }

  @Test func namesThatMeanSomethingToSQLiteAreOnlyNames() throws {
    for name in ["file:x?mode=memory", ":memory:", "a b%20#?.bestiary", "ä"] {
      _ = try sampleStore(at: folder.file(name))
    }
    #expect(folder.names.count == 4)
    let reader = try CatalogStore(at: .file(folder.file("a b%20#?.bestiary")), access: .readOnly)
    #expect(try reader.count() == 3)
  }

  @Test func aLinkLeadsToItsCatalog() throws {
    _ = try sampleStore(at: folder.file("real"))
    symlink(folder.file("real"), folder.file("link"))

    let store = try CatalogStore(at: .file(folder.file("link")))
    try store.perform([.removeMonster("imp")], label: "")

    #expect(try CatalogStore(at: .file(folder.file("real"))).count() == 2)
  }

  @Test func truncatedCatalogsAreReportedAndNeverCrash() throws {
    let path = folder.file()
    let monsters = (0..<300).map {
      Monster(id: Monster.ID("m\($0)"), name: "Name \($0)", description: "words \($0)")
    }
    do { _ = try CatalogStore(at: .file(path)) { CatalogContents(monsters: monsters) } }
    let whole = bytes(of: path)

    #expect(whole.count > 60_000)
    for size in stride(from: 1, to: whole.count, by: 3571) {
      try write(Array(whole[..<size]), to: path)
      #expect(throws: StoreError.self, "\(size) bytes") {
        let store = try CatalogStore(at: .file(path))
        _ = try Snapshot(store)
        _ = try store.perform([.removeMonster("m299")], label: "")
      }
      for name in folder.names where name != "test.bestiary" { unlink(folder.file(name)) }
    }
  }

  @Test func brokenBytesNeverCrash() throws {
    let path = folder.file()
    do { _ = try sampleStore(at: path) }
    let whole = bytes(of: path)
    var generator = Generator(seed: 7)

    for _ in 0..<60 {
      var broken = whole
      for _ in 0..<40 {
        broken[Int.random(in: 100..<broken.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      try write(broken, to: path)
      if let store = try? CatalogStore(at: .file(path)) {
        _ = try? Snapshot(store)
        _ = try? store.perform([.setMonster("imp", .color(HexColor(1)))], label: "")
        _ = try? store.undo()
      }
      for name in folder.names where name != "test.bestiary" { unlink(folder.file(name)) }
    }
  }
}
