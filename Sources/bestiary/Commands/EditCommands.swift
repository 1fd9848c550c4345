import BestiaryApp
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
    let monster = try store.whole(try Names.monster(name, in: store.allSummaries()))
    var edits: [CatalogEdit] = []
    for field in try named(fields, store) {
      edits.append(.setMonster(monster.id, try fitting(field, monster)))
    }
    try store.make(edits, "setting \(monster.name)")
  }

  static func add(_ options: Options) throws(CommandFailure) {
    guard let name = options.arguments.first else { throw .usage("add needs a name.") }
    let store = try CatalogOpening.store(options)
    let fields = try named(try fields(options.arguments.dropFirst()), store)
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
    if key == "color" || key == "colour", let color = ColorText.parsed(text) {
      return .color(color)
    }
    do throws(FieldTextError) {
      return try MonsterField(key: key, text: text)
    } catch {
      throw failure(error)
    }
  }

  private static func icon(_ path: String) throws(CommandFailure) -> Icon? {
    if path.isEmpty || path == "none" { return nil }
    return Icon(png: try IconCommand.checkedPNG(path))
  }

  /// The fields with weapons by their ids: a weapon may be called by its name as well, and must be one
  /// of the catalog's.
  private static func named(
    _ fields: [MonsterField], _ store: CatalogStore
  ) throws(CommandFailure) -> [MonsterField] {
    var named: [MonsterField] = []
    for field in fields {
      guard case .preferredWayToKill(let called?) = field else {
        named.append(field)
        continue
      }
      let weapons = try store.allWeapons()
      let name = Folding.fold(called.text)
      guard
        let weapon = weapons.first(where: { $0.id == called })
          ?? weapons.first(where: { Folding.fold($0.name) == name })
      else {
        let known = weapons.map(\.name).joined(separator: ", ")
        throw .badInput("\(called.text): no such weapon. There are \(known).")
      }
      named.append(.preferredWayToKill(weapon.id))
    }
    return named
  }

  /// The field as the monster has it.
  private static func fitting(
    _ field: MonsterField, _ monster: Monster
  ) throws(CommandFailure) -> MonsterField {
    do throws(FieldTextError) {
      return try field.fitting(monster)
    } catch {
      throw failure(error)
    }
  }

  private static func failure(_ error: FieldTextError) -> CommandFailure {
    switch error {
    case .notAColor(let text): .badInput("\(text): no colour; write #rrggbb or a CSS name.")
    case .notSettable(let key): .usage("\(key) can't be set.")
    case .notANumber(let key, let text): .badInput("\(key)=\(text): expected a number.")
    }
  }
}
