import Glibc

/// What the system tells of a process.
enum ProcessTable {
  /// Whether every thread of the process waits for something.
  static func isAsleep(_ pid: pid_t) -> Bool {
    threads(of: pid).allSatisfy { fields("/proc/\(pid)/task/\($0)/stat").first == "S" }
  }

  /// Ticks of processor time it has used so far, its own and the system's for it.
  static func ticks(_ pid: pid_t) -> Int {
    let fields = fields("/proc/\(pid)/stat")
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : -1
  }

  /// How often its first thread was woken, of its own accord or not.
  static func contextSwitches(_ pid: pid_t) -> [String] {
    let status = (try? WholeFile.text("/proc/\(pid)/status")) ?? ""
    return status.split(separator: "\n").map(String.init).filter { $0.contains("ctxt_switches") }
  }

  private static func threads(of pid: pid_t) -> [String] {
    guard let folder = opendir("/proc/\(pid)/task") else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if Int(name) != nil { names.append(name) }
    }
    return names
  }

  /// The fields of a stat file behind the name, which may have blanks: the state comes first.
  private static func fields(_ path: String) -> [String] {
    let text = (try? WholeFile.text(path)) ?? ""
    guard let end = text.lastIndex(of: ")") else { return [] }
    return text[end...].dropFirst().split(separator: " ").map(String.init)
  }
}
