import Cells
import Glibc

/// Standard output and standard error.
enum Output {
  /// Writes to standard output. A pipe that was closed ends the program quietly.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemError) {
      try Files.writeAll(bytes, to: 1)
    } catch {
      throw error.number == EPIPE ? .closedPipe : .fileSystem("standard output", error)
    }
  }

  /// Writes text that this program made, escapes included, to standard output.
  static func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Writes a line in which data stands: nothing in it reaches a terminal as a control sequence.
  static func line(_ text: String) throws(CommandFailure) {
    try write(DisplayText.harmless(text) + "\n")
  }

  /// Writes many such lines at once.
  static func lines(_ texts: [String]) throws(CommandFailure) {
    try write(texts.map { DisplayText.harmless($0) + "\n" }.joined())
  }

  /// Writes a line to standard error, made harmless. Where that fails there is nobody to tell.
  static func complain(_ text: String) {
    let line = "bestiary: " + DisplayText.harmless(text) + "\n"
    try? Files.writeAll(Array(line.utf8), to: 2)
  }
}
