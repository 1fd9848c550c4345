import BestiaryCore
import Cells
import JSON

/// A monster's attributes as they are read: a subtitle, labelled values, and long texts under
/// headings of their own.
nonisolated struct MonsterCard: Hashable {
  /// A labelled value.
  struct Row: Hashable {
    var label: String
    var value: String
    /// What stands behind the value in secondary text.
    var note = ""
    /// The attribute's key, where its value is a single one that can be edited.
    var key: String?
  }

  /// Texts under a heading: traits, actions.
  struct Section: Hashable {
    var title: String
    /// Each in Markdown.
    var texts: [String]
  }

  let subtitle: String
  let rows: [Row]
  let sections: [Section]

  init(_ monster: Monster) {
    let attributes = monster.attributes
    subtitle = Self.subtitle(attributes)
    var rows: [Row] = []
    for key in Self.firstKeys {
      guard let value = attributes[key], let row = Self.row(key, value, attributes) else {
        continue
      }
      rows.append(row)
      if key == "speed", let abilities = Self.abilities(attributes) { rows.append(abilities) }
    }
    var sections: [Section] = []
    for member in attributes.members
    where !Self.isShownElsewhere(member.key) && !AttributeText.isNote(member.key, in: attributes) {
      if let section = Self.section(member) {
        sections.append(section)
      } else if let proficiencies = Proficiencies(member.value) {
        rows += proficiencies.rows(label: AttributeText.label(member.key))
      } else if let row = Self.row(member.key, member.value, attributes) {
        rows.append(row)
      }
    }
    self.rows = rows
    self.sections = sections
  }

  // MARK: - Which

  private static let firstKeys = [
    "armor_class", "hit_points", "speed", "damage_vulnerabilities", "damage_resistances",
    "damage_immunities", "condition_immunities", "senses", "languages", "challenge_rating",
    "wields", "source",
  ]
  private static let abilityKeys = [
    "strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma",
  ]
  private static let subtitleKeys = ["size", "type", "subtype", "alignment"]
  private static let bookkeeping: Set<String> = [
    "index", "url", "image", "images", "updated_at", "slug",
  ]

  private static func isShownElsewhere(_ key: String) -> Bool {
    firstKeys.contains(key) || abilityKeys.contains(key) || subtitleKeys.contains(key)
      || bookkeeping.contains(key) || key.hasSuffix("_original")
  }

  private static func subtitle(_ attributes: JSONObject) -> String {
    func text(_ key: String) -> String? {
      attributes[key].map(AttributeText.line).flatMap { $0.isEmpty ? nil : $0 }
    }
    let size = text("size").map { AttributeText.sizes[$0] ?? $0 }
    var kind = [size, text("type")].compactMap { $0 }.joined(separator: " ")
    if let subtype = text("subtype") { kind += " (\(subtype))" }
    return [kind, text("alignment") ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func abilities(_ attributes: JSONObject) -> Row? {
    let known = abilityKeys.compactMap { key -> String? in
      guard let value = attributes[key] else { return nil }
      return key.prefix(3).uppercased() + " " + AttributeText.line(value)
    }
    guard !known.isEmpty else { return nil }
    return Row(label: "abilities", value: known.joined(separator: "  "))
  }

  private static func row(
    _ key: String, _ value: JSONValue, _ attributes: JSONObject
  ) -> Row? {
    let text = key == "challenge_rating" ? rating(value) : AttributeText.value(value, key: key)
    guard !text.isEmpty else { return nil }
    return Row(
      label: AttributeText.label(key), value: text, note: AttributeText.note(key, attributes),
      key: isSingle(value) ? key : nil)
  }

  private static func isSingle(_ value: JSONValue) -> Bool {
    switch value {
    case .bool, .number, .string: true
    case .null, .array, .object: false
    }
  }

  private static func rating(_ value: JSONValue) -> String {
    ChallengeRating(value).map(\.description) ?? AttributeText.line(value)
  }

  /// A list of named texts becomes a section.
  private static func section(_ member: JSONMember) -> Section? {
    guard case .array(let entries) = member.value, !entries.isEmpty else { return nil }
    let texts = entries.map(AttributeText.namedText)
    guard texts.contains(where: { $0 != nil }) else { return nil }
    let title = AttributeText.sectionTitles[member.key] ?? AttributeText.title(member.key)
    return Section(title: title, texts: texts.compactMap { $0 })
  }
}
