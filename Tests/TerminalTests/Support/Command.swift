import Glibc
import SharedFixtures

/// A program that ran without a terminal, as in a script.
struct Command {
  /// How it ended.
  var status: ExitStatus
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// Runs a program to its end with files, not terminals, as its three standard files.
  static func run(
    _ path: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:], directory: String? = nil,
    timeout: Duration = .seconds(30)
  ) throws -> Command {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = try ["input", "output", "errors"].map { name in
      try SystemError.check("open", open("\(folder.path)/\(name)", O_RDWR | O_CREAT, 0o600))
    }
    defer { for file in files { close(file) } }
    try write(Array(input.utf8), to: files[0])

    let pid = try Launch(
      path: path, arguments: arguments,
      environment: PseudoTerminal.environment.merging(environment) { $1 }, directory: directory,
      input: .descriptor(files[0]), output: .descriptor(files[1]), errors: .descriptor(files[2])
    ).start()
    let status = try wait(for: pid, path: path, timeout: timeout)
    return Command(status: status, output: text(in: files[1]), errors: text(in: files[2]))
  }

  private static func wait(
    for pid: pid_t, path: String, timeout: Duration
  ) throws(TimedOut) -> ExitStatus {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var number: Int32 = 0
    while waitpid(pid, &number, WNOHANG) == 0 {
      if clock.now >= deadline {
        kill(-pid, SIGKILL)
        waitpid(pid, nil, 0)
        throw TimedOut(waitedFor: "the end of \(path)", screen: "")
      }
      poll(nil, 0, 2)
    }
    return ExitStatus(waitStatus: number)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 { throw SystemError(call: "write", number: errno) }
      rest = rest.dropFirst(count)
    }
    lseek(file, 0, SEEK_SET)
  }

  private static func text(in file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
