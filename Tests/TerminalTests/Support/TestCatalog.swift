import SharedFixtures
/// A catalog file in a folder of its own that goes away with it, and the program run on it.
final class TestCatalog {
  /// Where the file is, or will be once the program has made it.
  var path: String { folder.path + "/test.bestiary" }
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A catalog with these records and none of the starter's.
  init(importing json: String) throws {
    folder = try TemporaryFolder()
    let command = try run("import", "-", "--empty", input: json)
    if command.status != .exited(0) { throw UnexpectedEnd(command: command) }
  }

  deinit { folder.remove() }

  /// The interface on the catalog, once it shows something.
  func browse(
    _ size: WindowSize = .wide, options: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try Program.bestiary(
      [path] + options, environment: environment, size: (size.columns, size.rows))
    try terminal.readUntil("the first screen") { $0.isAlternate && $0.text.contains("─") }
    return terminal
  }

  /// A command on the catalog, to its end.
  func run(_ arguments: String..., input: String = "") throws -> Command {
    try Program.run(arguments + ["--catalog", path], input: input)
  }

  /// The names in the catalog, in the order of `list`.
  func names() throws -> [String] {
    try run("list").output.split(separator: "\n").map(String.init)
  }

  /// The lines of a monster in the export, from its id to its end.
  func exported(_ id: String) throws -> String {
    let lines = try run("export").output.split(separator: "\n")
    let start = lines.firstIndex { $0 == "      \"id\": \"\(id)\"," }
    guard let start else { return "" }
    return lines[start...].prefix { !$0.hasPrefix("    }") }.joined(separator: "\n")
  }

  /// A monster's colour in the export.
  func color(_ id: String) throws -> String? {
    let line = try exported(id).split(separator: "\n").first { $0.hasPrefix("      \"color\"") }
    return line?.split(separator: "\"").dropFirst(3).first.map(String.init)
  }

  /// Writes a file into the catalog's folder and gives its path.
  func file(_ name: String, _ text: String) throws(SystemError) -> String {
    try file(name, Array(text.utf8))
  }

  /// Writes a file into the catalog's folder and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> String {
    try WholeFile.write(bytes, to: folder.path + "/" + name)
    return folder.path + "/" + name
  }
}

/// A command that was to succeed and did not.
struct UnexpectedEnd: Error { var command: Command }

/// The size of a terminal in cells.
struct WindowSize: Hashable, CustomStringConvertible {
  var columns: Int
  var rows: Int

  static let wide = WindowSize(columns: 120, rows: 40)
  static let usual = WindowSize(columns: 80, rows: 24)
  /// Narrow enough that only one pane is shown.
  static let onePane = WindowSize(columns: 60, rows: 20)
  static let all = [wide, usual, onePane]

  /// Whether the list stands beside the detail pane.
  var hasTwoPanes: Bool { columns >= 72 }

  var description: String { "\(columns)x\(rows)" }
}
