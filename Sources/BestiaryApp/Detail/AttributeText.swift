import BestiaryCore
import JSON

/// How values of attributes are written on the card.
nonisolated enum AttributeText {
  /// A label: `armor_class` becomes `armor class`.
  static func label(_ key: String) -> String {
    let plain = key.split(separator: "_").joined(separator: " ")
    return shortLabels[key] ?? (plain.isEmpty ? key : plain)
  }

  /// A heading: `special_abilities` becomes `Special abilities`.
  static func title(_ key: String) -> String {
    let label = key.split(separator: "_").joined(separator: " ")
    return label.prefix(1).uppercased() + label.dropFirst()
  }

  static let sectionTitles = [
    "special_abilities": "Traits", "traits": "Traits", "trait": "Traits", "actions": "Actions",
    "action": "Actions", "legendary_actions": "Legendary actions", "legendary": "Legendary actions",
    "reactions": "Reactions", "reaction": "Reactions",
  ]

  private static let shortLabels = [
    "damage_vulnerabilities": "vulnerabilities", "damage_resistances": "resistances",
    "damage_immunities": "immunities", "condition_immunities": "condition immunities",
  ]

  static let sizes = [
    "T": "Tiny", "S": "Small", "M": "Medium", "L": "Large", "H": "Huge", "G": "Gargantuan",
  ]

  /// A value in one paragraph; empty where there is nothing to say.
  static func value(_ value: JSONValue, key: String) -> String {
    key == "speed" ? speed(value) : line(value)
  }

  /// Any value in one line: scalars as they are, lists with commas, objects as `key value`.
  static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .bool(let bool): bool ? "yes" : "no"
    case .number(let number): number.text
    case .string(let text): text
    case .array(let values): list(values)
    case .object(let object): line(of: object)
    }
  }

  private static func list(_ values: [JSONValue]) -> String {
    values.map(line).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func line(of object: JSONObject) -> String {
    if let name = name(of: object) { return name + suffix(of: object) }
    let parts = object.members.compactMap { member -> String? in
      let text = line(member.value)
      guard !text.isEmpty, !hidden.contains(member.key) else { return nil }
      return label(member.key) + " " + text
    }
    return parts.joined(separator: ", ")
  }

  /// The object's own name, or that of the one object in it beside a `value`.
  private static func name(of object: JSONObject) -> String? {
    if case .string(let name)? = object["name"] { return name }
    guard object["value"] != nil, object.members.count == 2 else { return nil }
    for case .object(let inner) in object.members.map(\.value) {
      if case .string(let name)? = inner["name"] { return name }
    }
    return nil
  }

  private static let hidden: Set<String> = ["index", "url", "level"]

  private static func suffix(of object: JSONObject) -> String {
    guard case .number(let number)? = object["value"] else { return "" }
    return (number.text.hasPrefix("-") ? " " : " +") + number.text
  }

  /// `{walk: 40, fly: 80, hover: true}` as `40 ft., fly 80 ft. (hover)`.
  private static func speed(_ value: JSONValue) -> String {
    guard case .object(let object) = value else { return line(value) }
    var parts: [String] = []
    var hovers = false
    for member in object.members {
      switch (member.key, member.value) {
      case ("hover", .bool(let bool)): hovers = bool
      case ("walk", .number(let number)): parts.insert("\(number.text) ft.", at: 0)
      case (let key, .number(let number)): parts.append("\(key) \(number.text) ft.")
      case (let key, let other): parts.append("\(label(key)) \(line(other))")
      }
    }
    return parts.joined(separator: ", ") + (hovers ? " (hover)" : "")
  }

  /// What stands behind a value: the kind of armor, the dice of the hit points.
  static func note(_ key: String, _ attributes: JSONObject) -> String {
    for key in noteKeys[key] ?? [] {
      if let value = attributes[key] { return line(value) }
    }
    return ""
  }

  /// Keys whose values stand behind those of others.
  private static let noteKeys = [
    "armor_class": ["armor_type", "armor_desc"],
    "hit_points": ["hit_points_roll", "hit_dice", "hit_points_formula"],
  ]

  /// Whether the key's value stands behind another's.
  static func isNote(_ key: String, in attributes: JSONObject) -> Bool {
    noteKeys.contains { attributes[$0.key] != nil && $0.value.contains(key) }
  }

  /// `**Name.** text` of an entry that has both; `nil` for any other value.
  static func namedText(_ value: JSONValue) -> String? {
    guard case .object(let object) = value, case .string(let name)? = object["name"] else {
      return nil
    }
    for key in ["desc", "description", "Content", "text", "entries"] {
      guard let value = object[key] else { continue }
      let text = key == "entries" ? paragraphs(value) : line(value)
      if !text.isEmpty { return "**\(name).** \(text)" }
    }
    return nil
  }

  private static func paragraphs(_ value: JSONValue) -> String {
    guard case .array(let entries) = value else { return line(value) }
    return entries.map { entry in
      if case .object(let object) = entry { return namedText(entry) ?? line(of: object) }
      return line(entry)
    }.joined(separator: "\n\n")
  }
}
