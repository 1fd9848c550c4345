public import BestiaryCore
import JSON

/// A step that is in the catalog.
public struct CommittedStep: Hashable, Sendable {
  /// What the caller named it.
  public var label: String
  /// The monsters it added, changed or removed.
  public var monsters: [Monster.ID]
  /// Whether it added, changed or removed weapons.
  public var changesWeapons: Bool
}

extension CatalogStore {
  /// Makes the edits, in order, as one step that can be undone: all of them or, when it throws,
  /// none. Nothing is written, and `nil` returned, where nothing would be different. A new step
  /// makes what was undone before it impossible to redo.
  @discardableResult
  public func perform(
    _ edits: [CatalogEdit], label: String
  ) throws(StoreError) -> CommittedStep? {
    guard !isReadOnly else { throw .readOnly }
    var current = session
    let step = try connection.transaction { () throws(StoreError) -> CommittedStep? in
      // Before the edits: afterwards a picture that only undoing them needs would seem to be in
      // nobody's way.
      if current == nil { try connection.sweep() }
      let recorder = try ChangeRecorder(Schema.recordedTables, on: connection)
      for edit in edits { try connection.make(edit) }
      let changes = try recorder.changes()
      guard !changes.isEmpty else { return nil }
      let session = try connection.session(current)
      try connection.log(changes, label: label, session: session)
      current = session
      return try connection.step(label: label, changes)
    }
    if step != nil { session = current }
    return step
  }
}

extension Connection {
  fileprivate func make(_ edit: CatalogEdit) throws(StoreError) {
    switch edit {
    case .addMonster(let monster): try insert(monster)
    case .setMonster(let id, let field): try set(field, of: id)
    case .removeMonster(let id):
      try run("DELETE FROM monsters WHERE id = ?", [.text(id.text)])
      try requireRow(id: id.text, .unknownMonster)
    case .addWeapon(let weapon): try insert(weapon)
    case .replaceWeapon(let weapon): try replace(weapon)
    case .removeWeapon(let id): try remove(id)
    case .setUnknown(let key, let value): try set(value, forUnknown: key)
    }
  }

  private func set(_ field: MonsterField, of id: Monster.ID) throws(StoreError) {
    try checked { () throws(BestiaryError) in try CatalogValidation.check(field, of: id) }
    switch field {
    case .name(let name):
      try update(id, "name = ?, sort_key = ?", [.text(name), .text(Folding.fold(name))])
    case .description(let text): try update(id, "description = ?", [.text(text)])
    case .icon(let icon): try update(id, "icon = ?", [try iconReference(icon)])
    case .color(let color): try update(id, "color = ?", [.color(color)])
    case .preferredWayToKill(let weapon):
      try update(id, "weapon = ?", [.optional(weapon?.text)])
    case .tags(let tags): try update(id, "tags = ?", [.text(RecordText.text(tags))])
    case .attribute(let key, let value):
      var attributes = try attributes(of: id)
      attributes[key] = value
      try setAttributes(attributes, of: id)
    case .attributes(let attributes): try setAttributes(attributes, of: id)
    case .unknown(let unknown): try update(id, "unknown = ?", [.text(RecordText.text(unknown))])
    }
  }

  private func attributes(of id: Monster.ID) throws(StoreError) -> JSONObject {
    let sql = "SELECT attributes FROM monsters WHERE id = ?"
    let text = try first(sql, [.text(id.text)]) { (row) in row.text(0) }
    guard let text else {
      throw .invalid(BestiaryError(id: id.text, field: "id", reason: .unknownMonster))
    }
    return try object(text)
  }

  private func setAttributes(_ attributes: JSONObject, of id: Monster.ID) throws(StoreError) {
    try update(
      id, "attributes = ?, list_attribute = ?",
      [
        .text(RecordText.text(attributes)),
        .text(MonsterSummary.listAttribute(of: attributes)),
      ])
  }

  private func update(
    _ id: Monster.ID, _ assignments: String, _ values: [SQLValue]
  ) throws(StoreError) {
    try run("UPDATE monsters SET \(assignments) WHERE id = ?", values + [.text(id.text)])
    try requireRow(id: id.text, .unknownMonster)
  }

  private func replace(_ weapon: Weapon) throws(StoreError) {
    try checked { () throws(BestiaryError) in try CatalogValidation.check(weapon) }
    try run(
      "UPDATE weapons SET name = ?, damage = ?, icon = ? WHERE id = ?",
      [
        .text(weapon.name), .text(RecordText.text(weapon.damage)), try iconReference(weapon.icon),
        .text(weapon.id.text),
      ])
    try requireRow(id: weapon.id.text, .unknownWeapon)
  }

  private func remove(_ id: Weapon.ID) throws(StoreError) {
    let isBuiltIn = try first("SELECT built_in FROM weapons WHERE id = ?", [.text(id.text)]) {
      (row) in row.integer(0) != 0
    }
    guard isBuiltIn != true else {
      throw .invalid(BestiaryError(id: id.text, field: "id", reason: .builtIn))
    }
    try run("DELETE FROM weapons WHERE id = ?", [.text(id.text)])
    try requireRow(id: id.text, .unknownWeapon)
  }
}
