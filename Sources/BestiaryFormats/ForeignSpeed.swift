import JSON

/// A monster's speeds as they are stored: feet by the way of moving, and whether it hovers.
enum ForeignSpeed {
  /// `{"walk": "10 ft.", "fly": 30, "hover": true}` with plain numbers; `nil` where a speed has no
  /// number.
  static func simplified(_ value: JSONValue) -> JSONValue? {
    guard case .object(let object) = value else { return nil }
    var members: [JSONMember] = []
    for member in object.members {
      guard let value = simplifiedMember(member.value) else { return nil }
      members.append(JSONMember(key: member.key, value: value))
    }
    return .object(JSONObject(members))
  }

  /// The integer that a text begins with.
  static func leadingNumber(_ text: String) -> JSONValue? {
    let digits = text.utf8.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return Int(String(Substring(digits))).map { .number(JSONNumber($0)) }
  }

  private static func simplifiedMember(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .string(let text): leadingNumber(text)
    case .number, .bool: value
    default: nil
    }
  }
}
