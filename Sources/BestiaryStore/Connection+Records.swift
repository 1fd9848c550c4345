import BestiaryCore
import JSON

extension Connection {
  /// Appends a monster.
  func insert(_ monster: Monster) throws(StoreError) {
    try checked { () throws(BestiaryError) in try CatalogValidation.check(monster) }
    try run(
      """
      INSERT INTO monsters (id, name, sort_key, description, icon, color, weapon, tags, attributes,
        unknown, list_attribute)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
      """,
      [
        .text(monster.id.text), .text(monster.name), .text(Folding.fold(monster.name)),
        .text(monster.description), try iconReference(monster.icon), .color(monster.color),
        .optional(monster.preferredWayToKill?.text), .text(RecordText.text(monster.tags)),
        .text(RecordText.text(monster.attributes)), .text(RecordText.text(monster.unknown)),
        .text(MonsterSummary.listAttribute(of: monster.attributes)),
      ])
    try requireRow(id: monster.id.text, .taken)
  }

  /// Appends a weapon.
  func insert(_ weapon: Weapon) throws(StoreError) {
    try checked { () throws(BestiaryError) in try CatalogValidation.check(weapon) }
    try run(
      """
      INSERT INTO weapons (id, name, damage, icon, built_in) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO NOTHING
      """,
      [
        .text(weapon.id.text), .text(weapon.name), .text(RecordText.text(weapon.damage)),
        try iconReference(weapon.icon), .integer(weapon.isBuiltIn ? 1 : 0),
      ])
    try requireRow(id: weapon.id.text, .taken)
  }

  /// Sets or removes a top-level member.
  func set(_ value: JSONValue?, forUnknown key: String) throws(StoreError) {
    guard let value else { return try run("DELETE FROM members WHERE key = ?", [.text(key)]) }
    try run(
      """
      INSERT INTO members (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, [.text(key), .text(RecordText.text(value))])
  }

  /// The number of a picture in the catalog, which stores the same bytes once.
  func iconReference(_ icon: Icon?) throws(StoreError) -> SQLValue {
    guard let icon else { return .null }
    let digest = SQLValue.integer(icon.digest)
    let known = try first(
      "SELECT id FROM icons WHERE digest = ? AND png = ?", [digest, .blob(icon.png)]
    ) { (row) in row.integer(0) }
    if let known { return .integer(known) }
    try run("INSERT INTO icons (digest, png) VALUES (?, ?)", [digest, .blob(icon.png)])
    return .integer(lastRow)
  }

  /// Throws unless the last statement found its row.
  func requireRow(id: String, _ reason: BestiaryError.Reason) throws(StoreError) {
    guard changedRows > 0 else {
      throw .invalid(BestiaryError(id: id, field: "id", reason: reason))
    }
  }

  /// Throws a broken rule as the store's error.
  func checked(_ rule: () throws(BestiaryError) -> Void) throws(StoreError) {
    do { try rule() } catch { throw .invalid(error) }
  }
}

extension SQLValue {
  /// The colour's number, or null.
  static func color(_ color: HexColor?) -> SQLValue {
    .optional(color.map { Int64($0.value) })
  }
}

extension Icon {
  /// FNV-1a of the bytes. Only narrows the search: equal pictures are found by their bytes.
  fileprivate var digest: Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in png { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash)
  }
}
