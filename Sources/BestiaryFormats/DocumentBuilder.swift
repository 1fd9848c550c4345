import BestiaryCore
import JSON

/// A document while its records are read one after the other.
struct DocumentBuilder {
  private var document = CatalogDocument()
  private var problems: [ImportProblem] = []
  private var monsterIDs = IDMaker()
  private var weaponIDs = IDMaker()

  /// Adds the monsters of these records, all but those that are refused.
  mutating func addMonsters(
    _ records: [JSONValue], make: (inout RecordReader) -> Monster?
  ) {
    for (index, value) in records.enumerated() {
      read(value, list: .monsters, number: index + 1) { record, builder in
        guard var monster = make(&record), !record.isRefused else { return }
        monster.id = Monster.ID(builder.monsterIDs.unique(monster.id.text))
        record.noteNewID(monster.id.text)
        builder.document.monsters.append(monster)
      }
    }
  }

  /// Adds the weapons of these records, all but those that are refused.
  mutating func addWeapons(_ records: [JSONValue], make: (inout RecordReader) -> Weapon?) {
    for (index, value) in records.enumerated() {
      read(value, list: .weapons, number: index + 1) { record, builder in
        guard var weapon = make(&record), !record.isRefused else { return }
        weapon.id = Weapon.ID(builder.weaponIDs.unique(weapon.id.text))
        record.noteNewID(weapon.id.text)
        builder.document.weapons.append(weapon)
      }
    }
  }

  /// Keeps top-level members that nobody knows.
  mutating func keepUnknown(_ members: JSONObject) {
    document.unknown = members
  }

  /// The document and what was wrong with it.
  func finished(_ format: CatalogFormat) -> ImportedCatalog {
    ImportedCatalog(format: format, document: document, problems: problems)
  }

  private mutating func read(
    _ value: JSONValue, list: ImportProblem.List, number: Int,
    add: (inout RecordReader, inout DocumentBuilder) -> Void
  ) {
    guard case .object(let object) = value else {
      let reason = ImportProblem.Reason.wrongShape(expected: .object, found: JSONKind(value))
      problems.append(ImportProblem(list: list, record: number, reason: reason))
      return
    }
    var record = RecordReader(object, list: list, number: number)
    add(&record, &self)
    problems += record.problems
  }
}
