import CSQLite

/// Notes what happens to tables from its making on, as one of SQLite's changesets: for changed
/// rows the old and new values of changed columns, for added and removed ones the whole row.
final class ChangeRecorder {
  private let session: OpaquePointer
  private let connection: Connection

  /// Begins to note the changes that `connection` makes to these tables.
  init(_ tables: [String], on connection: Connection) throws(StoreError) {
    var session: OpaquePointer?
    try connection.check(sqlite3session_create(connection.handle, "main", &session))
    guard let session else { throw .failed(code: SQLITE_NOMEM, detail: "session") }
    self.session = session
    self.connection = connection
    for table in tables { try connection.check(sqlite3session_attach(session, table)) }
  }

  deinit { sqlite3session_delete(session) }

  /// What is different now; empty where all is as it was.
  func changes() throws(StoreError) -> Changeset {
    var count: Int32 = 0
    var buffer: UnsafeMutableRawPointer?
    let code = sqlite3session_changeset(session, &count, &buffer)
    defer { sqlite3_free(buffer) }
    try connection.check(code)
    return Changeset(bytes: Array(UnsafeRawBufferPointer(start: buffer, count: Int(count))))
  }
}
