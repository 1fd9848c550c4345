import BestiaryCore
import BestiaryStore
import Glibc
import JSON
import SharedFixtures
import Testing

struct TwoProgramsTests {
  let folder: TemporaryFolder
  let mine: CatalogStore
  let theirs: CatalogStore

  init() throws {
    folder = try TemporaryFolder()
    mine = try sampleStore(at: folder.file())
    theirs = try sampleStore(at: folder.file())
  }

  @Test func eachSeesTheOthersChangesAndOnlyThose() throws {
    #expect(try !mine.changedByOthers())
    try theirs.perform([.setMonster("imp", .color(HexColor(1)))], label: "")

    #expect(try mine.changedByOthers())
    #expect(try !mine.changedByOthers())
    #expect(try mine.monster("imp")?.color == HexColor(1))
    try mine.perform([.setMonster("imp", .color(HexColor(2)))], label: "")
    #expect(try !mine.changedByOthers())
    #expect(try theirs.changedByOthers())
  }

  @Test func d11EachUndoesItsOwnLatestStep() throws {
    try mine.perform([.setMonster("imp", .color(HexColor(1)))], label: "mine")
    try theirs.perform([.setMonster("imp", .name("Imp"))], label: "theirs")

    #expect(mine.undoLabel == "mine")
    _ = try mine.undo()

    #expect(try mine.monster("imp")?.color == nil)
    #expect(try mine.monster("imp")?.name == "Imp")
    #expect(theirs.undoLabel == "theirs")
    #expect(theirs.redoLabel == nil)
    #expect(mine.redoLabel == "mine")
  }

  @Test func d11UndoRefusesWhereTheSameFieldWasChanged() throws {
    try mine.perform([.setMonster("imp", .color(HexColor(1)))], label: "mine")
    try theirs.perform([.setMonster("imp", .color(HexColor(2)))], label: "theirs")
    let before = try Snapshot(mine)

    #expect(throws: conflict("imp", .field("color"))) { try mine.undo() }

    #expect(try Snapshot(mine) == before)
    #expect(mine.undoLabel == "mine")
    _ = try theirs.undo()
    _ = try mine.undo()
    #expect(try mine.monster("imp")?.color == nil)
  }

  @Test(arguments: [
    (MonsterField.name("A"), MonsterField.name("B"), "name"),
    (.preferredWayToKill("net"), .preferredWayToKill("sword"), "preferredWayToKill"),
    (.icon(.sample(7)), .icon(.sample(8)), "icon"), (.tags(["a"]), .tags(["b"]), "tags"),
    (.attribute(key: "hp", 1), .attribute(key: "hp", 2), "hp"),
    (.attribute(key: "challenge_rating", 1), .attributes([:]), "challenge_rating"),
  ])
  func theFieldInTheWayIsNamed(
    _ first: MonsterField, _ second: MonsterField, _ field: String
  ) throws {
    try mine.perform([.setMonster("fafnir", first)], label: "")
    try theirs.perform([.setMonster("fafnir", second)], label: "")
    let name = try #require(try mine.monster("fafnir")?.name)

    #expect(throws: conflict(name, .field(field))) { try mine.undo() }
  }

  @Test func differentAttributesOfOneMonsterDoNotCollide() throws {
    let original = try #require(try mine.monster("wolf")).attributes
    let edits: [CatalogEdit] = [
      .setMonster("wolf", .attribute(key: "hit_points", nil)),
      .setMonster("wolf", .attribute(key: "challenge_rating", "1/2")),
      .setMonster("wolf", .name("Wolf!")),
    ]
    try mine.perform(edits, label: "")
    try theirs.perform([.setMonster("wolf", .attribute(key: "speed", 40))], label: "")

    _ = try mine.undo()
    var expected = original
    expected["speed"] = 40
    #expect(try mine.monster("wolf")?.attributes == expected)
    #expect(try mine.monster("wolf")?.name == "Wolf")
    #expect(try mine.summaries().last?.listAttribute == "1/4")

    _ = try theirs.undo()
    #expect(try mine.monster("wolf")?.attributes == original)
    _ = try mine.redo()
    #expect(try mine.summaries().last?.listAttribute == "1/2")
    #expect(try mine.monster("wolf")?.attributes["hit_points"] == nil)
  }

  @Test func aMonsterThatIsGoneCannotBeChangedBack() throws {
    try mine.perform([.setMonster("imp", .color(HexColor(1)))], label: "")
    try theirs.perform([.removeMonster("imp")], label: "")

    #expect(throws: conflict("imp", .removed)) { try mine.undo() }
  }

  @Test func aMonsterThatOthersChangedIsNotRemovedByUndo() throws {
    try mine.perform([.addMonster(Monster(id: "new", name: "New"))], label: "")
    try theirs.perform([.setMonster("new", .description("Long work."))], label: "")

    #expect(throws: conflict("New", .field("description"))) { try mine.undo() }
    try theirs.perform([.removeMonster("new")], label: "")
    #expect(throws: conflict("New", .removed)) { try mine.undo() }
  }

  @Test func anIdThatWasTakenMeanwhileIsNotGivenTwice() throws {
    try mine.perform([.removeMonster("imp")], label: "")
    try theirs.perform([.addMonster(Monster(id: "imp", name: "Other"))], label: "")

    #expect(throws: conflict("imp", .idTaken)) { try mine.undo() }
    #expect(try mine.monster("imp")?.name == "Other")
  }

  @Test func redoIsAsCarefulAsUndo() throws {
    try mine.perform([.setMonster("imp", .color(HexColor(1)))], label: "")
    _ = try mine.undo()
    try theirs.perform([.setMonster("imp", .color(HexColor(2)))], label: "")

    #expect(throws: conflict("imp", .field("color"))) { try mine.redo() }
    #expect(mine.canRedo)
  }

  @Test func weaponsAndUnknownMembersCollideByName() throws {
    try mine.perform([.replaceWeapon(Weapon(id: "net", name: "Net", damage: ["a"]))], label: "")
    try theirs.perform([.replaceWeapon(Weapon(id: "net", name: "Net", damage: ["b"]))], label: "")
    #expect(throws: conflict("Net", .field("damage"))) { try mine.undo() }

    try theirs.perform([.setUnknown(key: "campaign", 1)], label: "")
    try mine.perform([.setUnknown(key: "campaign", 2)], label: "")
    #expect(throws: conflict("campaign", .field("value"))) { try theirs.undo() }
  }

  @Test func d12ALockedCatalogRefusesAndNothingIsHalfDone() throws {
    let other = try RawDatabase(folder.file())
    try other.run("BEGIN IMMEDIATE")

    #expect(throws: StoreError.locked) {
      try mine.perform([.removeMonster("imp")], label: "")
    }

    #expect(try mine.count() == 3)
    try other.run("ROLLBACK")
    try mine.perform([.removeMonster("imp")], label: "")
    #expect(try mine.count() == 2)
  }

  @Test(arguments: [true, false])
  func nothingIsWrittenToAFileThatIsGone(isReplaced: Bool) throws {
    try mine.perform([.removeMonster("imp")], label: "")
    rename(folder.file(), folder.file("elsewhere"))
    if isReplaced { try write([], to: folder.file()) }

    #expect(throws: StoreError.fileIsGone(path: folder.file())) {
      try mine.perform([.removeMonster("wolf")], label: "")
    }
    #expect(throws: StoreError.fileIsGone(path: folder.file())) { try mine.undo() }
    #expect(try mine.count() == 2)
  }

  @Test func whatWasCommittedIsThereForTheNextOneToOpen() throws {
    for number in 0..<20 {
      try mine.perform(
        [.addMonster(Monster(id: Monster.ID("n\(number)"), name: "N"))], label: "")
      let fresh = try CatalogStore(at: .file(folder.file()))
      #expect(try fresh.count() == 4 + number)
    }
  }

  private func conflict(_ record: String, _ change: EditConflict.Change) -> StoreError {
    .changedElsewhere(EditConflict(record: record, change: change))
  }
}
