public import JSON

/// One change to a catalog. Several that belong together are one undo step.
public enum CatalogEdit: Hashable, Sendable {
  /// Appends a monster; its id must be new.
  case addMonster(Monster)
  /// Gives one field of a monster another value.
  case setMonster(Monster.ID, MonsterField)
  /// Takes a monster out of the catalog.
  case removeMonster(Monster.ID)
  /// Appends a weapon; its id must be new.
  case addWeapon(Weapon)
  /// Puts a weapon's new name, damage types and picture in place of the old.
  case replaceWeapon(Weapon)
  /// Takes one of the user's own weapons out of the catalog; monsters that prefer it keep its id.
  case removeWeapon(Weapon.ID)
  /// Sets or (`nil`) removes a top-level member of the catalog's file that this version does not
  /// know.
  case setUnknown(key: String, JSONValue?)
}

/// A field of a monster with its new value.
public enum MonsterField: Hashable, Sendable {
  /// Its name, not empty.
  case name(String)
  /// Its description, Markdown.
  case description(String)
  /// Its picture.
  case icon(Icon?)
  /// Its colour.
  case color(HexColor?)
  /// The weapon the user would choose against it.
  case preferredWayToKill(Weapon.ID?)
  /// Its tags in order.
  case tags([String])
  /// One attribute; `nil` removes it, a new key is appended.
  case attribute(key: String, JSONValue?)
  /// All attributes at once.
  case attributes(JSONObject)
  /// Members of its record that this version does not know.
  case unknown(JSONObject)

  /// The field's name as commands, traces and messages call it.
  public var key: String {
    switch self {
    case .name: "name"
    case .description: "description"
    case .icon: "icon"
    case .color: "color"
    case .preferredWayToKill: "preferredWayToKill"
    case .tags: "tags"
    case .attribute(let key, _): key
    case .attributes: "attributes"
    case .unknown: "unknown"
    }
  }
}
