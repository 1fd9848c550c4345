import CSQLite

/// A compiled SQL statement, and while it runs the row it stands on. Columns count from 0.
final class Statement {
  private let handle: OpaquePointer

  /// Compiles one statement; kept long, since connections reuse them.
  init(_ sql: String, on connection: Connection) throws(StoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    try connection.check(code)
    guard let handle else { throw .failed(code: SQLITE_MISUSE, detail: sql) }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Gives the parameters their values, in order; all of them.
  func bind(_ values: [SQLValue], on connection: Connection) throws(StoreError) {
    precondition(values.count == Int(sqlite3_bind_parameter_count(handle)), "one value a parameter")
    for (index, value) in values.enumerated() {
      try connection.check(bind(value, at: Int32(index + 1)))
    }
  }

  /// Goes on to the next row; `false` where there is none.
  func step(on connection: Connection) throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw connection.error(code)
    }
  }

  /// Makes the statement ready to run again and lets go of its values. Its result only repeats
  /// what `step` reported.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Whether the column has no value.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// The column's integer.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The column's text, empty for null; bytes that are not UTF-8 become U+FFFD.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The column's bytes, none for null.
  func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
    case .real(let real): sqlite3_bind_double(handle, index, real)
    case .text(let text): bind(text, at: index)
    case .blob(let bytes): bind(bytes, at: index)
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // An empty text may have no address, which SQLite would take for null.
        characters.isEmpty
          ? sqlite3_bind_text(handle, index, "", 0, csqlite_transient())
          : sqlite3_bind_text64(
            handle, index, characters.baseAddress, UInt64(characters.count), csqlite_transient(),
            UInt8(SQLITE_UTF8))
      }
    }
  }

  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    bytes.isEmpty
      ? sqlite3_bind_zeroblob(handle, index, 0)
      : sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), csqlite_transient())
  }
}
