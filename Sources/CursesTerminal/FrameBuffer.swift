import CPosix
import Glibc

/// Where ncurses writes: the terminal, or, while a frame is made, a file in memory whose contents
/// then go to the terminal in one piece. (ncurses 6.4 writes after every movement of the cursor: a
/// hundred small writes for a full screen, each of which the terminal may show.)
final class FrameBuffer {
  /// What ncurses is given as its output.
  let file: UnsafeMutablePointer<FILE>
  private let output: Int32
  private let terminal: Int32
  private let memory: Int32

  /// A buffer before the terminal at that descriptor.
  init(terminal: Int32) throws(TerminalError) {
    self.terminal = terminal
    output = dup(terminal)
    memory = cposix_memory_file()
    guard output >= 0, memory >= 0, let file = fdopen(output, "w") else {
      throw .system(errno)
    }
    self.file = file
  }

  /// Runs `body`, in which ncurses draws, and sends what it wrote.
  func write(_ body: () -> Void) {
    guard dup2(memory, output) >= 0 else { return body() }
    body()
    dup2(terminal, output)
    send()
  }

  private func send() {
    let count = Int(lseek(memory, 0, SEEK_CUR))
    guard count > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: count)
    guard pread(memory, &bytes, count, 0) == count else { return }
    lseek(memory, 0, SEEK_SET)
    var sent = 0
    while sent < count {
      let written = bytes.withUnsafeBytes {
        Glibc.write(terminal, $0.baseAddress?.advanced(by: sent), count - sent)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return }
      sent += written
    }
  }
}
