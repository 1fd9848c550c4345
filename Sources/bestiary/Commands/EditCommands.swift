import BestiaryCore
import BestiaryStore

/// `set`, `add` and `remove`: the same edits, validation and undo log as the interface.
enum EditCommands {
  static func set(_ options: Options) throws(CommandFailure) {
    guard let name = options.arguments.first, options.arguments.count > 1 else {
      throw .usage("set needs a name and FIELD=VALUE.")
    }
    let fields = try fields(options.arguments.dropFirst())
    let store = try CatalogOpening.store(options)
    let monster = try Names.monster(name, in: store.allSummaries())
    try check(fields, store)
    try store.make(fields.map { .setMonster(monster.id, $0) }, "setting \(monster.name)")
  }

  static func add(_ options: Options) throws(CommandFailure) {
    guard let name = options.arguments.first else { throw .usage("add needs a name.") }
    let fields = try fields(options.arguments.dropFirst())
    let store = try CatalogOpening.store(options)
    try check(fields, store)
    let taken = Set(try store.allSummaries().map(\.id.text))
    let id = Monster.ID(Slug.unique(Slug.make(name)) { taken.contains($0) })
    let edits = fields.map { CatalogEdit.setMonster(id, $0) }
    try store.make([.addMonster(Monster(id: id, name: name))] + edits, "adding \(name)")
    try Output.line(id.text)
  }

  static func remove(_ options: Options) throws(CommandFailure) {
    guard !options.arguments.isEmpty else { throw .usage("remove needs a name.") }
    let store = try CatalogOpening.store(options)
    let summaries = try store.allSummaries()
    var edits: [CatalogEdit] = []
    for name in options.arguments {
      let edit = CatalogEdit.removeMonster(try Names.monster(name, in: summaries).id)
      if !edits.contains(edit) { edits.append(edit) }
    }
    try store.make(edits, "deleting \(options.arguments.joined(separator: ", "))")
  }

  // MARK: - Fields

  private static func fields(
    _ words: ArraySlice<String>
  ) throws(CommandFailure) -> [MonsterField] {
    var fields: [MonsterField] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .usage("\(word): expected FIELD=VALUE.")
      }
      fields.append(try field(String(parts[0]), String(parts[1])))
    }
    return fields
  }

  private static func field(
    _ key: String, _ text: String
  ) throws(CommandFailure) -> MonsterField {
    if key == "icon" { return .icon(try icon(text)) }
    do throws(FieldTextError) {
      return try MonsterField(key: key, text: text)
    } catch {
      switch error {
      case .notAColor(let text): throw .badInput("\(text): no colour; write #rrggbb.")
      case .notSettable(let key): throw .usage("\(key) can't be set.")
      }
    }
  }

  private static func icon(_ path: String) throws(CommandFailure) -> Icon? {
    if path.isEmpty || path == "none" { return nil }
    return Icon(png: try IconCommand.checkedPNG(path))
  }

  /// A weapon that is set must be one of the catalog's.
  private static func check(
    _ fields: [MonsterField], _ store: CatalogStore
  ) throws(CommandFailure) {
    for case .preferredWayToKill(let id?) in fields {
      let weapons = try store.allWeapons()
      guard weapons.contains(where: { $0.id == id }) else {
        let known = weapons.map(\.id.text).joined(separator: ", ")
        throw .badInput("\(id.text): no such weapon. There are \(known).")
      }
    }
  }
}
