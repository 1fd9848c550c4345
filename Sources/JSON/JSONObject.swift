/// One key and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, unescaped.
  public var key: String
  /// Its value.
  public var value: JSONValue

  /// The member `key: value`.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }

  /// Whether both are the same, their keys scalar for scalar.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key.hasSameScalars(as: right.key) && left.value == right.value
  }
}

/// An object whose members keep their order. Doubled keys are kept too (the reader's caller
/// decides); `subscript` reads the first.
public struct JSONObject: Hashable, Sendable {
  /// The members in order.
  public var members: [JSONMember]

  /// An object of these members, empty when left out.
  public init(_ members: [JSONMember] = []) { self.members = members }

  /// The value of the first member with that key. Setting replaces it, appends it where there is
  /// none, and removes it for `nil`. Keys are compared by their scalars, not by canonical
  /// equivalence.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key.hasSameScalars(as: key) }?.value }
    set {
      let index = members.firstIndex { $0.key.hasSameScalars(as: key) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONMember(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}
