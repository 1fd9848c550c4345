import Glibc

/// The descriptors of the terminal that an interface reads from and draws on.
struct TerminalFiles {
  var input: Int32
  var output: Int32

  /// Standard input and output.
  static let standard = TerminalFiles(input: 0, output: 1)

  /// Standard input and output where both are terminals, else the terminal that the program was
  /// started from; standard input and output again where there is none.
  static func reachable() -> TerminalFiles {
    guard !standard.areTerminals else { return standard }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal < 0 ? standard : TerminalFiles(input: terminal, output: terminal)
  }

  /// Whether there is a terminal at both.
  var areTerminals: Bool { isatty(input) == 1 && isatty(output) == 1 }
}
