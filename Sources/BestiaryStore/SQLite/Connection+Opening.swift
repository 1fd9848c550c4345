import CSQLite

extension Connection {
  /// A connection to an empty catalog in memory.
  static func memory() throws(StoreError) -> Connection {
    // Not SQLITE_OPEN_MEMORY: VACUUM INTO would inherit it and save nowhere.
    try Connection(":memory:", flags: SQLITE_OPEN_READWRITE, path: ":memory:")
  }

  /// A connection to the catalog in a file, with `access` or, where the file system does not give
  /// that, for reading only. Whatever is not a catalog is refused before anything is written.
  static func catalog(
    at path: String, access: CatalogAccess, makesFile: Bool
  ) throws(StoreError) -> Connection {
    let kind = try FileSystem.kind(of: path)
    if kind == .other { throw .notACatalog(path: path) }
    guard access == .readWrite else { return try readOnlyCatalog(at: path) }
    let isNew = makesFile && kind == .missing
    if isNew { try FileSystem.makeFolders(for: path) }
    do {
      let create = isNew ? SQLITE_OPEN_CREATE : 0
      return try checked(plainName(path), flags: SQLITE_OPEN_READWRITE | create, path: path)
    } catch {
      // SQLite reports its last attempt, reading a file that is not there.
      if isNew { try FileSystem.requireWritableFolder(of: path) }
      guard kind == .regular, isRefusal(error) else { throw error }
      return try readOnlyCatalog(at: path)
    }
  }

  /// Whether changes are impossible.
  func isReadOnly() throws(StoreError) -> Bool {
    if sqlite3_db_readonly(handle, "main") != 0 { return true }
    return try first("PRAGMA query_only") { (row) in row.integer(0) } == 1
  }

  /// Makes changes impossible from now on.
  func forbidChanges() throws(StoreError) { try run("PRAGMA query_only = ON") }

  private static func readOnlyCatalog(at path: String) throws(StoreError) -> Connection {
    let hasChanges = FileSystem.hasLoggedChanges(path)
    if !hasChanges, let connection = try? tidyCatalog(at: path) { return connection }
    do {
      return try checked(plainName(path), flags: SQLITE_OPEN_READONLY, path: path)
    } catch {
      // SQLite wants to make files beside a catalog even to read it. Where the folder does not let
      // it, and none of them is left from a writer, the file alone is the whole catalog.
      guard isRefusal(error), !hasChanges else { throw error }
      return try checked(immutable(path), flags: SQLITE_OPEN_READONLY, path: path)
    }
  }

  /// A connection that could write but does not: unlike one that can only read, it removes the
  /// files beside the catalog when it closes.
  private static func tidyCatalog(at path: String) throws(StoreError) -> Connection {
    let connection = try checked(plainName(path), flags: SQLITE_OPEN_READWRITE, path: path)
    try connection.forbidChanges()
    return connection
  }

  private static func checked(
    _ name: String, flags: Int32, path: String
  ) throws(StoreError) -> Connection {
    let connection = try Connection(name, flags: flags, path: path)
    try connection.checkHeader()
    _ = try connection.first("SELECT count(*) FROM sqlite_schema") { (row) in row.integer(0) }
    return connection
  }

  private static func isRefusal(_ error: StoreError) -> Bool {
    switch error {
    case .cannotOpen, .readOnly: true
    default: false
    }
  }

  /// A name that SQLite takes for nothing but a path: no `file:` URI, no `:memory:`.
  static func plainName(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
  }

  /// A URI that reads the file alone, without locks and without the files beside it.
  private static func immutable(_ path: String) -> String {
    var name = "file:"
    for byte in plainName(path).utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "/._-0123456789".unicodeScalars.contains(scalar))
      name += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return name + "?immutable=1"
  }
}

extension Connection {
  /// Looks at the first bytes through SQLite's own descriptor, before it opens any journal.
  private func checkHeader() throws(StoreError) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    try check(sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file))
    guard let file, let methods = file.pointee.pMethods, let read = methods.pointee.xRead else {
      throw .notACatalog(path: path)
    }
    var size: Int64 = 0
    try check(methods.pointee.xFileSize?(file, &size) ?? SQLITE_OK)
    // SQLite also calls a file of one byte empty.
    if size == 0 && !FileSystem.hasContent(path) { return }
    guard size >= CatalogHeader.size else { throw .notACatalog(path: path) }
    var bytes = [UInt8](repeating: 0, count: CatalogHeader.size)
    try check(read(file, &bytes, Int32(bytes.count), 0))
    let header = CatalogHeader(bytes)
    guard header.isCatalog else { throw .notACatalog(path: path) }
    // What a writer has not moved to the file yet stands in one of its logs.
    let isComplete = header.fileSize <= size || FileSystem.hasLoggedChanges(path)
    guard isComplete else { throw .damaged(path: path, detail: "file is too short") }
  }
}

/// The first bytes of an SQLite file (sqlite.org/fileformat2.html, section 1.3).
private struct CatalogHeader {
  static let size = 100

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isCatalog: Bool {
    bytes.starts(with: "SQLite format 3\0".utf8) && integer(68, 4) == Schema.applicationID
  }

  /// How long the file says it is, in bytes.
  var fileSize: Int64 {
    let pageSize = integer(16, 2)
    return (pageSize == 1 ? 65_536 : pageSize) * integer(28, 4)
  }

  private func integer(_ offset: Int, _ count: Int) -> Int64 {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int64($1) }
  }
}
