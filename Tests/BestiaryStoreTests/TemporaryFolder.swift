import Glibc
import Testing

/// A folder of its own for one test, removed with everything in it afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/bestiary-store-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { removeAll(path) }

  /// The path of a file in the folder.
  func file(_ name: String = "test.bestiary") -> String { path + "/" + name }

  /// Names of the files in the folder.
  var names: [String] { namesOfFiles(in: path).sorted() }

  private func removeAll(_ path: String) {
    chmod(path, 0o700)
    for name in namesOfFiles(in: path) { removeAll(path + "/" + name) }
    remove(path)
  }

  private func namesOfFiles(in path: String) -> [String] {
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

/// The bytes of a file, none where there is none.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "wb"))
  defer { fclose(file) }
  try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}
