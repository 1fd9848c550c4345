import CSQLite

/// A value as SQLite stores it.
enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The integer, or null for `nil`.
  static func optional(_ integer: Int64?) -> SQLValue { integer.map { .integer($0) } ?? .null }

  /// The text, or null for `nil`.
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }

  /// The text, empty for every other kind of value.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The integer; `nil` for every other kind of value.
  var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// Texts are equal when their bytes are; Swift's own `==` takes two spellings of `é` for one.
  static func == (left: SQLValue, right: SQLValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.blob(let left), .blob(let right)): left == right
    default: false
    }
  }

  /// Hashes the kind and the bytes.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let integer): hasher.combine(integer)
    case .real(let real): hasher.combine(real)
    case .text(let text): for byte in text.utf8 { hasher.combine(byte) }
    case .blob(let bytes): hasher.combine(bytes)
    }
  }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral text: String) { self = .text(text) }

  init(integerLiteral integer: Int64) { self = .integer(integer) }
}

extension SQLValue {
  /// The value SQLite hands out; `nil` where it has none to give.
  init?(_ value: OpaquePointer?) {
    guard let value else { return nil }
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(
        start: sqlite3_value_text(value), count: Int(sqlite3_value_bytes(value)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
      self = .blob(Array(bytes))
    default: self = .null
    }
  }
}
