public import BestiaryCore

/// Why a catalog could not be opened, read or changed.
public enum StoreError: Error, Hashable, Sendable {
  /// The file system refused, with its `errno`.
  case cannotOpen(path: String, errno: Int32)
  /// The file is something else; it was not touched.
  case notACatalog(path: String)
  /// A later version of this program made the catalog.
  case newerVersion(path: String, found: Int, supported: Int)
  /// The file is a catalog with parts that can't be read.
  case damaged(path: String, detail: String)
  /// The open file was removed, or replaced by another one; nothing was changed.
  case fileIsGone(path: String)
  /// Another program kept the catalog for itself for longer than 250 ms; nothing was changed.
  case locked
  /// The catalog was opened for reading, or its file may not be written.
  case readOnly
  /// No room is left on the disk; nothing was changed.
  case diskFull
  /// There is a file with that name already.
  case alreadyExists(path: String)
  /// A change breaks a rule; none of the step was done.
  case invalid(BestiaryError)
  /// Undo or redo would take back what somebody else did meanwhile; nothing was changed.
  case changedElsewhere(EditConflict)
  /// Anything else SQLite reports, with its extended result code.
  case failed(code: Int32, detail: String)
}

/// What another program changed where a step was to be undone or redone.
public struct EditConflict: Hashable, Sendable {
  /// The name of the monster or weapon, or the key of the top-level member.
  public var record: String
  /// What happened to it.
  public var change: Change

  /// A conflict with these facts.
  public init(record: String, change: Change) {
    self.record = record
    self.change = change
  }

  /// What can have happened to a record meanwhile.
  public enum Change: Hashable, Sendable {
    /// The field, called as `MonsterField.key` calls it, has another value now.
    case field(String)
    /// The record is gone.
    case removed
    /// Another record has its id now.
    case idTaken
  }
}
