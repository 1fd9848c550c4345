import CSQLite

/// A connection to one SQLite file. Not for use from two tasks at once.
final class Connection {
  /// The path as it was given, for errors.
  let path: String
  let handle: OpaquePointer

  /// Statements that do not run at the moment, by their text.
  private var idleStatements: [String: Statement] = [:]

  /// Opens a file (or `:memory:`, or a `file:` URI) with SQLite's flags.
  init(_ name: String, flags: Int32, path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(name, &handle, flags | always, nil)
    guard let handle else { throw .failed(code: SQLITE_NOMEM, detail: path) }
    guard code == SQLITE_OK else {
      let error = StoreError(code, handle, path: path)
      sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    self.handle = handle
    sqlite3_busy_timeout(handle, Connection.patience)
  }

  deinit {
    idleStatements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
    try forEachRow(sql, values) { (_) throws(StoreError) in true }
  }

  /// What `read` makes of the first row; `nil` where there is none.
  func first<Value>(
    _ sql: String, _ values: [SQLValue] = [],
    _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    var value: Value?
    try forEachRow(sql, values) { (row) throws(StoreError) in
      value = try read(row)
      return false
    }
    return value
  }

  /// What `read` makes of each row.
  func all<Value>(
    _ sql: String, _ values: [SQLValue] = [],
    _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    var found: [Value] = []
    try forEachRow(sql, values) { (row) throws(StoreError) in
      found.append(try read(row))
      return true
    }
    return found
  }

  /// Calls `body` with each row until it answers `false`. The body may run other statements, this
  /// one too.
  func forEachRow(
    _ sql: String, _ values: [SQLValue],
    _ body: (Statement) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let statement = try takeStatement(sql)
    defer {
      statement.reset()
      idleStatements[sql] = statement
    }
    try statement.bind(values, on: self)
    while try statement.step(on: self) {
      guard try body(statement) else { return }
    }
  }

  private func takeStatement(_ sql: String) throws(StoreError) -> Statement {
    if let idle = idleStatements.removeValue(forKey: sql) { return idle }
    return try Statement(sql, on: self)
  }

  /// Rows that the last statement added, changed or removed.
  var changedRows: Int { Int(sqlite3_changes64(handle)) }

  /// The id of the row that was added last.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Throws what a result code means.
  func check(_ code: Int32) throws(StoreError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// What a result code means, with the facts SQLite still knows.
  func error(_ code: Int32) -> StoreError { StoreError(code, handle, path: path) }

  /// How long to wait for another program's lock, in milliseconds (D12).
  private static let patience: Int32 = 250
}

extension StoreError {
  fileprivate init(_ code: Int32, _ handle: OpaquePointer, path: String) {
    let detail = String(cString: sqlite3_errmsg(handle))
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_FULL: self = .diskFull
    case SQLITE_NOTADB: self = .notACatalog(path: path)
    case SQLITE_CORRUPT: self = .damaged(path: path, detail: detail)
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM:
      self = .cannotOpen(path: path, errno: sqlite3_system_errno(handle))
    default: self = .failed(code: code, detail: detail)
    }
  }
}
