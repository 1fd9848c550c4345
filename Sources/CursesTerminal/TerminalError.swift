/// Why a terminal can't be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// What is to be read from or drawn on is not a terminal.
  case notATerminal
  /// `TERM` is not set.
  case noType
  /// There is no entry for that `TERM`.
  case unknownType(String)
  /// A terminal of that type can't place its cursor.
  case cannotPlaceCursor(String)
  /// The operating system refused what is needed; `errno`.
  case system(Int32)
}
