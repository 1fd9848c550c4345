import Glibc

/// A condition on the screen that did not come true in time, with what was there instead.
struct TimedOut: Error, CustomStringConvertible {
  var waitedFor: String
  var screen: String

  var description: String { "timed out waiting for \(waitedFor); the screen was:\n\(screen)" }
}

/// A program in a terminal of its own: the terminal is its controlling one, so size changes,
/// Ctrl-C and hang-ups reach it as they do from a terminal emulator.
///
/// Calls block; nothing is read between them. Waiting is for a condition, never for a time.
final class PseudoTerminal {
  /// What the program shows.
  let screen: TerminalScreen
  /// The program's process, also the number of its group and session.
  let pid: pid_t
  /// What the program wrote to standard output, where that is not the terminal.
  private(set) var output: [UInt8] = []
  /// How the program ended; `nil` while it runs.
  private(set) var status: ExitStatus?

  private(set) var controller: Int32
  private var capture: Int32 = -1
  private let cleanUp: () -> Void

  /// Starts a program in a new terminal. With `capturesOutput` its standard output is a pipe that
  /// `output` collects; `cleanUp` runs once it is gone.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, directory: String? = nil, capturesOutput: Bool = false,
    cleanUp: @escaping () -> Void = {}
  ) throws {
    let ends = try PseudoTerminal.open(columns: columns, rows: rows)
    // Open until the program has it: a terminal that nobody has open reads as hung up.
    defer { close(ends.terminal) }
    controller = ends.controller
    screen = TerminalScreen(columns: columns, rows: rows)
    self.cleanUp = cleanUp
    do {
      let pipe = capturesOutput ? try PseudoTerminal.makePipe() : nil
      defer { if let pipe { close(pipe.write) } }
      capture = pipe?.read ?? -1
      let launch = Launch(
        path: path, arguments: arguments,
        environment: PseudoTerminal.environment.merging(environment) { $1 }, directory: directory,
        input: .terminal(ends.path),
        output: pipe.map { .descriptor($0.write) } ?? .descriptor(0), errors: .descriptor(0))
      pid = try launch.start()
    } catch {
      close(controller)
      if capture >= 0 { close(capture) }
      cleanUp()
      throw error
    }
  }

  deinit { end() }

  /// What every program gets unless the caller says otherwise.
  static let environment = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]

  // MARK: - What a person does

  /// Types a text, or sends any other bytes a terminal would.
  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Sends bytes, reading on meanwhile so that neither side waits for the other.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        read(milliseconds: 20)
      } else if errno != EINTR {
        throw SystemError(call: "write to the terminal", number: errno)
      }
    }
  }

  /// Types a key that has no character.
  func send(_ key: TerminalKey) throws { try send(key.rawValue) }

  /// Presses and releases the left button on a cell.
  func click(column: Int, row: Int) throws {
    try send("\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m")
  }

  /// Gives the terminal another size; the program gets SIGWINCH.
  func resize(columns: Int, rows: Int, cell: (width: Int, height: Int) = (0, 0)) throws {
    read(milliseconds: 0)
    screen.resize(columns: columns, rows: rows)
    try PseudoTerminal.setSize(of: controller, columns: columns, rows: rows, cell: cell)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) throws {
    if status == nil { try SystemError.check("kill", kill(pid, number)) }
  }

  /// Closes the terminal as its window would; the program gets SIGHUP.
  func hangUp() {
    if controller >= 0 { close(controller) }
    controller = -1
  }

  // MARK: - Waiting

  /// Reads until the condition holds; throws with the screen's text when it does not in time.
  func readUntil(
    _ waitedFor: String = "a condition", timeout: Duration = .seconds(10),
    _ condition: (TerminalScreen) -> Bool
  ) throws {
    try wait(for: waitedFor, timeout: timeout) { condition(self.screen) }
  }

  /// Reads until a text stands on the screen.
  func readUntil(shows text: String, timeout: Duration = .seconds(10)) throws {
    try readUntil("“\(text)”", timeout: timeout) { $0.contains(text) }
  }

  /// Reads until the program has ended and everything it wrote has come.
  @discardableResult
  func waitForExit(timeout: Duration = .seconds(10)) throws -> ExitStatus {
    try wait(for: "the end of the program", timeout: timeout) { self.reap() }
    while read(milliseconds: 0) {}
    return status ?? .exited(-1)
  }

  // MARK: - Reading

  private func wait(for waitedFor: String, timeout: Duration, until done: () -> Bool) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    while read(milliseconds: 0) {}
    while !done() {
      if clock.now >= deadline { throw TimedOut(waitedFor: waitedFor, screen: screen.text) }
      if !read(milliseconds: 20) && reap() && !done() {
        let ended = "\(waitedFor), but the program ended (\(String(describing: status)))"
        throw TimedOut(waitedFor: ended, screen: screen.text)
      }
    }
  }

  /// Reads what comes within a time; whether something came.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var files = [controller, capture].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, 2, milliseconds) > 0 else { return false }
    var hasRead = false
    if files[0].revents != 0, let bytes = chunk(from: controller) {
      let answers = screen.feed(bytes)
      if !answers.isEmpty { try? send(answers) }
      hasRead = true
    }
    if files[1].revents != 0, let bytes = chunk(from: capture) {
      output += bytes
      hasRead = true
    }
    if !hasRead && milliseconds > 0 { poll(nil, 0, 1) }  // hung up: the program is ending
    return hasRead
  }

  private func chunk(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  private func reap() -> Bool {
    var number: Int32 = 0
    if status == nil && waitpid(pid, &number, WNOHANG) == pid {
      status = ExitStatus(waitStatus: number)
    }
    return status != nil
  }

  private func end() {
    if status == nil {
      kill(-pid, SIGKILL)
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    hangUp()
    if capture >= 0 { close(capture) }
    cleanUp()
  }
}
