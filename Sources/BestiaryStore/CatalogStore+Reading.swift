public import BestiaryCore
public import JSON

extension CatalogStore {
  /// How many monsters there are.
  public func count() throws(StoreError) -> Int {
    try connection.first("SELECT count(*) FROM monsters") { (row) in Int(row.integer(0)) } ?? 0
  }

  /// What the list shows of every monster, by folded name, then name, then insertion order.
  public func summaries() throws(StoreError) -> [MonsterSummary] {
    try connection.all(summaryColumns + " ORDER BY sort_key, name, seq", [], summary)
  }

  /// The monsters a name stands for, in the order of the list: those with exactly that name, else
  /// those whose name is the same without case and accents, else the one with that id.
  public func summaries(named name: String) throws(StoreError) -> [MonsterSummary] {
    let folded = SQLValue.text(Folding.fold(name))
    let order = " ORDER BY sort_key, name, seq"
    let alike = try connection.all(
      summaryColumns + " WHERE sort_key = ?" + order, [folded], summary)
    let exact = alike.filter { $0.name.utf8.elementsEqual(name.utf8) }
    if !exact.isEmpty { return exact }
    if !alike.isEmpty { return alike }
    return try connection.all(summaryColumns + " WHERE id = ?" + order, [.text(name)], summary)
  }

  /// The monster with that id.
  public func monster(_ id: Monster.ID) throws(StoreError) -> Monster? {
    try connection.first(monsterColumns + " WHERE m.id = ?", [.text(id.text)], monster)
  }

  /// The monsters that satisfy a condition, in insertion order.
  public func monsters(
    where isIncluded: (Monster) -> Bool = { _ in true }
  ) throws(StoreError) -> [Monster] {
    var found: [Monster] = []
    try forEachMonster { (monster) throws(StoreError) in
      if isIncluded(monster) { found.append(monster) }
    }
    return found
  }

  /// Calls `body` with each monster in insertion order, all as they are at one moment. The body
  /// must not change the catalog.
  public func forEachMonster(
    _ body: (Monster) throws(StoreError) -> Void
  ) throws(StoreError) {
    try connection.forEachRow(monsterColumns + " ORDER BY m.seq", []) { (row) throws(StoreError) in
      try body(try monster(row))
      return true
    }
  }

  /// When each monster was last changed, in milliseconds since 1970.
  public func changeTimes() throws(StoreError) -> [Monster.ID: Int64] {
    var times: [Monster.ID: Int64] = [:]
    let sql = "SELECT id, milliseconds FROM monsters JOIN changed ON monster = seq"
    try connection.forEachRow(sql, []) { (row) in
      times[Monster.ID(row.text(0))] = row.integer(1)
      return true
    }
    return times
  }

  /// The weapons in insertion order.
  public func weapons() throws(StoreError) -> [Weapon] {
    let sql = """
      SELECT w.id, w.name, w.damage, w.built_in, i.png
      FROM weapons w LEFT JOIN icons i ON i.id = w.icon ORDER BY w.seq
      """
    return try connection.all(sql) { (row) throws(StoreError) in
      Weapon(
        id: Weapon.ID(row.text(0)), name: row.text(1), damage: try connection.words(row.text(2)),
        icon: row.isNull(4) ? nil : Icon(png: row.blob(4)), isBuiltIn: row.integer(3) != 0)
    }
  }

  /// How many monsters prefer each weapon; weapons that none prefers are left out.
  public func weaponCounts() throws(StoreError) -> [Weapon.ID: Int] {
    var counts: [Weapon.ID: Int] = [:]
    let sql = "SELECT weapon, count(*) FROM monsters WHERE weapon IS NOT NULL GROUP BY weapon"
    try connection.forEachRow(sql, []) { (row) in
      counts[Weapon.ID(row.text(0))] = Int(row.integer(1))
      return true
    }
    return counts
  }

  /// The owner's picture; `nil` where it has none or is gone.
  public func icon(of owner: IconOwner) throws(StoreError) -> Icon? {
    try connection.icon(of: owner)
  }

  /// How many bytes the owner's picture has, without reading it; `nil` where there is none.
  public func iconBytes(of owner: IconOwner) throws(StoreError) -> Int? {
    try connection.iconBytes(of: owner)
  }

  /// Top-level members of the catalog that this version does not know, in their order.
  public func unknownMembers() throws(StoreError) -> JSONObject {
    JSONObject(
      try connection.all("SELECT key, value FROM members ORDER BY seq") {
        (row) throws(StoreError) in
        JSONMember(key: row.text(0), value: try connection.value(row.text(1)))
      })
  }

  /// Runs `body`, which reads more than once, with one unchanging view of the catalog.
  public func reading<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try connection.reading(body)
  }
}

extension CatalogStore {
  private var summaryColumns: String {
    "SELECT seq, id, name, color, weapon, list_attribute, icon IS NOT NULL FROM monsters"
  }

  private func summary(_ row: Statement) -> MonsterSummary {
    MonsterSummary(
      id: Monster.ID(row.text(1)), name: row.text(2), color: color(row, 3),
      preferredWayToKill: row.isNull(4) ? nil : Weapon.ID(row.text(4)),
      listAttribute: row.text(5), sequence: Int(row.integer(0)), hasIcon: row.integer(6) != 0)
  }

  private var monsterColumns: String {
    """
    SELECT m.id, m.name, m.description, i.png, m.color, m.weapon, m.tags, m.attributes, m.unknown
    FROM monsters m LEFT JOIN icons i ON i.id = m.icon
    """
  }

  private func monster(_ row: Statement) throws(StoreError) -> Monster {
    Monster(
      id: Monster.ID(row.text(0)), name: row.text(1), description: row.text(2),
      icon: row.isNull(3) ? nil : Icon(png: row.blob(3)), color: color(row, 4),
      preferredWayToKill: row.isNull(5) ? nil : Weapon.ID(row.text(5)),
      tags: try connection.words(row.text(6)), attributes: try connection.object(row.text(7)),
      unknown: try connection.object(row.text(8)))
  }

  private func color(_ row: Statement, _ column: Int32) -> HexColor? {
    row.isNull(column) ? nil : HexColor(UInt32(truncatingIfNeeded: row.integer(column)))
  }
}
