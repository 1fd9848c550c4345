import CSQLite

extension Connection {
  /// Runs `body` as one transaction that holds the write lock from the start. It is kept when the
  /// body returns a value, and leaves nothing behind when it returns `nil` or throws.
  func transaction<Value>(
    _ body: () throws(StoreError) -> Value?
  ) throws(StoreError) -> Value? {
    try requireFile()
    try run("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try run(value == nil ? "ROLLBACK" : "COMMIT")
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body` with one unchanging view of the catalog.
  func reading<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    try run("BEGIN")
    defer { rollBack() }
    return try body()
  }

  /// Some failures (a full disk) have ended the transaction already; a second rollback is then an
  /// error that says nothing new.
  private func rollBack() {
    if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
  }

  /// Throws where the path does not lead to the open file any more: what is written to a file that
  /// was removed or replaced is lost with it.
  private func requireFile() throws(StoreError) {
    var hasMoved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if code == SQLITE_OK && hasMoved != 0 { throw .fileIsGone(path: path) }
  }
}
