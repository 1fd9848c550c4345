import CVTerm
import Glibc

/// How a program ended.
enum ExitStatus: Equatable {
  case exited(Int32)
  case signalled(Int32)

  /// Reads what `waitpid` gave.
  init(waitStatus status: Int32) {
    self = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
  }
}

/// An errno and the call that gave it.
struct SystemError: Error, CustomStringConvertible {
  var call: String
  var number: Int32

  var description: String { "\(call): \(String(cString: strerror(number)))" }

  /// Throws unless the result is 0 or more; for calls that set `errno`.
  @discardableResult
  static func check(_ call: String, _ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(call: call, number: errno) }
    return result
  }

  /// Throws unless the result is 0; for calls that return an errno.
  static func checkNumber(_ call: String, _ result: Int32) throws(SystemError) {
    if result != 0 { throw SystemError(call: call, number: result) }
  }
}

/// What to start, and where its three standard files are.
struct Launch {
  /// A standard file of the program.
  enum File {
    /// The terminal's path, opened by the program itself so that it becomes its controlling one.
    case terminal(String)
    /// A descriptor of ours.
    case descriptor(Int32)
  }

  var path: String
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var directory: String?
  var input: File
  var output: File
  var errors: File

  /// Starts the program as the leader of a new session, with every signal at its default.
  func start() throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    try SystemError.checkNumber("spawn actions", posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in zip(Int32(0)..., [input, output, errors]) {
      try add(file, as: number, to: &actions)
    }
    if let directory {
      let result = posix_spawn_file_actions_addchdir_np(&actions, directory)
      try SystemError.checkNumber("chdir \(directory)", result)
    }

    var attributes = posix_spawnattr_t()
    try SystemError.checkNumber("spawn attributes", posix_spawnattr_init(&attributes))
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)

    var pid: pid_t = 0
    let names = CStrings([path] + arguments)
    let values = CStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    let result = posix_spawn(&pid, path, &actions, &attributes, names.pointer, values.pointer)
    try SystemError.checkNumber(path, result)
    return pid
  }

  private func add(
    _ file: File, as number: Int32, to actions: inout posix_spawn_file_actions_t
  ) throws(SystemError) {
    let result =
      switch file {
      case .terminal(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    try SystemError.checkNumber("spawn file \(number)", result)
  }

  private func configure(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession = 0x80  // POSIX_SPAWN_SETSID, which only _GNU_SOURCE shows
    let flags = newSession | Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }
}

/// A list of texts as C wants argv and envp.
private final class CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointer = .allocate(capacity: count + 1)
    pointer.initialize(repeating: nil, count: count + 1)
    for (index, text) in texts.enumerated() { pointer[index] = strdup(text) }
  }

  deinit {
    for index in 0..<count { free(pointer[index]) }
    pointer.deallocate()
  }
}
