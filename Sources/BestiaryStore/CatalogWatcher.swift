import Glibc

/// Tells when a catalog's files are written to, by this program or another: a descriptor to wait for
/// together with the terminal, so that nothing wakes up while nothing happens (inotify).
public final class CatalogWatcher {
  /// Readable after the catalog's files were changed.
  public let descriptor: Int32
  private let name: String

  /// A watcher of the catalog in the file at `path`; `nil` where the system has none to give.
  public init?(path: String) {
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { String(path[...$0]) } ?? "."
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE)
    guard inotify_add_watch(descriptor, folder, changes) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes in what has been told; true where it concerns the catalog or its log.
  public func takeChanges() -> Bool {
    var isConcerned = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isConcerned }
      isConcerned = isConcerned || names(in: buffer[..<count]).contains { $0.hasPrefix(name) }
    }
  }

  /// The file names of the events: each is a header of 16 bytes, of which the last four are the
  /// length of the padded name behind it (inotify(7)).
  private func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let header = rest.prefix(16)
      let length = header.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      names.append(
        String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
