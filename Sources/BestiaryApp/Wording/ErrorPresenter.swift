public import BestiaryCore
public import BestiaryStore
import Cells
public import PNGCodec

#if canImport(Glibc)
  import Glibc
#endif

/// The words for every error: what, where, and what to do. Nobody else words one.
nonisolated public enum ErrorPresenter {
  /// Why a catalog could not be opened, read or changed.
  public static func text(for error: StoreError) -> String {
    switch error {
    case .cannotOpen(let path, let number): "\(path): \(system(number))"
    case .notACatalog(let path):
      "\(path): not a catalog of Bestiary. Open another file; this one was not touched."
    case .newerVersion(let path, let found, let supported):
      "\(path): made by a later version of Bestiary (schema \(found), this one reads up to "
        + "\(supported)). Install that version."
    case .damaged(let path, let detail):
      "\(path): the catalog is damaged (\(detail)). Restore it from a copy."
    case .fileIsGone(let path):
      "\(path): the file was removed or replaced meanwhile. Nothing was changed; leave and open "
        + "it again."
    case .locked: "The catalog is in use by another program. Nothing was changed; try again."
    case .readOnly: "The catalog is read-only. Nothing was changed."
    case .diskFull: "No room is left on the disk. Nothing was changed."
    case .alreadyExists(let path): "\(path): there is a file of that name. Choose another."
    case .invalid(let error): text(for: error)
    case .changedElsewhere(let conflict): text(for: conflict)
    case .failed(let code, let detail): "The catalog refused: \(detail) (\(code))."
    }
  }

  /// Why a change is refused.
  public static func text(for error: BestiaryError) -> String {
    switch error.reason {
    case .empty: "The \(error.field) can't be empty: there must be something to see."
    case .taken: "The \(error.field) \(error.id) is taken. Choose another."
    case .unknownMonster: "There is no monster \(error.id) any more."
    case .unknownWeapon: "There is no weapon \(error.id)."
    case .builtIn: "\(error.id) is one of the five weapons every catalog has; it stays."
    }
  }

  /// Why a picture can't be shown, in a few words.
  public static func text(for error: PNGError) -> String {
    switch error {
    case .empty: "empty file"
    case .notPNG: "not a PNG"
    case .truncated: "picture cut off"
    case .tooLarge(let width, let height): "too large: \(width) x \(height)"
    case .fileTooLarge(let bytes): "too large: \(bytes / 1_000_000) MB"
    case .damaged(let reason): "damaged: \(reason)"
    case .unreadable(let code): system(code)
    case .outOfMemory: "no memory"
    }
  }

  /// Why a file can't be read, in a few words.
  public static func text(for failure: FileAccessFailure) -> String {
    switch failure {
    case .system(let number): system(number)
    case .notAFile: "not a file"
    case .tooLarge(let bytes): "too large: \(bytes / 1_000_000) MB"
    }
  }

  /// What the operating system says.
  public static func system(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  private static func text(for conflict: EditConflict) -> String {
    let what =
      switch conflict.change {
      case .field(let field): "the \(field) of \(conflict.record) was changed"
      case .removed: "\(conflict.record) was deleted"
      case .idTaken: "another record took the place of \(conflict.record)"
      }
    return "Not undone: \(what) by another program meanwhile."
  }
}
