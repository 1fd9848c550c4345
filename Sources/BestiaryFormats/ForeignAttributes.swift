import JSON

/// The attributes of a foreign record while they are gathered: the source's members in their
/// order, some with a canonical key or a simpler value.
struct ForeignAttributes {
  /// The attributes so far.
  private(set) var object: JSONObject

  /// Starts with what the record has left.
  init(_ remaining: JSONObject) {
    object = remaining
  }

  /// The value of a key.
  subscript(key: String) -> JSONValue? { object[key] }

  /// Gives a member its canonical key, in its place.
  mutating func rename(_ key: String, to canonical: String) {
    guard object[canonical] == nil,
      let index = object.members.firstIndex(where: { $0.key == key })
    else { return }
    object.members[index].key = canonical
  }

  /// Puts a simpler value in place of a member's and keeps the original behind it, unless both are
  /// the same or the original is kept already.
  mutating func simplify(_ key: String, _ simpler: (JSONValue) -> JSONValue?) {
    guard let index = object.members.firstIndex(where: { $0.key == key }) else { return }
    let original = object.members[index].value
    guard let value = simpler(original), value != original else { return }
    object.members[index].value = value
    guard object[key + "_original"] == nil else { return }
    object.members.insert(JSONMember(key: key + "_original", value: original), at: index + 1)
  }

  /// Appends an attribute the source does not have as such.
  mutating func add(_ key: String, _ text: String?) {
    guard let text, object[key] == nil else { return }
    object.members.append(JSONMember(key: key, value: .string(text)))
  }
}
