import BestiaryCore
import BestiaryStore
import JSON
import SharedFixtures
import Testing

struct UndoTests {
  let folder: TemporaryFolder
  let store: CatalogStore

  init() throws {
    folder = try TemporaryFolder()
    store = try sampleStore(at: folder.file())
  }

  @Test func thereIsNothingToUndoAtFirst() throws {
    #expect(!store.canUndo)
    #expect(!store.canRedo)
    #expect(try store.undo() == .nothing)
    #expect(try store.redo() == .nothing)
  }

  @Test func labelsFollowTheHistory() throws {
    for label in ["a", "b"] {
      try store.perform([.setMonster("imp", .description(label))], label: label)
    }
    #expect(store.undoLabel == "b")

    _ = try store.undo()
    #expect(store.undoLabel == "a")
    #expect(store.redoLabel == "b")

    _ = try store.undo()
    #expect(store.undoLabel == nil)
    #expect(store.redoLabel == "a")
  }

  @Test func aNewStepDropsWhatCouldBeRedone() throws {
    try store.perform([.setMonster("imp", .color(HexColor(1)))], label: "a")
    _ = try store.undo()
    try store.perform([.setMonster("imp", .color(HexColor(2)))], label: "b")

    #expect(try store.redo() == .nothing)
    #expect(store.undoLabel == "b")
  }

  @Test func aStepThatChangesNothingKeepsWhatCanBeRedone() throws {
    try store.perform([.setMonster("imp", .color(HexColor(1)))], label: "a")
    _ = try store.undo()
    try store.perform([.setMonster("imp", .color(nil))], label: "same")

    #expect(store.redoLabel == "a")
  }

  @Test func manyMonstersAreOneStep() throws {
    let before = try Snapshot(store)
    let ids: [Monster.ID] = ["wolf", "imp", "fafnir"]
    let edits = ids.map { CatalogEdit.setMonster($0, .preferredWayToKill("net")) }

    let step = try store.perform(edits, label: "net for all")
    #expect(Set(step?.monsters ?? []) == Set(ids))
    #expect(try store.weaponCounts() == ["net": 3])
    _ = try store.undo()

    #expect(try Snapshot(store) == before)
    #expect(!store.canUndo)
  }

  @Test func aSessionIsOverWithItsStore() throws {
    try store.perform([.removeMonster("imp")], label: "mine")

    let later = try CatalogStore(at: .file(folder.file()))

    #expect(!later.canUndo)
    #expect(try later.undo() == .nothing)
    #expect(try later.count() == 2)
  }

  @Test func stepsOfEndedProcessesAndTheirPicturesAreClearedAway() throws {
    try store.perform([.removeMonster("wolf")], label: "")
    try store.perform([.removeMonster("imp")], label: "")
    let raw = try RawDatabase(folder.file())
    #expect(try raw.integer("SELECT count(*) FROM icons") == 2)
    try raw.run("UPDATE sessions SET process = 2147483000")

    let later = try CatalogStore(at: .file(folder.file()))
    try later.perform([.setMonster("fafnir", .color(HexColor(1)))], label: "")

    #expect(try raw.integer("SELECT count(*) FROM steps") == 1)
    #expect(try raw.integer("SELECT count(*) FROM icons") == 1)
    #expect(try later.icon(of: .weapon("sword")) == .sample(1))
    #expect(try store.undo() == .nothing)
  }

  /// What ended sessions left was cleared away when the first change had been made and was not yet
  /// written down: a picture that only it needed was gone.
  @Test(arguments: [false, true])
  func undoingTheFirstChangeOfASessionBringsItsPictureBack(isRemoval: Bool) throws {
    try store.perform([.setMonster("fafnir", .color(HexColor(1)))], label: "")
    try store.perform([.setMonster("imp", .icon(nil))], label: "")
    try RawDatabase(folder.file()).run("UPDATE sessions SET process = 2147483000")
    let later = try CatalogStore(at: .file(folder.file()))
    let before = try Snapshot(later)

    try later.perform(
      [isRemoval ? .removeMonster("wolf") : .setMonster("wolf", .icon(.sample(7)))], label: "")
    _ = try later.undo()

    #expect(try later.icon(of: .monster("wolf")) == .sample(2))
    #expect(try Snapshot(later) == before)
  }

  @Test func aSessionThatOthersTookForEndedGoesOn() throws {
    try store.perform([.removeMonster("wolf")], label: "")
    try RawDatabase(folder.file()).run("UPDATE sessions SET process = 2147483000")
    let other = try CatalogStore(at: .file(folder.file()))
    try other.perform([.setMonster("imp", .color(HexColor(1)))], label: "")

    #expect(try store.undo() == .nothing)
    let before = try Snapshot(store)
    try store.perform([.removeMonster("imp")], label: "")
    let third = try CatalogStore(at: .file(folder.file()))
    try third.perform([.setMonster("fafnir", .color(HexColor(1)))], label: "")
    _ = try third.undo()
    _ = try store.undo()

    #expect(try Snapshot(store) == before)
  }

  @Test func deepValuesCanBeReadAgain() throws {
    var value = JSONValue.null
    for _ in 0..<512 { value = .array([value]) }

    try store.perform([.setMonster("imp", .attribute(key: "deep", value))], label: "")

    #expect(try store.monster("imp")?.attributes["deep"] == value)
  }

  @Test func sharedPicturesAreStoredOnce() throws {
    let monsters = (0..<50).map {
      Monster(id: Monster.ID("m\($0)"), name: "M", icon: .sample($0 % 3))
    }
    try store.perform(monsters.map { .addMonster($0) }, label: "import")

    let raw = try RawDatabase(folder.file())
    #expect(try raw.integer("SELECT count(*) FROM icons") == 3)
    #expect(try store.icon(of: .monster("m49")) == .sample(1))
  }

  @Test func anImportOfThousandsIsOneStep() throws {
    let before = try Snapshot(store)
    let monsters = (0..<10_000).map { number in
      Monster(
        id: Monster.ID("id-\(number)"), name: "Monster \(number % 7919)",
        description: String(repeating: "Lorem ipsum ", count: 20), icon: .sample(number % 100),
        tags: ["imported"], attributes: ["challenge_rating": .string("\(number % 31)")])
    }
    _ = try store.perform(monsters.map { .addMonster($0) }, label: "import")
    let after = try Snapshot(store)
    _ = try store.undo()
    let middle = try Snapshot(store)
    _ = try store.redo()

    #expect(after.monsters.count == 10_003)
    #expect(middle == before)
    #expect(try Snapshot(store) == after)
  }
}
