import BestiaryCore
import JSON

extension Monster {
  /// The monster with what the other says, but the user's choices kept.
  func updated(from other: Monster) -> Monster {
    var monster = other
    monster.icon = icon ?? other.icon
    monster.color = color ?? other.color
    monster.preferredWayToKill = preferredWayToKill ?? other.preferredWayToKill
    monster.tags = tags.isEmpty ? other.tags : tags
    monster.attributes = attributes.updated(from: other.attributes)
    monster.unknown = unknown.updated(from: other.unknown)
    return monster
  }

  /// The monster with an id that is free.
  func renamed(isTaken: (Monster.ID) -> Bool) -> Monster {
    var monster = self
    monster.id = Monster.ID(Slug.unique(id.text) { isTaken(Monster.ID($0)) })
    return monster
  }

  /// The fields in which the other differs, with its values. Texts are compared scalar for
  /// scalar.
  func changes(to other: Monster) -> [MonsterField] {
    var changes: [MonsterField] = []
    if !isSame(name, other.name) { changes.append(.name(other.name)) }
    if !isSame(description, other.description) { changes.append(.description(other.description)) }
    if icon != other.icon { changes.append(.icon(other.icon)) }
    if color != other.color { changes.append(.color(other.color)) }
    if preferredWayToKill != other.preferredWayToKill {
      changes.append(.preferredWayToKill(other.preferredWayToKill))
    }
    if !tags.elementsEqual(other.tags, by: isSame) { changes.append(.tags(other.tags)) }
    if attributes != other.attributes { changes.append(.attributes(other.attributes)) }
    if unknown != other.unknown { changes.append(.unknown(other.unknown)) }
    return changes
  }
}

private func isSame(_ left: String, _ right: String) -> Bool {
  left == right && left.utf8.elementsEqual(right.utf8)
}

extension JSONObject {
  /// The object with the other's values in place of its own, and the other's new members behind.
  fileprivate func updated(from other: JSONObject) -> JSONObject {
    var object = self
    for member in other.members { object[member.key] = member.value }
    return object
  }
}
