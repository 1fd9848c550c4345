import CSQLite
import Testing

/// An SQLite file in the hands of some other program.
final class RawDatabase {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements.
  func run(_ sql: String) throws {
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(sql)")
  }

  /// The integer that a query gives.
  func integer(_ sql: String) throws -> Int {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, "\(sql)")
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_column_int64(statement, 0))
  }
}
