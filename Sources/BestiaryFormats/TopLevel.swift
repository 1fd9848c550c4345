import JSON

/// The top of a file that is an object, while its members are taken.
struct TopLevel {
  /// The members nobody took, in order.
  private(set) var remaining: JSONObject

  /// The top of a file that should be in that format.
  init(_ value: JSONValue, of format: CatalogFormat) throws(FormatError) {
    guard case .object(let object) = value else {
      throw .notInFormat(format, found: JSONKind(value))
    }
    var seen: Set<[UInt8]> = []
    for member in object.members where !seen.insert(Array(member.key.utf8)).inserted {
      throw .doubledKey(member.key)
    }
    remaining = object
  }

  /// The value of a key, which is then taken.
  mutating func take(_ key: String) -> JSONValue? {
    defer { remaining[key] = nil }
    return remaining[key]
  }

  /// The elements of a list; empty where there is none.
  mutating func list(_ key: String) throws(FormatError) -> [JSONValue] {
    guard let value = take(key) else { return [] }
    guard case .array(let elements) = value else {
      throw .wrongShape(key: key, expected: .list, found: JSONKind(value))
    }
    return elements
  }
}
