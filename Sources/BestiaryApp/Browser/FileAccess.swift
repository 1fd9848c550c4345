/// The files that the interface may read, given by the program: `BestiaryApp` opens none itself.
public struct FileAccess {
  /// The bytes of a picture's file, or why it can't be read. It must not wait for anyone: no pipe, no
  /// device.
  public var readPicture: (_ path: String) -> Result<[UInt8], FileAccessFailure>

  /// Access by this function.
  public init(readPicture: @escaping (_ path: String) -> Result<[UInt8], FileAccessFailure>) {
    self.readPicture = readPicture
  }

  /// No file can be read.
  public static var none: FileAccess { FileAccess { _ in .failure(.notAFile) } }
}

/// Why a file can't be read.
nonisolated public enum FileAccessFailure: Error, Hashable, Sendable {
  /// The system refused: its `errno`.
  case system(Int32)
  /// It is a folder, a pipe or a device.
  case notAFile
  /// It has more bytes than are taken.
  case tooLarge(bytes: Int)
}
