/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong there.
  public var reason: Reason
  /// Bytes before the place, counted in the text as it was given, a byte-order mark included.
  public var offset: Int
  /// The line of the place, from 1. CR LF, LF and CR each end one line.
  public var line: Int
  /// The column of the place, from 1, in Unicode scalars; a byte-order mark is not counted.
  public var column: Int

  /// An error at that place.
  public init(reason: Reason, offset: Int, line: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// What can be wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// Something else stands where the grammar wants one of a few things.
    case unexpected(Found, expected: Expected)
    /// A number such as `01`; the place is the zero's.
    case leadingZero
    /// A character below U+0020 stands in a string without being escaped.
    case controlCharacter(UInt8)
    /// Half of a surrogate pair, escaped (`\ud83d`) or bare in UTF-16.
    case loneSurrogate(UInt16)
    /// Arrays and objects are nested deeper than the reader allows.
    case tooDeep(limit: Int)
    /// A byte that cannot stand there in UTF-8: the text is in another encoding or damaged.
    case invalidUTF8(byte: UInt8)
    /// The text is UTF-16 and ends in the middle of a code unit.
    case oddByteCount
    /// The text is in an encoding that is not read, such as UTF-32.
    case unreadableEncoding(String)
  }

  /// What stands at the place.
  public enum Found: Hashable, Sendable {
    /// Nothing: the text ends there.
    case end
    /// One character.
    case character(Unicode.Scalar)
    /// ASCII letters in a row that are no JSON word: `NaN`, `True`, `nul`. Cut after 20 letters.
    case word(String)
  }

  /// What the grammar wants there.
  public enum Expected: Hashable, Sendable {
    /// A value.
    case value
    /// A value or, in an array that has none yet, `]`.
    case valueOrEndOfArray
    /// `,` or `]`
    case commaOrEndOfArray
    /// A string that names a member.
    case key
    /// A key or, in an object that has none yet, `}`.
    case keyOrEndOfObject
    /// `:`
    case colon
    /// `,` or `}`
    case commaOrEndOfObject
    /// The `"` that ends a string.
    case endOfString
    /// One of `"\/bfnrtu`, after a backslash in a string.
    case escape
    /// One of the four hexadecimal digits of `\u`.
    case hexDigit
    /// A digit of a number.
    case digit
    /// Nothing: the value is complete.
    case end
  }
}
