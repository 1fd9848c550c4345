import BestiaryCore
import JSON

/// Improved Initiative: a list of creatures, or the app's own export, in which each stands under
/// a key of its own.
enum ImprovedInitiativeFormat: ForeignFormat {
  static let format = CatalogFormat.improvedInitiative

  static func records(in value: JSONValue) -> [JSONValue]? {
    guard case .object(let object) = value else { return value.elements }
    return object["Creatures"]?.elements?.map { id in
      id.text.flatMap { object["Creatures.\($0)"] } ?? .null
    }
  }

  static func fits(_ value: JSONValue) -> Bool {
    value["Creatures"]?.elements != nil || hasRecord(value)
  }

  static func fits(_ record: JSONObject) -> Bool { record["Name"] != nil }

  static func monster(from record: inout RecordReader) -> Monster? {
    if case .string(let name)? = record.remaining["Name"] { record.name = name }
    let description = record.text("Description") ?? ""
    guard let name = record.requiredText("Name") else { return nil }
    let id = record.remaining["Id"]?.text ?? Slug.make(name)
    return Monster(
      id: Monster.ID("\(format.rawValue)/\(id)"), name: name, description: description,
      attributes: attributes(record.remaining))
  }

  private static let canonicalKeys = [
    ("Source", "source"), ("HP", "hit_points"), ("AC", "armor_class"), ("Speed", "speed"),
    ("DamageVulnerabilities", "damage_vulnerabilities"),
    ("DamageResistances", "damage_resistances"), ("DamageImmunities", "damage_immunities"),
    ("ConditionImmunities", "condition_immunities"), ("Senses", "senses"),
    ("Languages", "languages"), ("Challenge", "challenge_rating"),
  ]

  private static let abilities = [
    "Str": "strength", "Dex": "dexterity", "Con": "constitution", "Int": "intelligence",
    "Wis": "wisdom", "Cha": "charisma",
  ]

  private static func attributes(_ remaining: JSONObject) -> JSONObject {
    var attributes = ForeignAttributes(JSONObject(remaining.members.flatMap { spread($0) }))
    for (key, canonical) in canonicalKeys { attributes.rename(key, to: canonical) }
    attributes.simplify("hit_points") { $0["Value"] }
    attributes.simplify("armor_class") { $0["Value"] }
    attributes.simplify("speed") { ImprovedInitiativeTexts.speed($0) }
    attributes.add("wields", WieldedWeapon.name(in: actions(remaining["Actions"])))
    return attributes.object
  }

  /// The members that stand for one of several parts.
  private static func spread(_ member: JSONMember) -> [JSONMember] {
    switch member.key {
    case "Type":
      guard let text = member.value.text else { return [member] }
      return ImprovedInitiativeTexts.typeMembers(text)
    case "Abilities":
      let members = member.value.object?.members ?? []
      let spread = members.compactMap { ability in
        abilities[ability.key].map { JSONMember(key: $0, value: ability.value) }
      }
      return spread.isEmpty || spread.count < members.count ? [member] : spread
    default: return [member]
    }
  }

  private static func actions(_ value: JSONValue?) -> [WieldedWeapon.Action] {
    (value?.elements ?? []).compactMap { action in
      guard let name = action["Name"]?.text else { return nil }
      return WieldedWeapon.Action(
        name: name, isAttack: WieldedWeapon.hasAttack(action["Content"]?.text ?? ""))
    }
  }
}
