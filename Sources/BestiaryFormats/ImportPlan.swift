public import BestiaryCore
import JSON

/// The edits that bring an imported catalog into the one at hand, as one undo step.
public struct ImportPlan: Hashable, Sendable {
  /// The edits in order: weapons, monsters, then unknown members.
  public private(set) var edits: [CatalogEdit] = []
  /// What becomes of the monsters.
  public private(set) var summary = ImportSummary()

  /// The plan for a catalog.
  public init(
    _ imported: ImportedCatalog, into target: ImportTarget = ImportTarget(),
    onConflict policy: ImportConflictPolicy = .keep
  ) {
    summary.refused = imported.refusedRecords
    var fileIDs = Set(imported.document.monsters.map(\.id))
    for weapon in imported.document.weapons {
      add(weapon, to: target.weapon(weapon.id), policy)
    }
    for monster in imported.document.monsters {
      if let existing = target.monster(monster.id) {
        merge(monster, existing, policy) { id in
          target.monster(id) != nil || !fileIDs.insert(id).inserted
        }
      } else {
        summary.added += 1
        edits.append(.addMonster(monster))
      }
    }
    for member in imported.document.unknown.members {
      add(member, to: target.unknown[member.key], policy)
    }
  }

  // MARK: - Monsters

  private mutating func merge(
    _ monster: Monster, _ existing: Monster, _ policy: ImportConflictPolicy,
    isTaken: (Monster.ID) -> Bool
  ) {
    let merged = policy == .keep ? existing.updated(from: monster) : monster
    let changes = existing.changes(to: merged)
    switch policy {
    case _ where existing.changes(to: monster).isEmpty: summary.unchanged += 1
    case .keep, .replace:
      if changes.isEmpty { summary.kept += 1 } else { summary.updated += 1 }
      edits += changes.map { .setMonster(existing.id, $0) }
    case .skip: summary.kept += 1
    case .rename:
      summary.added += 1
      edits.append(.addMonster(monster.renamed(isTaken: isTaken)))
    }
  }

  // MARK: - Weapons and unknown members

  private mutating func add(
    _ weapon: Weapon, to existing: Weapon?, _ policy: ImportConflictPolicy
  ) {
    switch existing {
    case nil: edits.append(.addWeapon(weapon))
    case let existing? where policy == .replace && existing != weapon:
      edits.append(.replaceWeapon(weapon))
    default: break
    }
  }

  private mutating func add(
    _ member: JSONMember, to existing: JSONValue?, _ policy: ImportConflictPolicy
  ) {
    guard existing == nil || (policy == .replace && existing != member.value) else { return }
    edits.append(.setUnknown(key: member.key, member.value))
  }
}
