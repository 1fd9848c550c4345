extension CatalogStore {
  /// Writes the whole catalog to a file: beside its place first, then renamed, so that a failed save
  /// leaves what was there. It replaces a file only when told so, and never one that a program has
  /// open as a catalog.
  public func save(to path: String, overwriting: Bool = false) throws(StoreError) {
    try FileSystem.makeFolders(for: path)
    let target = FileSystem.followingLinks(path)
    try requireFree(target, overwriting: overwriting)
    let draft = "\(Connection.plainName(target)).\(FileSystem.process).tmp"
    FileSystem.remove(draft)
    defer { FileSystem.remove(draft) }
    try connection.run("VACUUM INTO ?", [.text(draft)])
    try FileSystem.move(draft, to: target, overwriting: overwriting)
  }

  /// Saves the catalog and opens the file. The new store goes on with this one's session: what
  /// could be undone here can be undone there. This store is not to be changed afterwards.
  public func moved(
    to path: String, overwriting: Bool = false
  ) throws(StoreError) -> CatalogStore {
    try save(to: path, overwriting: overwriting)
    let connection = try Connection.catalog(at: path, access: .readWrite, makesFile: false)
    try connection.prepare(contents: nil)
    return try CatalogStore(.file(path), connection, session: session)
  }

  private func requireFree(_ path: String, overwriting: Bool) throws(StoreError) {
    switch try FileSystem.kind(of: path) {
    case .missing: break
    case .regular where !overwriting: throw .alreadyExists(path: path)
    case .regular: try requireUnused(path)
    case .other: throw .cannotOpen(path: path, errno: FileSystem.notAFile)
    }
  }

  /// A log beside the old file would be played into the new one. The last program that closes a
  /// catalog removes its log; one that is there after opening and closing it is in use.
  private func requireUnused(_ path: String) throws(StoreError) {
    guard FileSystem.hasLog(path) else { return }
    _ = try? Connection.catalog(at: path, access: .readWrite, makesFile: false)
    if FileSystem.hasLog(path) { throw .locked }
  }
}
