import JSON

/// A monster's speeds as they are stored: feet by the way of moving, and whether it hovers.
enum ForeignSpeed {
  /// Speeds as plain numbers, from numbers, texts (`"30 ft."`) and objects with a `number`. What
  /// has no number is left out; `nil` where nothing is left or the value is no
  /// object.
  static func simplified(_ value: JSONValue) -> JSONValue? {
    guard case .object(let object) = value else { return nil }
    let members = object.members.compactMap { member in
      simplified(member).map { JSONMember(key: member.key, value: $0) }
    }
    return members.isEmpty ? nil : .object(JSONObject(members))
  }

  /// The integer that a text begins with.
  static func leadingNumber(_ text: some StringProtocol) -> JSONValue? {
    let digits = text.unicodeScalars.prefix { $0 >= "0" && $0 <= "9" }
    return Int(String(String.UnicodeScalarView(digits))).map { .number(JSONNumber($0)) }
  }

  private static func simplified(_ member: JSONMember) -> JSONValue? {
    switch member.value {
    case .number, .bool: member.value
    case .string(let text): leadingNumber(text)
    case .object(let object): object["number"]
    default: nil
    }
  }
}
