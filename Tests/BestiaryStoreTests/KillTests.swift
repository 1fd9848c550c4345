import BestiaryCore
import BestiaryStore
import Glibc
import SharedFixtures
import Testing

/// Kills a second process of this test program with SIGKILL while it writes.
@Suite(.serialized)
struct KillTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.enabled(if: Writer.task == nil))
  func d6NothingConfirmedIsLostToAKill() throws {
    do { _ = try sampleStore(at: folder.file()) }
    var generator = Generator(seed: 11)
    var expected = 3

    for _ in 0..<6 {
      let confirmed = try Writer.runAndKill(
        "edit", folder.file(), after: Int.random(in: 1...60, using: &generator))
      let store = try CatalogStore(at: .file(folder.file()))
      let count = try store.count()
      #expect((expected + confirmed...expected + confirmed + 1).contains(count))
      #expect(
        try RawDatabase(folder.file()).integer(
          "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'") == 0)
      expected = count
    }
  }

  @Test(.enabled(if: Writer.task == nil))
  func aKillWhileACatalogIsMadeLeavesAllOfItOrNone() throws {
    for kilobytes in [0, 1, 100, 2000] {
      let path = folder.file("new-\(kilobytes)")
      _ = try Writer.runAndKill("create", path, after: 1) {
        while bytesOnDisk(path + "-wal") < kilobytes << 10 { sched_yield() }
      }
      #expect(bytesOnDisk(path + "-wal") < 8 << 20, "killed too late to show anything")

      let store = try CatalogStore(at: .file(path)) { CatalogContents() }
      #expect(try store.count() == 0)
    }
  }

  private func bytesOnDisk(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  @Test(.enabled(if: Writer.task != nil))
  func writeUntilKilled() throws { try Writer.run() }
}

/// The process that is killed: it writes one byte to descriptor 3 for each step that is done.
private enum Writer {
  static let task = getenv("BESTIARY_WRITER_TASK").map { String(cString: $0) }

  static func run() throws {
    let path = String(cString: try #require(getenv("BESTIARY_WRITER_PATH")))
    if task == "create" {
      let text = String(repeating: "words ", count: 200)
      let monsters = (0..<10_000).map {
        Monster(id: Monster.ID("m\($0)"), name: "M \($0)", description: text)
      }
      _ = try CatalogStore(at: .file(path)) {
        confirm()
        return CatalogContents(monsters: monsters)
      }
      while true { pause() }
    }
    let store = try CatalogStore(at: .file(path))
    var number = try store.count()
    while true {
      number += 1
      try store.perform([.addMonster(Monster(id: Monster.ID("n\(number)"), name: "N"))], label: "")
      confirm()
    }
  }

  /// How many steps the process had confirmed when it was killed after at least `least`.
  static func runAndKill(
    _ task: String, _ path: String, after least: Int, wait: () -> Void = {}
  ) throws -> Int {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = try spawn(task, path, confirmingTo: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    var confirmed = 0
    var byte: UInt8 = 0
    while confirmed < least, read(ends[0], &byte, 1) == 1 { confirmed += 1 }
    wait()
    kill(process, SIGKILL)
    while read(ends[0], &byte, 1) == 1 { confirmed += 1 }
    waitpid(process, nil, 0)
    #expect(confirmed >= least)
    return confirmed
  }

  private static func confirm() {
    var byte: UInt8 = 1
    _ = Glibc.write(3, &byte, 1)
  }

  private static func spawn(_ task: String, _ path: String, confirmingTo end: Int32) throws -> pid_t
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, end, 3)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let words = [
      "writer", "--testing-library", "swift-testing", "--filter", "KillTests/writeUntilKilled",
    ]
    let names = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    let kept = names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    let settings = kept + ["BESTIARY_WRITER_TASK=\(task)", "BESTIARY_WRITER_PATH=\(path)"]
    var arguments = words.map { strdup($0) } + [nil]
    var environment = settings.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    try #require(
      posix_spawn(&process, "/proc/self/exe", &actions, nil, &arguments, &environment) == 0)
    return process
  }
}
