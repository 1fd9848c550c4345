import BestiaryCore
import BestiaryStore
import JSON
import SharedFixtures
import Testing

struct RandomEditsTests {
  @Test(arguments: 0..<24)
  func undoingAllThenRedoingAllLeadsBackAndForth(seed: Int) throws {
    let store = try CatalogStore(at: .memory) { .sample }
    var random = RandomEdits(seed: UInt64(seed))
    var moments = [try Snapshot(store)]

    for number in 0..<100 {
      if let step = try? store.perform(random.step(), label: "\(number)") {
        #expect(step.label == store.undoLabel, "seed \(seed)")
        moments.append(try Snapshot(store))
      }
    }
    #expect(moments.count > 12, "seed \(seed)")

    for moment in moments.dropLast().reversed() {
      _ = try store.undo()
      #expect(try Snapshot(store) == moment, "seed \(seed)")
    }
    #expect(!store.canUndo)
    for moment in moments.dropFirst() {
      _ = try store.redo()
      #expect(try Snapshot(store) == moment, "seed \(seed)")
    }
    #expect(!store.canRedo)
  }

  @Test(arguments: 100..<112)
  func twoProgramsNeverLoseEachOthersFields(seed: Int) throws {
    let folder = try TemporaryFolder()
    let mine = try sampleStore(at: folder.file())
    let theirs = try sampleStore(at: folder.file())
    var random = RandomEdits(seed: UInt64(seed))

    for _ in 0..<40 {
      let before = try Snapshot(mine)
      switch Int.random(in: 0..<4, using: &random.generator) {
      case 0: _ = try? mine.perform(random.step(), label: "mine")
      case 1: _ = try? theirs.perform(random.step(), label: "theirs")
      case 2: try expectAllOrNothing(before, mine, theirs, seed) { try mine.undo() }
      default: try expectAllOrNothing(before, mine, theirs, seed) { try mine.redo() }
      }
    }
  }

  private func expectAllOrNothing(
    _ before: Snapshot, _ mine: CatalogStore, _ theirs: CatalogStore, _ seed: Int,
    _ travel: () throws -> UndoOutcome
  ) throws {
    do {
      _ = try travel()
    } catch StoreError.changedElsewhere {
      #expect(try Snapshot(mine) == before, "seed \(seed)")
    }
    #expect(try Snapshot(mine) == Snapshot(theirs), "seed \(seed)")
  }
}

/// Makes up steps; some of their edits are refused, since the monster is gone or there already.
private struct RandomEdits {
  var generator: Generator

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func step() -> [CatalogEdit] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in edit() }
  }

  private mutating func edit() -> CatalogEdit {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: .addMonster(monster())
    case 2: .removeMonster(id())
    case 3: .addWeapon(Weapon(id: weapon(), name: word(), damage: words(), icon: icon()))
    case 4: .replaceWeapon(Weapon(id: weapon(), name: word(), icon: icon()))
    case 5: .removeWeapon(weapon())
    case 6: .setUnknown(key: word(), chance() ? nil : .string(word()))
    default: .setMonster(id(), field())
    }
  }

  private mutating func field() -> MonsterField {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: .name(word())
    case 1: .description(word())
    case 2: .icon(icon())
    case 3: .color(chance() ? nil : HexColor(UInt32(number())))
    case 4: .preferredWayToKill(chance() ? nil : weapon())
    case 5: .tags(words())
    case 6: .attributes(object())
    case 7: .unknown(object())
    default: .attribute(key: word(), chance() ? nil : .number(JSONNumber(number())))
    }
  }

  private mutating func monster() -> Monster {
    Monster(
      id: id(), name: word(), description: word(), icon: icon(), tags: words(),
      attributes: object(), unknown: object())
  }

  private mutating func object() -> JSONObject {
    JSONObject(words().map { JSONMember(key: $0, value: .number(JSONNumber(number()))) })
  }

  private mutating func words() -> [String] {
    (0..<Int.random(in: 0...3, using: &generator)).map { "\(word())\($0)" }
  }

  private mutating func word() -> String {
    ["hp", "ac", "challenge_rating", "\u{e9}", "e\u{301}", "名"][
      Int.random(in: 0..<6, using: &generator)]
  }

  private mutating func id() -> Monster.ID {
    ["wolf", "imp", "fafnir", "a", "b", "c"][Int.random(in: 0..<6, using: &generator)]
  }

  private mutating func weapon() -> Weapon.ID {
    ["sword", "net", "bow", "axe"][Int.random(in: 0..<4, using: &generator)]
  }

  private mutating func icon() -> Icon? { chance() ? nil : .sample(number() % 5) }

  private mutating func number() -> Int { Int.random(in: 0..<1000, using: &generator) }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }
}
