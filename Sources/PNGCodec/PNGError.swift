/// Why a PNG can't be shown. Facts only; the wording is the program's.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The bytes don't begin as a PNG does.
  case notPNG
  /// The bytes end before the last pixel.
  case truncated
  /// The header claims more pixels than `PNGLimits` allow.
  case tooLarge(width: Int, height: Int)
  /// The file has more bytes than `PNGLimits` allow.
  case fileTooLarge(bytes: Int)
  /// The bytes break PNG's rules; the reason is libpng's, in English, printable ASCII.
  case damaged(reason: String)
  /// The file can't be read; the code is the system's `errno`.
  case unreadable(code: Int32)
  /// There is not enough memory to begin.
  case outOfMemory
}
