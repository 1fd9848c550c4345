import Glibc
import SharedFixtures

/// The programs under test, found beside the tests that were built with them.
enum Program {
  /// `bestiary` in a terminal, with a home folder of its own that goes away with it, and without
  /// animation.
  static func bestiary(
    _ arguments: [String] = [], environment: [String: String] = [:],
    size: (columns: Int, rows: Int) = (120, 40), directory: String? = nil,
    capturesOutput: Bool = false
  ) throws -> PseudoTerminal {
    let home = try TemporaryFolder()
    let settings = Program.settings(home: home.path).merging(environment) { $1 }
    return try PseudoTerminal(
      path("bestiary"), arguments, environment: settings, columns: size.columns, rows: size.rows,
      directory: directory ?? home.path, capturesOutput: capturesOutput, cleanUp: home.remove)
  }

  /// `bestiary` as a job of a shell, as Ctrl-Z needs it: a program without a shell above it can't
  /// be stopped. When it has stopped the shell says `stopped`, waits for a line, and continues it;
  /// when it has ended, `ended` and its status.
  static func bestiaryInShell(
    _ arguments: [String] = [], environment: [String: String] = [:],
    size: (columns: Int, rows: Int) = (120, 40)
  ) throws -> PseudoTerminal {
    let home = try TemporaryFolder()
    let settings = Program.settings(home: home.path).merging(environment) { $1 }
    return try shellJob(
      [path("bestiary")] + arguments, environment: settings, size: size, cleanUp: home.remove)
  }

  /// `bestiary` without a terminal, to its end, with a home folder of its own.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> Command {
    let home = try TemporaryFolder()
    defer { home.remove() }
    return try Command.run(
      path("bestiary"), arguments, input: input,
      environment: settings(home: home.path).merging(environment) { $1 },
      directory: directory ?? home.path)
  }

  /// Any program as a job of a shell.
  static func shellJob(
    _ command: [String], environment: [String: String] = [:],
    size: (columns: Int, rows: Int) = (80, 24), cleanUp: @escaping () -> Void = {}
  ) throws -> PseudoTerminal {
    let script = """
      "$@"; status=$?
      while test $status -gt 128 && jobs %% >/dev/null 2>&1; do
        echo stopped; read line; fg >/dev/null; status=$?
      done
      echo ended $status
      """
    return try PseudoTerminal(
      "/bin/sh", ["-m", "-c", script, "sh"] + command, environment: environment,
      columns: size.columns, rows: size.rows, cleanUp: cleanUp)
  }

  /// Where a program of this package was built: beside the test bundle.
  static func path(_ name: String) -> String {
    let runner = (try? executablePath()) ?? ""
    let candidates = [runner] + CommandLine.arguments
    for candidate in candidates where candidate.contains("/") {
      guard let slash = candidate.lastIndex(of: "/") else { continue }
      let path = candidate[..<slash] + "/\(name)"
      if access(String(path), X_OK) == 0 { return String(path) }
    }
    return name
  }

  /// What the tests set for `bestiary`: a home of its own, no animation.
  private static func settings(home: String) -> [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": "\(home)/data", "XDG_CONFIG_HOME": "\(home)/config",
      "BESTIARY_ANIMATION": "0",
    ]
  }

  private static func executablePath() throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    try SystemError.check("/proc/self/exe", Int32(count))
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
