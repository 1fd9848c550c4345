import BestiaryCore

extension Connection {
  /// The session's number: the one there is, or a new one.
  func session(_ current: Int64?) throws(StoreError) -> Int64 {
    if let current { return current }
    try run("INSERT INTO sessions (process) VALUES (?)", [.integer(FileSystem.process)])
    return lastRow
  }

  /// Writes a step to the session's history, in place of what was undone.
  func log(_ changes: Changeset, label: String, session: Int64) throws(StoreError) {
    // A program that cannot see this process (in another container) may have cleared it away.
    try run(
      "INSERT OR IGNORE INTO sessions (id, process) VALUES (?, ?)",
      [.integer(session), .integer(FileSystem.process)])
    try run("DELETE FROM steps WHERE session = ? AND is_undone = 1", [.integer(session)])
    try run(
      "INSERT INTO steps (session, label, changes) VALUES (?, ?, ?)",
      [.integer(session), .text(label), .blob(changes.bytes)])
  }

  /// A step's facts, read from its changes after they were made.
  func step(label: String, _ changes: Changeset) throws(StoreError) -> CommittedStep {
    var step = CommittedStep(label: label, monsters: [], changesWeapons: false)
    try changes.forEach { (row) throws(StoreError) in
      switch row.table {
      case "monsters": step.monsters.append(try id(of: row))
      case "weapons": step.changesWeapons = true
      default: break
      }
    }
    return step
  }

  private func id(of row: ChangedRow) throws(StoreError) -> Monster.ID {
    if let id = row.old(1) ?? row.new(1) { return Monster.ID(id.text) }
    let sql = "SELECT id FROM monsters WHERE seq = ?"
    return Monster.ID(try first(sql, [.integer(row.key)]) { (found) in found.text(0) } ?? "")
  }

  /// Removes the steps of sessions whose process is gone, and, once nobody can undo anything,
  /// pictures and names that only steps needed. Called before a session's first edits.
  func sweep() throws(StoreError) {
    let sessions = try all("SELECT id, process FROM sessions") { (row) in
      (id: row.integer(0), process: row.integer(1))
    }
    let ended = sessions.filter { !FileSystem.isRunning($0.process) }
    for session in ended {
      try run("DELETE FROM steps WHERE session = ?", [.integer(session.id)])
      try run("DELETE FROM sessions WHERE id = ?", [.integer(session.id)])
    }
    let hasSteps = try first("SELECT 1 FROM steps") { (_) in true } ?? false
    guard !ended.isEmpty, !hasSteps else { return }
    try run("DELETE FROM changed WHERE removed_name IS NOT NULL")
    try run(
      """
      DELETE FROM icons WHERE id NOT IN (
        SELECT icon FROM monsters WHERE icon IS NOT NULL
        UNION SELECT icon FROM weapons WHERE icon IS NOT NULL)
      """)
  }
}
