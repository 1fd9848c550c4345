import Glibc

/// Files as tests need them: all bytes at once.
enum WholeFile {
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try SystemError.check(
      "open \(path)", open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644))
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      try SystemError.check("write \(path)", Int32(clamping: count))
      rest = rest.dropFirst(count)
    }
  }

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try SystemError.check("open \(path)", open(path, O_RDONLY))
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      try SystemError.check("read \(path)", Int32(clamping: count))
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  static func text(_ path: String) throws(SystemError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// The permission bits of what the path names, a link followed.
  static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Whether the path names a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
