#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the store asks of the file system itself. It never opens a catalog's file here: closing
/// any descriptor of a file gives up all of the process's locks on it, SQLite's too.
enum FileSystem {
  /// What a path leads to.
  enum Kind {
    case missing
    case regular
    case other
  }

  /// What a path leads to, links followed.
  static func kind(of path: String) throws(StoreError) -> Kind {
    var status = stat()
    if stat(path, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFREG ? .regular : .other
    }
    let code = errno
    guard code == ENOENT else { throw .cannotOpen(path: path, errno: code) }
    return .missing
  }

  /// Whether there is a file of one byte or more.
  static func hasContent(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > 0
  }

  /// Whether a program has a catalog open, or has left changes beside its file.
  static func hasLog(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { access(path + $0, F_OK) == 0 }
  }

  /// Whether there may be changes beside a catalog's file that are not in it yet.
  static func hasLoggedChanges(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { hasContent(path + $0) }
  }

  /// Makes the folders that a file's path goes through, as far as they are missing.
  static func makeFolders(for path: String) throws(StoreError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    guard try kind(of: folder) == .missing else { return }
    try makeFolders(for: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .cannotOpen(path: folder, errno: errno)
    }
  }

  /// Throws where no file can be made beside `path`.
  static func requireWritableFolder(of path: String) throws(StoreError) {
    guard access(folder(of: path), W_OK) == 0 else { throw .cannotOpen(path: path, errno: errno) }
  }

  /// The path with every link in it followed; unchanged where there is no file yet.
  static func followingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Puts a finished file in its place, in one step and for good; over another file only when
  /// told so.
  static func move(
    _ source: String, to target: String, overwriting: Bool
  ) throws(StoreError) {
    try synchronize(source)
    if overwriting {
      guard rename(source, target) == 0 else { throw .cannotOpen(path: target, errno: errno) }
    } else {
      // Unlike rename, link never replaces a file that came meanwhile.
      guard link(source, target) == 0 else { throw refusal(target, errno) }
      unlink(source)
    }
    try synchronize(folder(of: target))
  }

  /// Removes a file that may be missing.
  static func remove(_ path: String) { unlink(path) }

  /// The code for a path that does not lead to a file.
  static var notAFile: Int32 { EISDIR }

  /// The number of this process.
  static var process: Int64 { Int64(getpid()) }

  /// Whether a process is there, whoever owns it.
  static func isRunning(_ process: Int64) -> Bool {
    guard let process = pid_t(exactly: process), process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func refusal(_ path: String, _ code: Int32) -> StoreError {
    code == EEXIST ? .alreadyExists(path: path) : .cannotOpen(path: path, errno: code)
  }

  private static func synchronize(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw .cannotOpen(path: path, errno: errno)
    }
  }
}
