import BestiaryCore
import CSQLite
import JSON

extension Connection {
  /// Makes an opened file a catalog of this version: fills a new one with `contents`, brings an
  /// older one up to date, refuses a newer one.
  func prepare(contents: (() -> CatalogContents)?) throws(StoreError) {
    let isReadOnly = try isReadOnly()
    let found = try schemaVersion()
    let supported = Schema.migrations.count
    guard found <= supported else {
      throw .newerVersion(path: path, found: found, supported: supported)
    }
    if found == 0 {
      guard let contents, !isReadOnly else { throw .notACatalog(path: path) }
      try create(contents())
    } else if !isReadOnly {
      try configure()
      if found < supported { try migrate() }
    }
  }

  /// The first page alone makes the file known as ours, version 0. All the rest is one transaction:
  /// a kill before its end leaves a catalog of version 0, which the next one to open it fills.
  private func create(_ contents: CatalogContents) throws(StoreError) {
    try execute("PRAGMA application_id=\(Schema.applicationID)")
    try configure()
    _ = try transaction { () throws(StoreError) -> Bool? in
      // Another program may have been quicker.
      guard try schemaVersion() == 0 else { return nil }
      try applyMigrations(from: 0)
      for weapon in contents.weapons { try insert(weapon) }
      for monster in contents.monsters { try insert(monster) }
      for member in contents.unknown.members { try set(member.value, forUnknown: member.key) }
      return true
    }
  }

  private func configure() throws(StoreError) {
    try execute("PRAGMA synchronous=FULL; PRAGMA secure_delete=FAST")
    do {
      try execute("PRAGMA journal_mode=WAL")
    } catch .locked {
      // Another program is in the middle of something; without WAL it is as durable.
    }
  }

  private func migrate() throws(StoreError) {
    _ = try transaction { () throws(StoreError) -> Bool? in
      try applyMigrations(from: try schemaVersion())
      return true
    }
  }

  private func applyMigrations(from version: Int) throws(StoreError) {
    for migration in Schema.migrations.dropFirst(version) { try execute(migration) }
    try execute("PRAGMA user_version=\(Schema.migrations.count)")
  }

  /// The number of migrations that the file has been through; 0 for one that is not filled yet.
  func schemaVersion() throws(StoreError) -> Int {
    Int(try first("PRAGMA user_version") { (row) in row.integer(0) } ?? 0)
  }

  /// Runs statements that are needed once and take no values.
  private func execute(_ sql: String) throws(StoreError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }
}
