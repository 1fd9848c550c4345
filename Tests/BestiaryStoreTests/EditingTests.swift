import BestiaryCore
import BestiaryStore
import JSON
import Testing

struct EditingTests {
  let store: CatalogStore

  init() throws { store = try CatalogStore(at: .memory) { .sample } }

  @Test func d10ANewCatalogHoldsItsContentsInOrder() throws {
    let sample = CatalogContents.sample

    #expect(try store.monsters() == sample.monsters)
    #expect(try store.weapons() == sample.weapons)
    #expect(try store.unknownMembers() == sample.unknown)
    #expect(try store.count() == 3)
  }

  @Test func d10TheListIsInOrderOfFoldedNames() throws {
    let list = try store.summaries()

    #expect(list.map(\.name) == ["Fáfnir", "imp", "Wolf"])
    #expect(list.map(\.sequence) == [3, 2, 1])
    #expect(list.map(\.listAttribute) == ["", "", "1/4"])
    #expect(list.map(\.hasIcon) == [false, true, true])
    #expect(list[2].color == HexColor(0x808080))
    #expect(list[2].preferredWayToKill == "sword")
  }

  @Test func namesAreFoundExactlyThenFoldedThenById() throws {
    try store.perform([.addMonster(Monster(id: "x", name: "FAFNIR"))], label: "")

    #expect(try store.summaries(named: "Fáfnir").map(\.id) == ["fafnir"])
    #expect(try Set(store.summaries(named: "fafnir").map(\.id)) == ["x", "fafnir"])
    #expect(try store.summaries(named: "x").map(\.name) == ["FAFNIR"])
    #expect(try store.summaries(named: "nobody").isEmpty)
  }

  @Test(arguments: [
    MonsterField.name("Dire Wolf"), .description("# Text"), .icon(nil), .icon(.sample(9)),
    .color(nil), .color(HexColor(1)), .preferredWayToKill(nil), .preferredWayToKill("gone"),
    .tags([]), .tags(["a", "ä"]), .attribute(key: "hit_points", nil),
    .attribute(key: "speed", "30 ft."), .attributes([:]), .unknown(["a": 1]),
  ])
  func everyFieldIsSetUndoneAndRedone(field: MonsterField) throws {
    let before = try Snapshot(store)

    let step = try #require(try store.perform([.setMonster("wolf", field)], label: "set"))
    let after = try Snapshot(store)
    #expect(step.monsters == ["wolf"])
    #expect(after != before)

    #expect(try store.undo() == .done(step))
    #expect(try Snapshot(store) == before)
    #expect(try store.redo() == .done(step))
    #expect(try Snapshot(store) == after)
  }

  @Test func aMonsterComesBackWithItsIconWhereItStood() throws {
    let before = try Snapshot(store)
    try store.perform([.removeMonster("imp")], label: "remove")
    #expect(try store.monsters().map(\.id) == ["wolf", "fafnir"])

    _ = try store.undo()

    #expect(try Snapshot(store) == before)
    #expect(try store.icon(of: .monster("imp")) == .sample(2))
  }

  @Test func d8WeaponsAreAddedReplacedAndRemoved() throws {
    let before = try Snapshot(store)
    let bow = Weapon(id: "bow", name: "Bow", damage: ["piercing"], icon: .sample(5))
    var long = bow
    long.name = "Longbow"

    let added = try store.perform([.addWeapon(bow)], label: "add")
    try store.perform([.replaceWeapon(long)], label: "replace")
    try store.perform([.removeWeapon("net")], label: "remove")
    #expect(added?.changesWeapons == true)
    #expect(try store.weapons().map(\.name) == ["Sword", "Longbow"])
    #expect(try store.icon(of: .weapon("bow")) == .sample(5))

    for _ in 0..<3 { _ = try store.undo() }
    #expect(try Snapshot(store) == before)
  }

  @Test func weaponsAreCounted() throws {
    let edits: [CatalogEdit] = [
      .setMonster("imp", .preferredWayToKill("sword")),
      .setMonster("fafnir", .preferredWayToKill("net")),
    ]
    try store.perform(edits, label: "")

    #expect(try store.weaponCounts() == ["sword": 2, "net": 1])
  }

  @Test func unknownMembersAreSetAndRemoved() throws {
    try store.perform([.setUnknown(key: "extra", JSONValue.object([:]))], label: "")
    try store.perform([.setUnknown(key: "campaign", nil)], label: "")
    #expect(try store.unknownMembers() == ["extra": JSONValue.object([:])])

    _ = try store.undo()
    #expect(try store.unknownMembers() == ["campaign": "Winter", "extra": JSONValue.object([:])])
  }

  @Test func whatChangesNothingIsNoStep() throws {
    let edits: [[CatalogEdit]] = [
      [], [.setMonster("wolf", .preferredWayToKill("sword"))], [.setMonster("imp", .color(nil))],
      [.setMonster("wolf", .attribute(key: "none", nil))],
      [.setMonster("imp", .color(HexColor(1))), .setMonster("imp", .color(nil))],
      [.addMonster(Monster(id: "y", name: "Y")), .removeMonster("y")],
      [.setMonster("imp", .icon(.sample(2)))],
    ]

    for edit in edits { #expect(try store.perform(edit, label: "same") == nil) }
    #expect(!store.canUndo)
  }

  @Test func aRefusedEditLeavesNothingOfItsStep() throws {
    let before = try Snapshot(store)
    let refused: [(CatalogEdit, BestiaryError)] = [
      (.setMonster("imp", .name(" \u{200b}\t")), error("imp", "name", .empty)),
      (.addMonster(Monster(id: "wolf", name: "W")), error("wolf", "id", .taken)),
      (.addMonster(Monster(id: "", name: "W")), error("", "id", .empty)),
      (.setMonster("no", .color(nil)), error("no", "id", .unknownMonster)),
      (.setMonster("no", .attribute(key: "a", 1)), error("no", "id", .unknownMonster)),
      (.removeMonster("no"), error("no", "id", .unknownMonster)),
      (.addWeapon(Weapon(id: "net", name: "N")), error("net", "id", .taken)),
      (.replaceWeapon(Weapon(id: "no", name: "N")), error("no", "id", .unknownWeapon)),
      (.removeWeapon("no"), error("no", "id", .unknownWeapon)),
      (.removeWeapon("sword"), error("sword", "id", .builtIn)),
    ]

    for (edit, reason) in refused {
      #expect(throws: StoreError.invalid(reason)) {
        try store.perform([.setMonster("imp", .color(HexColor(7))), edit], label: "bad")
      }
    }
    #expect(try Snapshot(store) == before)
    #expect(!store.canUndo)
  }

  @Test func spellingsThatOnlyLookAlikeAreTwoMonsters() throws {
    let composed = Monster(id: "m\u{fc}", name: "M\u{fc}ller")
    let decomposed = Monster(id: "mu\u{308}", name: "Mu\u{308}ller")
    try store.perform([.addMonster(composed), .addMonster(decomposed)], label: "")

    #expect(try store.count() == 5)
    #expect(try store.summaries(named: "muller").count == 2)
    let renamed = try store.perform(
      [.setMonster(composed.id, .name("Mu\u{308}ller"))], label: "other bytes")
    #expect(renamed != nil)
  }

  @Test func textsAndNumbersStayWhatTheyWere() throws {
    let odd: [String] = ["", "a\0b", "👩‍✈️", "\u{1b}[31m", "line\r\nline", "e\u{301}", "\u{10ffff}"]
    let number = JSONValue.number(try #require(JSONNumber("12345678901234567890.250")))
    for (index, text) in odd.enumerated() {
      let monster = Monster(
        id: Monster.ID("odd-\(index)\(text)"), name: "x" + text, description: text, tags: [text],
        attributes: ["n": number, "": .string(text)], unknown: ["deep": .array([.null, number])])
      try store.perform([.addMonster(monster)], label: text)
      let read = try #require(try store.monster(monster.id))
      #expect(read == monster)
      #expect(Array(read.description.utf8) == Array(text.utf8))
      #expect(store.undoLabel.map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test func changeTimesFollowChanges() throws {
    let before = try store.changeTimes()
    try store.perform([.setMonster("imp", .color(HexColor(1)))], label: "")
    let after = try store.changeTimes()

    #expect(before.count == 3)
    #expect(after["wolf"] == before["wolf"])
    #expect(try #require(after["imp"]) >= (try #require(before["imp"])))
  }

  private func error(
    _ id: String, _ field: String, _ reason: BestiaryError.Reason
  ) -> BestiaryError {
    BestiaryError(id: id, field: field, reason: reason)
  }
}
