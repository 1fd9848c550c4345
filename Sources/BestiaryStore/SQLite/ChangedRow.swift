import CSQLite

/// One row of a changeset while it is looked at; not to be kept.
struct ChangedRow {
  /// What happens to the row.
  enum Operation {
    case insert
    case update
    case delete
  }

  let table: String
  let operation: Operation
  let columnCount: Int32
  private let iterator: OpaquePointer

  init(_ iterator: OpaquePointer) {
    var table: UnsafePointer<CChar>?
    var columns: Int32 = 0
    var operation: Int32 = 0
    sqlite3changeset_op(iterator, &table, &columns, &operation, nil)
    self.iterator = iterator
    self.table = table.map { String(cString: $0) } ?? ""
    columnCount = columns
    self.operation =
      switch operation {
      case SQLITE_INSERT: .insert
      case SQLITE_DELETE: .delete
      default: .update
      }
  }

  /// The row's primary key, which is the first column of every table that is recorded.
  var key: Int64 { (old(0) ?? new(0))?.integer ?? 0 }

  /// The column's value before the change; `nil` where the change does not touch it.
  func old(_ column: Int32) -> SQLValue? {
    guard operation != .insert else { return nil }
    var value: OpaquePointer?
    return sqlite3changeset_old(iterator, column, &value) == SQLITE_OK ? SQLValue(value) : nil
  }

  /// The column's value after the change; `nil` where the change does not touch it.
  func new(_ column: Int32) -> SQLValue? {
    guard operation != .delete else { return nil }
    var value: OpaquePointer?
    return sqlite3changeset_new(iterator, column, &value) == SQLITE_OK ? SQLValue(value) : nil
  }

  /// The column's value in the catalog; only for a row that differs or whose key is taken.
  func current(_ column: Int32) -> SQLValue? {
    var value: OpaquePointer?
    return sqlite3changeset_conflict(iterator, column, &value) == SQLITE_OK ? SQLValue(value) : nil
  }

  /// The columns whose value in the catalog is not the one the change expects.
  var differingColumns: [Int32] {
    (0..<columnCount).filter { column in
      guard let expected = old(column) else { return false }
      return current(column) != expected
    }
  }
}
