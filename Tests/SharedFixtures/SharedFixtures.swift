#if canImport(Glibc)
  import Glibc
#endif

/// The folder of real catalogs and pictures that may stand beside the repository, and is not part
/// of it. Tests that need it are disabled by name where it is absent.
public enum SharedFixtures {
  /// The folder's path, or `nil` where there is none.
  public static let folder: String? = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let candidates = [environment("BESTIARY_SHARED"), "/\(root)/../shared"].compactMap { $0 }
    return candidates.first { access($0 + "/data/answers.json", R_OK) == 0 }
  }()

  /// Whether the folder is there.
  public static var isPresent: Bool { folder != nil }

  /// The path of a file in the folder.
  public static func path(_ relative: String) -> String { (folder ?? "") + "/" + relative }

  /// The bytes of a file in the folder; `nil` where it can't be read.
  public static func bytes(_ relative: String) -> [UInt8]? {
    guard let file = fopen(path(relative), "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
