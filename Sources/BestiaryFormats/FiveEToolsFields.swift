import JSON

/// The fields that 5etools keeps in a shape of its own, as single values and plain texts.
enum FiveEToolsFields {
  /// The canonical keys, each with what makes its value simpler; `nil` leaves it as it is.
  static let simplifications: [(key: String, simpler: @Sendable (JSONValue) -> JSONValue?)] = [
    ("armor_class", { $0.elements?.first.flatMap { $0["ac"] ?? $0["special"] ?? $0 } }),
    ("hit_points", { $0["average"] ?? $0["special"] }),
    ("challenge_rating", { $0["cr"] }),
    ("size", { size($0) }),
    ("type", { type($0).map { .string($0) } }),
    ("alignment", { alignment($0).map { .string($0) } }),
    ("speed", { speed($0) }),
    ("damage_vulnerabilities", { damage($0, key: "vulnerable") }),
    ("damage_resistances", { damage($0, key: "resist") }),
    ("damage_immunities", { damage($0, key: "immune") }),
  ]

  /// The tags of a type: `human, shapechanger`; `nil` where there are none.
  static func subtype(_ type: JSONValue?) -> String? {
    let tags = type?["tags"]?.elements?.compactMap { tag in
      tag.text
        ?? tag["tag"]?.text.map {
          [tag["prefix"]?.text, $0].compactMap { $0 }.joined(separator: " ")
        }
    }
    return tags.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
  }

  // MARK: - Size and type

  private static let sizes = [
    "T": "Tiny", "S": "Small", "M": "Medium", "L": "Large", "H": "Huge", "G": "Gargantuan",
  ]

  private static func size(_ value: JSONValue) -> JSONValue? {
    let letters = value.elements?.map(\.text) ?? [value.text]
    let words = letters.map { letter in letter.flatMap { sizes[$0] } }
    guard !words.contains(nil) else { return nil }
    return .string(words.compactMap { $0 }.joined(separator: " or "))
  }

  private static func type(_ value: JSONValue) -> String? {
    guard let kind = value["type"] else { return nil }
    let choices = kind["choose"]?.elements?.compactMap(\.text).joined(separator: " or ")
    guard let name = kind.text ?? choices else { return nil }
    guard let size = value["swarmSize"]?.text.flatMap({ sizes[$0] }) else { return name }
    return "swarm of \(size) \(plural(name))"
  }

  private static func plural(_ type: String) -> String {
    switch type {
    case "undead", "fey": type
    case "monstrosity": "monstrosities"
    default: type + "s"
    }
  }

  // MARK: - Alignment

  private static let alignments = [
    "L": "lawful", "N": "neutral", "C": "chaotic", "G": "good", "E": "evil", "U": "unaligned",
    "A": "any alignment",
  ]

  private static func alignment(_ value: JSONValue) -> String? {
    guard let elements = value.elements, !elements.isEmpty else { return nil }
    let letters = elements.compactMap(\.text)
    if letters.count == elements.count { return alignment(letters) }
    let choices = elements.map { choice($0) }
    return choices.contains(nil) ? nil : choices.compactMap { $0 }.joined(separator: " or ")
  }

  /// `{"alignment": ["N", "G"], "chance": 50}` is `neutral good (50%)`.
  private static func choice(_ value: JSONValue) -> String? {
    if let special = value["special"]?.text { return special }
    guard let words = value["alignment"].flatMap({ alignment($0) }) else { return nil }
    if case .number(let chance)? = value["chance"] { return "\(words) (\(chance.text)%)" }
    return value["note"]?.text.map { "\(words) (\($0))" } ?? words
  }

  /// Up to two letters say it; more say what is left out: `L NX C E` have no good, so any evil.
  private static func alignment(_ letters: [String]) -> String? {
    let all = Set(letters)
    switch letters.count {
    case 1, 2:
      let words = letters.compactMap { alignments[$0] }
      return words.count == letters.count ? words.joined(separator: " ") : nil
    case 3: return all == ["NX", "NY", "N"] ? "any neutral alignment" : nil
    case 4: return onlySide(all).map { "any \($0) alignment" }
    case 5:
      return ["L", "C", "G", "E"].first { !all.contains($0) }
        .flatMap { alignments[$0] }.map { "any non-\($0) alignment" }
    default: return nil
    }
  }

  private static func onlySide(_ letters: Set<String>) -> String? {
    let sides: [(side: String, missing: Set<String>)] = [
      ("lawful", ["NX", "C"]), ("chaotic", ["NX", "L"]), ("good", ["NY", "E"]),
      ("evil", ["NY", "G"]),
    ]
    return sides.first { $0.missing.isDisjoint(with: letters) }?.side
  }

  // MARK: - Speed and damage

  private static func speed(_ value: JSONValue) -> JSONValue? {
    guard case .object(var object)? = ForeignSpeed.simplified(value) else { return nil }
    if let hovers = object["canHover"] {
      object["canHover"] = nil
      object["hover"] = hovers
    }
    return .object(object)
  }

  /// Plain texts instead of objects with conditions.
  private static func damage(_ value: JSONValue, key: String) -> JSONValue? {
    value.elements.map { elements in
      .array(
        elements.map { element in damageText(element, key: key).map { .string($0) } ?? element })
    }
  }

  private static func damageText(_ value: JSONValue, key: String) -> String? {
    if let special = value["special"]?.text { return special }
    guard let types = value[key]?.elements?.compactMap(\.text) else { return nil }
    return [value["preNote"]?.text, types.joined(separator: ", "), value["note"]?.text]
      .compactMap { $0 }.joined(separator: " ")
  }
}
