import BestiaryCore
import JSON

/// 5etools: a list of creatures, bare or under `monster`.
enum FiveEToolsFormat: ForeignFormat {
  static let format = CatalogFormat.fiveETools

  static func records(in value: JSONValue) -> [JSONValue]? {
    value["monster"]?.elements ?? value.elements
  }

  static func fits(_ value: JSONValue) -> Bool {
    value["monster"]?.elements != nil || hasRecord(value)
  }

  static func fits(_ record: JSONObject) -> Bool {
    record["source"]?.text != nil && record["ac"]?.elements != nil
  }

  static func monster(from record: inout RecordReader) -> Monster? {
    guard let name = record.requiredText("name") else { return nil }
    let source = record.remaining["source"]?.text.map { Slug.make($0, fallback: "unknown") }
    let id = [format.rawValue, source, Slug.make(name)].compactMap { $0 }.joined(separator: "/")
    return Monster(
      id: Monster.ID(id), name: name, description: description(record.remaining["fluff"]),
      attributes: attributes(record.remaining))
  }

  private static func description(_ fluff: JSONValue?) -> String {
    let paragraphs = fluff?["entries"]?.elements?.compactMap(\.text) ?? []
    return paragraphs.map { FiveEToolsText.plain($0) }.joined(separator: "\n\n")
  }

  private static let canonicalKeys = [
    ("ac", "armor_class"), ("hp", "hit_points"), ("cr", "challenge_rating"), ("str", "strength"),
    ("dex", "dexterity"), ("con", "constitution"), ("int", "intelligence"), ("wis", "wisdom"),
    ("cha", "charisma"), ("vulnerable", "damage_vulnerabilities"), ("resist", "damage_resistances"),
    ("immune", "damage_immunities"), ("conditionImmune", "condition_immunities"),
  ]

  private static func attributes(_ remaining: JSONObject) -> JSONObject {
    var attributes = ForeignAttributes(remaining)
    for (key, canonical) in canonicalKeys { attributes.rename(key, to: canonical) }
    for (key, simpler) in FiveEToolsFields.simplifications { attributes.simplify(key, simpler) }
    for member in attributes.object.members { simplifyText(member, of: &attributes) }
    attributes.add("subtype", FiveEToolsFields.subtype(remaining["type"]))
    attributes.add("wields", WieldedWeapon.name(in: actions(remaining["action"])))
    return attributes.object
  }

  /// Text with tags in it as plain text, in traits and actions above all.
  private static func simplifyText(_ member: JSONMember, of attributes: inout ForeignAttributes) {
    if !member.key.hasSuffix("_original") {
      attributes.simplify(member.key) { FiveEToolsText.plain($0) }
    }
  }

  private static func actions(_ value: JSONValue?) -> [WieldedWeapon.Action] {
    (value?.elements ?? []).compactMap { action in
      guard let name = action["name"]?.text else { return nil }
      let entry = action["entries"]?.elements?.first?.text ?? ""
      return WieldedWeapon.Action(name: name, isAttack: FiveEToolsText.hasAttackTag(entry))
    }
  }
}
