/// A JSON value as it stood in its text: numbers keep their spelling, objects their order.
public indirect enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, spelled as it came in.
  case number(JSONNumber)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)
}

/// A number by its spelling, so that `2.50` and 20-digit integers stay what they were.
public struct JSONNumber: Hashable, Sendable {
  /// The spelling: the grammar of RFC 8259, section 6.
  public let text: String

  /// A number spelled so; `nil` where RFC 8259 would not accept the spelling.
  public init?(_ text: String) {
    guard JSONNumber.isValid(text.utf8) else { return nil }
    self.text = text
  }

  /// An integer.
  public init(_ integer: Int) { text = String(integer) }

  /// For a spelling that was checked already.
  init(checked text: String) { self.text = text }

  /// The nearest Double; infinite where the number is larger than any.
  public var double: Double { Double(text) ?? .nan }

  /// The integer, where the spelling is one that fits.
  public var integer: Int? { Int(text) }
}

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
    get { members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value }
    set {
      let index = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(JSONMember(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}
