public import BestiaryCore

/// A catalog: one SQLite file, or one in memory.
///
/// The only caller of SQLite. It knows no screen, no file format and no wording; `Browser` and the
/// commands call it synchronously, all of them through `perform(_:label:)`, `undo()` and `redo()`.
/// What it has done when a call returns is on the disk: WAL with `synchronous=FULL`, one
/// transaction a step. Each step's changes are kept as a changeset of SQLite's session extension;
/// undoing applies it backwards and refuses where the expected values are not there any more.
/// `SQLite/` holds the thin layer over the C library, `Schema` the tables.
///
/// Not `Sendable`; pictures are read in the background by the `IconReader` of `iconReader()`.
public final class CatalogStore {
  /// Where the catalog is.
  public let location: CatalogLocation
  /// Whether changes are impossible: it was opened so, or its file may not be written.
  public let isReadOnly: Bool

  let connection: Connection
  /// This store's session in the undo log; `nil` before its first change.
  var session: Int64?
  private var seenVersion: Int64

  /// Opens a catalog. One that does not exist yet is made, with the folders to it, and filled with
  /// `contents` in one transaction; without `contents` a missing file is an error.
  public convenience init(
    at location: CatalogLocation, access: CatalogAccess = .readWrite,
    contents: (() -> CatalogContents)? = nil
  ) throws(StoreError) {
    let connection: Connection
    switch location {
    case .memory: connection = try .memory()
    case .file(let path):
      connection = try .catalog(at: path, access: access, makesFile: contents != nil)
    }
    try connection.prepare(
      contents: contents ?? (location == .memory ? { CatalogContents() } : nil))
    if access == .readOnly { try connection.forbidChanges() }
    try self.init(location, connection, session: nil)
  }

  init(
    _ location: CatalogLocation, _ connection: Connection, session: Int64?
  ) throws(StoreError) {
    self.location = location
    self.connection = connection
    self.session = session
    isReadOnly = try connection.isReadOnly()
    seenVersion = try connection.dataVersion()
  }

  /// Whether another program (or another store) has changed the catalog since the last call. Cheap:
  /// it looks at one number.
  public func changedByOthers() throws(StoreError) -> Bool {
    let version = try connection.dataVersion()
    defer { seenVersion = version }
    return version != seenVersion
  }

  /// A second connection for reading pictures off the main actor; `nil` for a catalog in memory.
  public func iconReader() throws(StoreError) -> IconReader? {
    guard case .file(let path) = location else { return nil }
    return try IconReader(path: path)
  }
}

extension Connection {
  fileprivate func dataVersion() throws(StoreError) -> Int64 {
    try first("PRAGMA data_version") { (row) in row.integer(0) } ?? 0
  }
}
