public import JSON

/// What a weapon's damage does to a monster, as far as its attributes tell.
public enum Effectiveness: Hashable, Sendable {
  /// It takes more harm than usual.
  case vulnerable
  /// It takes less harm than usual.
  case resistant
  /// It takes no harm.
  case immune

  /// The effect of damage of these types on a monster with these attributes; `nil` where nothing is
  /// known. With several types the best for the attacker counts.
  public init?(damage types: [String], attributes: JSONObject) {
    let effects = types.map { Self.effect(of: $0, attributes) }
    if effects.contains(.vulnerable) {
      self = .vulnerable
    } else if effects.isEmpty || effects.contains(nil) {
      return nil
    } else {
      self = effects.contains(.resistant) ? .resistant : .immune
    }
  }

  private static func effect(of type: String, _ attributes: JSONObject) -> Effectiveness? {
    let word = type.lowercased()
    func names(_ key: String) -> Bool {
      attributes[key].map { Self.words(in: $0).contains(word) } ?? false
    }
    if names("damage_vulnerabilities") { return .vulnerable }
    if names("damage_immunities") { return .immune }
    return names("damage_resistances") ? .resistant : nil
  }

  /// Every word of the texts in a value, in lower case.
  private static func words(in value: JSONValue) -> Set<String> {
    switch value {
    case .string(let text):
      Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    case .array(let values): values.reduce(into: []) { $0.formUnion(words(in: $1)) }
    case .object(let object):
      object.members.reduce(into: []) { $0.formUnion(words(in: $1.value)) }
    case .null, .bool, .number: []
    }
  }
}
