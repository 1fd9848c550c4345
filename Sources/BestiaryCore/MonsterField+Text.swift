import JSON

/// Why a text can't be the value of a field.
public enum FieldTextError: Error, Hashable, Sendable {
  /// It is no colour.
  case notAColor(String)
  /// The field can't be set from a text.
  case notSettable(String)
  /// The attribute is a number, and the text is none.
  case notANumber(key: String, text: String)
}

extension MonsterField {
  /// The field called `key` with the value that `text` writes. An empty text removes a colour, a
  /// weapon, tags or an attribute; `weapon` is the preferred way to kill; tags are separated by
  /// commas; any other key is an attribute, a number or `true` and `false` staying what they are.
  public init(key: String, text: String) throws(FieldTextError) {
    switch key {
    case "name": self = .name(text)
    case "description": self = .description(text)
    case "color", "colour": self = .color(try Self.color(text))
    case "weapon", "preferredWayToKill":
      self = .preferredWayToKill(text.isEmpty || text == "none" ? nil : Weapon.ID(text))
    case "tags": self = .tags(Self.tags(text))
    case "id", "icon": throw .notSettable(key)
    default: self = .attribute(key: key, Self.value(text))
    }
  }

  /// An attribute under the key that the monster has for it: `hit points` is its `hit_points`. What
  /// is a number stays one. Other fields stay as they are.
  public func fitting(_ monster: Monster) throws(FieldTextError) -> MonsterField {
    guard case .attribute(let called, let value) = self else { return self }
    let keys = monster.attributes.members.map(\.key)
    let spoken = Self.spoken(called)
    let key = keys.contains(called) ? called : keys.first { Self.spoken($0) == spoken } ?? called
    if case .number? = monster.attributes[key], case .string(let text)? = value {
      throw .notANumber(key: key, text: text)
    }
    return .attribute(key: key, value)
  }

  /// A key as it is read aloud: blanks for what stands between its words.
  private static func spoken(_ key: String) -> String {
    Folding.fold(String(key.map { $0 == "_" || $0 == "-" ? " " : $0 }))
  }

  private static func color(_ text: String) throws(FieldTextError) -> HexColor? {
    if text.isEmpty || text == "none" { return nil }
    guard let color = HexColor(text: text) else { throw .notAColor(text) }
    return color
  }

  /// Tags separated by commas, without blanks around them, none twice.
  public static func tags(_ text: String) -> [String] {
    var tags: [String] = []
    for part in text.split(separator: ",") {
      let tag = part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
      let word = String(tag)
      if !word.isEmpty, !tags.contains(word) { tags.append(word) }
    }
    return tags
  }

  private static func value(_ text: String) -> JSONValue? {
    switch text {
    case "": nil
    case "true": .bool(true)
    case "false": .bool(false)
    default: JSONNumber(text).map(JSONValue.number) ?? .string(text)
    }
  }
}
