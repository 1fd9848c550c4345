import Cells
import CursesTerminal
import Glibc

/// The process's environment.
enum Environment {
  /// The value of a variable; `nil` where it is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The catalog that is opened where none is named: below `XDG_DATA_HOME`, else below the home
  /// folder's `.local/share`.
  static var defaultCatalog: String {
    let data = value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = value("HOME") ?? "."
    return (data ?? home + "/.local/share") + "/bestiary/catalog.bestiary"
  }

  /// Whether standard output is a terminal.
  static var isOutputTerminal: Bool { isatty(1) == 1 }

  /// Columns of the terminal at standard output; 80 where there is none.
  static var columns: Int { TerminalDimensions(of: 1)?.size.columns ?? 80 }
}
