import Glibc

/// Tells when a catalog's files are written to, by this program or another: a descriptor to wait for
/// together with the terminal, so that nothing wakes up while nothing happens (inotify).
///
/// It watches the catalog and its write-ahead log, which exists for as long as the catalog is open,
/// and not their folder, where others may be busy.
public final class CatalogWatcher {
  /// Readable after one of the files was written to.
  public let descriptor: Int32

  /// A watcher of the catalog in the file at `path`, which a store has open; `nil` where the system
  /// has none to give.
  public init?(path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let catalog = inotify_add_watch(descriptor, path, UInt32(IN_MODIFY))
    let log = inotify_add_watch(descriptor, path + "-wal", UInt32(IN_MODIFY))
    guard catalog >= 0 || log >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Takes in what has been told; true where there was anything.
  public func takeChanges() -> Bool {
    var hasChanges = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 { hasChanges = true }
    return hasChanges
  }
}
