import Glibc

/// The files of this repository, as the architecture tests read them.
enum Repository {
  /// The path of the repository.
  static let root: String = {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  }()

  /// The targets below Sources that have files of Swift.
  static let swiftTargets = names(in: "Sources").filter {
    !files(below: "Sources/\($0)", suffix: ".swift").isEmpty
  }

  /// The bytes of a file, its path given from the root; `nil` where it can't be read.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen("\(root)/\(path)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// The text of a file in lines.
  static func lines(_ path: String) -> [Substring] {
    let text = String(decoding: bytes(path) ?? [], as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The names in a folder without the hidden ones, sorted; empty where there is no such folder.
  static func names(in path: String) -> [String] {
    guard let folder = opendir("\(root)/\(path)") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The paths of all files below a folder that end so, sorted.
  static func files(below path: String, suffix: String) -> [String] {
    names(in: path).flatMap { name in
      let inner = "\(path)/\(name)"
      return inner.hasSuffix(suffix) ? [inner] : files(below: inner, suffix: suffix)
    }
  }
}
