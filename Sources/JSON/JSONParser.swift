/// One walk over a text. `current` is 0 at the end, which no rule accepts; what is really there
/// only matters when an error is made.
struct JSONParser {
  let text: JSONText
  let bytes: [UInt8]
  var index: Int
  private let depthLimit: Int

  init(_ text: JSONText, depthLimit: Int) {
    self.text = text
    bytes = text.utf8
    index = text.start
    self.depthLimit = depthLimit
  }

  /// The byte at `index`, or 0 at the end.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The one value of the text, with nothing but space around it.
  mutating func document() throws(JSONError) -> JSONValue {
    skipSpace()
    let value = try value(depth: 0, or: .value)
    skipSpace()
    guard index == bytes.count else { throw unexpected(.end) }
    return value
  }

  /// The error for what stands at `index`.
  func unexpected(_ expected: JSONError.Expected) -> JSONError {
    text.failure(.unexpected(found, expected: expected), at: index)
  }

  // MARK: - Values

  private mutating func value(
    depth: Int, or expected: JSONError.Expected
  ) throws(JSONError) -> JSONValue {
    switch current {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word(or: expected)
    }
  }

  private mutating func word(or expected: JSONError.Expected) throws(JSONError) -> JSONValue {
    let letters = bytes[index...].prefix(6).prefix { $0.isASCIILetter }
    let value: JSONValue
    switch letters {
    case _ where letters.elementsEqual("true".utf8): value = .bool(true)
    case _ where letters.elementsEqual("false".utf8): value = .bool(false)
    case _ where letters.elementsEqual("null".utf8): value = .null
    default: throw unexpected(expected)
    }
    index += letters.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    try enter(depth)
    var elements: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return elements }
    var expected = JSONError.Expected.valueOrEndOfArray
    repeat {
      elements.append(try value(depth: depth, or: expected))
      skipSpace()
      expected = .value
    } while skip(UInt8(ascii: ","))
    guard current == UInt8(ascii: "]") else { throw unexpected(.commaOrEndOfArray) }
    index += 1
    return elements
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    try enter(depth)
    if skip(UInt8(ascii: "}")) { return JSONObject() }
    var members: [JSONMember] = []
    members.reserveCapacity(4)
    repeat {
      members.append(try member(depth: depth, or: members.isEmpty ? .keyOrEndOfObject : .key))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard current == UInt8(ascii: "}") else { throw unexpected(.commaOrEndOfObject) }
    index += 1
    return JSONObject(members)
  }

  private mutating func member(
    depth: Int, or expected: JSONError.Expected
  ) throws(JSONError) -> JSONMember {
    guard current == UInt8(ascii: "\"") else { throw unexpected(expected) }
    let key = try string()
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { throw unexpected(.colon) }
    return JSONMember(key: key, value: try value(depth: depth, or: .value))
  }

  /// Steps over an opening bracket and the space behind it.
  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= depthLimit else {
      throw text.failure(.tooDeep(limit: depthLimit), at: index)
    }
    index += 1
    skipSpace()
  }

  // MARK: - Bytes

  /// Steps over `byte` and the space behind it, where it stands at `index`.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isJSONSpace { index += 1 }
  }

  /// A part of the text that begins and ends beside ASCII, and so is as valid as the whole, which
  /// `JSONText` has checked; checking it again costs a tenth of the reading time.
  func validText(_ range: Range<Int>) -> String {
    String(copying: unsafe UTF8Span(unchecked: bytes.span.extracting(range)))
  }

  private var found: JSONError.Found {
    guard index < bytes.count else { return .end }
    let letters = bytes[index...].prefix(20).prefix { $0.isASCIILetter }
    guard letters.count > 1 else { return .character(scalar) }
    return .word(String(decoding: letters, as: UTF8.self))
  }

  private var scalar: Unicode.Scalar {
    String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{fffd}"
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }

  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isJSONSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
      || self == UInt8(ascii: "\t")
  }
}
