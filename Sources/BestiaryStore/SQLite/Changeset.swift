import CSQLite

/// Changes to rows, in the form that SQLite's sessions write and apply.
struct Changeset {
  let bytes: [UInt8]

  var isEmpty: Bool { bytes.isEmpty }

  /// The changes that take these back.
  func inverted() throws(StoreError) -> Changeset {
    var count: Int32 = 0
    var buffer: UnsafeMutableRawPointer?
    let code = bytes.withUnsafeBytes {
      sqlite3changeset_invert(Int32($0.count), $0.baseAddress, &count, &buffer)
    }
    defer { sqlite3_free(buffer) }
    guard code == SQLITE_OK else { throw .failed(code: code, detail: "invert") }
    return Changeset(bytes: Array(UnsafeRawBufferPointer(start: buffer, count: Int(count))))
  }

  /// Calls `body` with each changed row.
  func forEach(_ body: (ChangedRow) throws(StoreError) -> Void) throws(StoreError) {
    var bytes = bytes
    var iterator: OpaquePointer?
    // The iterator reads the bytes as it goes, so they stay pinned until it is finalized.
    let result: Result<Void, StoreError> = bytes.withUnsafeMutableBytes { buffer in
      let code = sqlite3changeset_start(&iterator, Int32(buffer.count), buffer.baseAddress)
      guard code == SQLITE_OK, let iterator else {
        return .failure(.failed(code: code, detail: "changeset"))
      }
      defer { sqlite3changeset_finalize(iterator) }
      return Result { () throws(StoreError) in
        var code = sqlite3changeset_next(iterator)
        while code == SQLITE_ROW {
          try body(ChangedRow(iterator))
          code = sqlite3changeset_next(iterator)
        }
        guard code == SQLITE_DONE else { throw .failed(code: code, detail: "changeset") }
      }
    }
    try result.get()
  }

  /// Makes the changes. Where a row is not as expected, `resolve` decides: `nil` skips the change,
  /// a conflict takes all of it back and is thrown.
  func apply(
    on connection: Connection, resolve: @escaping (Collision, ChangedRow) -> EditConflict?
  ) throws(StoreError) {
    let judge = CollisionJudge(resolve)
    var bytes = bytes
    let code = bytes.withUnsafeMutableBytes { buffer in
      sqlite3changeset_apply(
        connection.handle, Int32(buffer.count), buffer.baseAddress, nil,
        { context, kind, iterator in
          guard let context, let iterator else { return SQLITE_CHANGESET_ABORT }
          return Unmanaged<CollisionJudge>.fromOpaque(context).takeUnretainedValue()
            .judge(kind, ChangedRow(iterator))
        }, Unmanaged.passUnretained(judge).toOpaque())
    }
    if let conflict = judge.conflict { throw .changedElsewhere(conflict) }
    try withExtendedLifetime(judge) { () throws(StoreError) in try connection.check(code) }
  }
}

/// Why a change could not be made to a row.
enum Collision {
  /// The row has other values than expected.
  case differs
  /// The row is gone.
  case missing
  /// Another row has its key.
  case taken
}

/// Answers SQLite's question what to do with a collision, and keeps the first refusal.
private final class CollisionJudge {
  private(set) var conflict: EditConflict?
  private let resolve: (Collision, ChangedRow) -> EditConflict?

  init(_ resolve: @escaping (Collision, ChangedRow) -> EditConflict?) { self.resolve = resolve }

  func judge(_ kind: Int32, _ row: ChangedRow) -> Int32 {
    let collision: Collision =
      switch kind {
      case SQLITE_CHANGESET_DATA: .differs
      case SQLITE_CHANGESET_NOTFOUND: .missing
      default: .taken
      }
    conflict = resolve(collision, row)
    return conflict == nil ? SQLITE_CHANGESET_OMIT : SQLITE_CHANGESET_ABORT
  }
}
