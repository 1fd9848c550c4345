import BestiaryCore
import JSON

/// The records of Bestiary's own JSON: keys in their fixed order, what has no value left out.
struct OwnRecords {
  let builtInWeapons: [Weapon]

  /// The whole file.
  func value(_ document: CatalogDocument) -> JSONValue {
    var top = JSONObject([
      JSONMember(key: "format", value: .string(CatalogFormat.bestiary.rawValue)),
      JSONMember(key: "version", value: .number(JSONNumber(1))),
      JSONMember(key: "weapons", value: .array(document.weapons.map { .object(object($0)) })),
      JSONMember(
        key: "monsters", value: .array(document.monsters.map { .object(OwnRecords.object($0)) })),
    ])
    top.appendUnknown(document.unknown)
    return .object(top)
  }

  /// The record of a monster.
  static func object(_ monster: Monster) -> JSONObject {
    var record = JSONObject()
    record.append("id", .string(monster.id.text))
    record.append("name", .string(monster.name))
    if !monster.description.isEmpty { record.append("description", .string(monster.description)) }
    record.append("icon", monster.icon.map { .string(IconText.make($0)) })
    record.append("color", monster.color.map { .string($0.description) })
    record.append("preferredWayToKill", monster.preferredWayToKill.map { .string($0.text) })
    record.append("tags", monster.tags)
    if !monster.attributes.members.isEmpty {
      record.append("attributes", .object(monster.attributes))
    }
    record.appendUnknown(monster.unknown)
    return record
  }

  private func object(_ weapon: Weapon) -> JSONObject {
    var record = JSONObject()
    record.append("id", .string(weapon.id.text))
    record.append("name", .string(weapon.name))
    record.append("damage", weapon.damage)
    if !hasBuiltInIcon(weapon) {
      record.append("icon", weapon.icon.map { .string(IconText.make($0)) })
    }
    return record
  }

  private func hasBuiltInIcon(_ weapon: Weapon) -> Bool {
    builtInWeapons.contains { $0.id == weapon.id && $0.icon == weapon.icon }
  }
}

extension JSONObject {
  fileprivate mutating func append(_ key: String, _ value: JSONValue?) {
    guard let value else { return }
    members.append(JSONMember(key: key, value: value))
  }

  fileprivate mutating func append(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { append(key, .array(texts.map { .string($0) })) }
  }

  /// A key that was written already is left out: what it said was replaced.
  fileprivate mutating func appendUnknown(_ unknown: JSONObject) {
    for member in unknown.members where self[member.key] == nil { members.append(member) }
  }
}
