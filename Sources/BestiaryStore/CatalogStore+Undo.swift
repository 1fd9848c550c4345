import BestiaryCore

/// What undo or redo came to.
public enum UndoOutcome: Hashable, Sendable {
  /// There was nothing to undo or redo in this session.
  case nothing
  /// The step was taken back, or made again.
  case done(CommittedStep)
}

extension CatalogStore {
  /// The label of the step that `undo()` would take back; `nil` where there is none.
  public var undoLabel: String? { nextLabel(.undo) }

  /// The label of the step that `redo()` would make again; `nil` where there is none.
  public var redoLabel: String? { nextLabel(.redo) }

  /// Whether this session has a step to take back.
  public var canUndo: Bool { undoLabel != nil }

  /// Whether this session has a step to make again.
  public var canRedo: Bool { redoLabel != nil }

  /// Takes back this session's latest step. Where another program has changed the same field since,
  /// it throws `changedElsewhere` and changes nothing.
  public func undo() throws(StoreError) -> UndoOutcome { try travel(.undo) }

  /// Makes the step again that was taken back last, with the same care.
  public func redo() throws(StoreError) -> UndoOutcome { try travel(.redo) }

  private func travel(_ direction: Direction) throws(StoreError) -> UndoOutcome {
    guard let session else { return .nothing }
    let step = try connection.transaction { () throws(StoreError) -> CommittedStep? in
      guard let logged = try connection.nextStep(direction, of: session) else { return nil }
      let changes = direction == .undo ? try logged.changes.inverted() : logged.changes
      try StepPlayer(connection).play(changes)
      try connection.run(
        "UPDATE steps SET is_undone = ? WHERE id = ?",
        [direction == .undo ? 1 : 0, .integer(logged.id)])
      return try connection.step(label: logged.label, changes)
    }
    return step.map { .done($0) } ?? .nothing
  }

  private func nextLabel(_ direction: Direction) -> String? {
    guard let session else { return nil }
    return try? connection.nextLabel(direction, of: session)
  }
}

private enum Direction {
  case undo
  case redo

  /// What selects and orders the steps that can be travelled over, the next first.
  var clause: String {
    switch self {
    case .undo: "FROM steps WHERE session = ? AND is_undone = 0 ORDER BY id DESC LIMIT 1"
    case .redo: "FROM steps WHERE session = ? AND is_undone = 1 ORDER BY id LIMIT 1"
    }
  }
}

extension Connection {
  fileprivate func nextLabel(
    _ direction: Direction, of session: Int64
  ) throws(StoreError) -> String? {
    try first("SELECT label \(direction.clause)", [.integer(session)]) { (row) in row.text(0) }
  }

  fileprivate func nextStep(
    _ direction: Direction, of session: Int64
  ) throws(StoreError) -> (id: Int64, label: String, changes: Changeset)? {
    try first("SELECT id, label, changes \(direction.clause)", [.integer(session)]) { (row) in
      (id: row.integer(0), label: row.text(1), changes: Changeset(bytes: row.blob(2)))
    }
  }
}
