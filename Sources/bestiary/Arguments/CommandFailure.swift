import BestiaryApp
import BestiaryFormats
import BestiaryStore

/// Why a command did not do what was asked, with its exit status.
enum CommandFailure: Error {
  /// Nothing matched, or nothing was chosen.
  case nothing(String)
  /// The user left without a choice.
  case nothingChosen
  /// The arguments don't fit.
  case usage(String)
  /// Something that was read is not what it should be.
  case badInput(String)
  /// The file system refused.
  case fileSystem(String, SystemError)
  /// The catalog could not be opened, read or changed.
  case store(StoreError)
  /// The terminal can't show the interface.
  case terminal(String)
  /// The reader of standard output has gone.
  case closedPipe
  /// A signal asked for the end.
  case signalled(Int32)

  /// The exit status, where a signal has not ended the program: 1 nothing matched, 2 usage, 3 bad input, 4 the file system refused.
  var status: Int32 {
    switch self {
    case .nothing, .nothingChosen: 1
    case .usage, .terminal: 2
    case .badInput: 3
    case .fileSystem: 4
    case .closedPipe: 0
    case .signalled(let number): 128 + number
    case .store(let error): Self.status(of: error)
    }
  }

  /// What to say; `nil` for nothing.
  var text: String? {
    switch self {
    case .nothing(let text), .badInput(let text), .terminal(let text): text
    case .usage(let text): text + " Try bestiary --help."
    case .fileSystem(let path, let error): "\(path): \(ErrorPresenter.system(error.number))"
    case .store(let error): ErrorPresenter.text(for: error)
    case .nothingChosen, .closedPipe, .signalled: nil
    }
  }

  private static func status(of error: StoreError) -> Int32 {
    switch error {
    case .cannotOpen, .fileIsGone, .locked, .readOnly, .diskFull, .alreadyExists, .failed: 4
    case .notACatalog, .newerVersion, .damaged, .invalid, .changedElsewhere: 3
    }
  }
}
