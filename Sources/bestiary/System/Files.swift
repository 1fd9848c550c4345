import Glibc

/// What the operating system refused: `errno`.
nonisolated struct SystemError: Error {
  let number: Int32
}

/// Reading and writing whole files.
enum Files {
  /// Opens a file for reading while `body` runs; `-` is standard input.
  static func reading<Value>(
    _ path: String, _ body: (_ descriptor: Int32) -> Value
  ) throws(SystemError) -> Value {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    return body(descriptor)
  }

  /// The bytes of a file; `-` is standard input. Of one with more than `limit` bytes, the first
  /// ones, a few more than `limit`.
  static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    try reading(path) { bytes(of: $0, limit: limit) }.get()
  }

  /// The bytes of an open file from where it stands, likewise.
  nonisolated static func bytes(
    of descriptor: Int32, limit: Int
  ) -> Result<[UInt8], SystemError> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failure(SystemError(number: errno)) }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return .success(bytes)
  }

  /// Writes a file beside its place and renames it, so that a failure leaves the old one whole. A
  /// symbolic link stays one: its target is replaced. The mode of a file that was there is kept.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let target = resolved(path)
    var mode: mode_t = 0o666
    var status = stat()
    let isReplacing = stat(target, &status) == 0
    if isReplacing {
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeInPlace(bytes, to: target) }
      guard access(target, W_OK) == 0 else { throw SystemError(number: errno) }
      mode = status.st_mode & 0o7777
    }
    let temporary = target + ".\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    if isReplacing { fchmod(descriptor, mode) }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError(number: errno) }
      guard rename(temporary, target) == 0 else { throw SystemError(number: errno) }
      close(descriptor)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes to an open descriptor.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(number: errno) }
      written += count
    }
  }

  /// Devices and pipes are written to as they are.
  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  /// The file that a path leads to, links followed; the path itself where there is none yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether both paths lead to one file.
  static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Whether there is a file, or anything else, at the path.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the file begins as SQLite's do.
  static func isSQLite(_ path: String) -> Bool {
    let magic = Array("SQLite format 3\0".utf8)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: magic.count)
    return Glibc.read(descriptor, &bytes, bytes.count) == magic.count && bytes == magic
  }

  /// The path up to its last `/`; `.` where there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path behind its last `/`.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
