import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

private let goblinID = Monster.ID("goblin")

private func imported(_ monsters: Monster..., weapons: [Weapon] = []) -> ImportedCatalog {
  ImportedCatalog(
    format: .bestiary, document: CatalogDocument(weapons: weapons, monsters: monsters))
}

private func target(_ monsters: Monster..., weapons: [Weapon] = []) -> ImportTarget {
  ImportTarget(CatalogDocument(weapons: weapons, monsters: monsters))
}

private func attributes(_ text: String) throws -> JSONObject {
  guard case .object(let object) = try json(text) else { return JSONObject() }
  return object
}

@Test func whatIsNewIsAdded() throws {
  let axe = Weapon(id: Weapon.ID("axe"), name: "Axe")
  let goblin = Monster(id: goblinID, name: "Goblin")

  let plan = ImportPlan(imported(goblin, weapons: [axe]))

  #expect(plan.edits == [.addWeapon(axe), .addMonster(goblin)])
  #expect(plan.summary.added == 1)
}

@Test func whatTheUserChoseIsKeptAndTheRestComesFromTheFile() throws {
  let mine = Monster(
    id: goblinID, name: "Goblin", description: "Old.", color: HexColor(0xff0000),
    preferredWayToKill: Weapon.ID("fork"), tags: ["mine"],
    attributes: try attributes(#"{"armor_class": 1, "note": "mine"}"#))
  let theirs = Monster(
    id: goblinID, name: "Goblin", description: "New.", icon: Icon(png: [1]),
    color: HexColor(0x00ff00), tags: ["theirs"],
    attributes: try attributes(#"{"armor_class": 15, "hit_points": 7}"#))

  let plan = ImportPlan(imported(theirs), into: target(mine))

  #expect(
    try plan.edits == [
      .setMonster(goblinID, .description("New.")), .setMonster(goblinID, .icon(Icon(png: [1]))),
      .setMonster(
        goblinID,
        .attributes(attributes(#"{"armor_class": 15, "note": "mine", "hit_points": 7}"#))),
    ])
  #expect(plan.summary.updated == 1)
}

@Test func replacingTakesTheFilesRecordWhole() {
  let mine = Monster(id: goblinID, name: "Goblin", color: HexColor(0xff0000), tags: ["mine"])
  let theirs = Monster(id: goblinID, name: "Gobbo")

  let plan = ImportPlan(imported(theirs), into: target(mine), onConflict: .replace)

  #expect(
    plan.edits == [
      .setMonster(goblinID, .name("Gobbo")), .setMonster(goblinID, .color(nil)),
      .setMonster(goblinID, .tags([])),
    ])
}

@Test func skippingLeavesWhatIsThereAndCountsIt() {
  let mine = Monster(id: goblinID, name: "Goblin")
  let theirs = Monster(id: goblinID, name: "Gobbo")
  let orc = Monster(id: Monster.ID("orc"), name: "Orc")

  let plan = ImportPlan(imported(theirs, orc), into: target(mine), onConflict: .skip)

  #expect(plan.edits == [.addMonster(orc)])
  #expect(plan.summary.kept == 1)
  #expect(plan.summary.added == 1)
}

@Test func renamingAddsBesideWhatIsThereUnderAFreeID() {
  let mine = Monster(id: goblinID, name: "Goblin")
  let second = Monster(id: Monster.ID("goblin-2"), name: "Goblin Two")
  let theirs = Monster(id: goblinID, name: "Gobbo")

  let plan = ImportPlan(imported(theirs), into: target(mine, second), onConflict: .rename)

  #expect(plan.edits == [.addMonster(Monster(id: Monster.ID("goblin-3"), name: "Gobbo"))])
}

@Test func anIDThatTheFileUsesLaterIsNotGivenAway() {
  let mine = Monster(id: goblinID, name: "Goblin")
  let theirs = Monster(id: goblinID, name: "Gobbo")
  let second = Monster(id: Monster.ID("goblin-2"), name: "Goblin Two")

  let plan = ImportPlan(imported(theirs, second), into: target(mine), onConflict: .rename)

  #expect(
    plan.edits == [
      .addMonster(Monster(id: Monster.ID("goblin-3"), name: "Gobbo")), .addMonster(second),
    ])
}

@Test func aWeaponThatIsThereIsReplacedOnlyWhenAskedTo() {
  let mine = Weapon(id: Weapon.ID("axe"), name: "Axe")
  let theirs = Weapon(id: Weapon.ID("axe"), name: "Big Axe")

  let kept = ImportPlan(imported(weapons: [theirs]), into: target(weapons: [mine]))
  let replaced = ImportPlan(
    imported(weapons: [theirs]), into: target(weapons: [mine]), onConflict: .replace)

  #expect(kept.edits == [])
  #expect(replaced.edits == [.replaceWeapon(theirs)])
}

@Test func unknownMembersOfTheFileAreKeptWhereTheCatalogHasNone() throws {
  let document = CatalogDocument(unknown: try attributes(#"{"a": 1, "b": 2}"#))
  let existing = CatalogDocument(unknown: try attributes(#"{"a": 9}"#))

  let plan = ImportPlan(
    ImportedCatalog(format: .bestiary, document: document), into: ImportTarget(existing))

  #expect(plan.edits == [.setUnknown(key: "b", .number(JSONNumber(2)))])
}

@Test func aNameThatOnlyLooksTheSameIsAChange() {
  let mine = Monster(id: goblinID, name: "F\u{e1}fnir")
  let theirs = Monster(id: goblinID, name: "Fa\u{301}fnir")

  let plan = ImportPlan(imported(theirs), into: target(mine))

  #expect(plan.edits.count == 1)
  #expect(plan.summary.updated == 1)
}

@Test func refusedRecordsAreCounted() throws {
  let plan = ImportPlan(try catalog(#"[{"name": "A"}, {"name": 1, "hp": "x"}, 7]"#))

  #expect(plan.summary.refused == 2)
  #expect(plan.summary.added == 1)
}

@Test(arguments: ImportConflictPolicy.allCases)
func importingTheSameFileTwiceChangesNothing(policy: ImportConflictPolicy) throws {
  let file = try catalog(
    """
    {"monsters": [{"id": "a", "name": "A", "color": "#fff", "x": 1}, {"name": "B"}, {"name": "B"}],
      "weapons": [{"name": "Axe"}], "title": "x"}
    """)

  let plan = ImportPlan(file, into: ImportTarget(file.document), onConflict: policy)

  #expect(plan.edits == [])
  #expect(plan.summary.unchanged == 3)
}

@Test(
  .enabled(if: SharedFixtures.isPresent),
  arguments: ["5e-bits/5e-SRD-Monsters.json", "angband/monster.txt", "open5e/cc/Monster.json"])
func importingARealFileTwiceChangesNothing(file: String) throws {
  let first = try sharedCatalog("data/" + file)
  let second = try sharedCatalog("data/" + file)

  let plan = ImportPlan(second, into: ImportTarget(first.document))

  #expect(plan.edits == [])
  #expect(plan.summary.unchanged == first.document.monsters.count)
}
