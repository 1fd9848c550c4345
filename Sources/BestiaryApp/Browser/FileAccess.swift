/// The files that the interface may read, given by the program: `BestiaryApp` opens none itself.
public struct FileAccess {
  /// The bytes of a file, or why it can't be read, in words.
  public var read: (_ path: String) -> Result<[UInt8], FileAccessFailure>

  /// Access by these functions.
  public init(read: @escaping (_ path: String) -> Result<[UInt8], FileAccessFailure>) {
    self.read = read
  }

  /// No file can be read.
  public static var none: FileAccess {
    FileAccess { .failure(FileAccessFailure(path: $0, number: 0)) }
  }
}

/// Why a file can't be read.
nonisolated public struct FileAccessFailure: Error, Hashable, Sendable {
  /// The path.
  public var path: String
  /// The system's `errno`.
  public var number: Int32

  /// A failure with these facts.
  public init(path: String, number: Int32) {
    self.path = path
    self.number = number
  }
}
