import Glibc

/// A folder of its own for one test, removed with everything in it once nobody has it, or before.
public final class TemporaryFolder: Sendable {
  /// Its path.
  public let path: String

  /// Why there is none: the system's `errno`.
  public struct Failure: Error {
    let number: Int32
  }

  /// A new folder below `TMPDIR`, else below `/tmp`.
  public init() throws(Failure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/bestiary-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(number: errno) }
    path = String(cString: made)
  }

  deinit { remove() }

  /// The path of a file in it.
  public func file(_ name: String = "test.bestiary") -> String { path + "/" + name }

  /// Names of the files in it, in order.
  public var names: [String] { Self.names(in: path).sorted() }

  /// Deletes the folder and what is in it.
  public func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    if Glibc.remove(path) == 0 || errno == ENOENT { return }
    chmod(path, 0o700)
    for name in names(in: path) { remove(path + "/" + name) }
    rmdir(path)
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
