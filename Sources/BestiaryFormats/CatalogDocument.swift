public import BestiaryCore
public import JSON

/// What a catalog file holds.
public struct CatalogDocument: Hashable, Sendable {
  /// The weapons in order.
  public var weapons: [Weapon]
  /// The monsters in order, each with an id of its own.
  public var monsters: [Monster]
  /// Top-level members that this version does not know, in order.
  public var unknown: JSONObject

  /// A catalog; what is left out is empty.
  public init(
    weapons: [Weapon] = [], monsters: [Monster] = [], unknown: JSONObject = JSONObject()
  ) {
    self.weapons = weapons
    self.monsters = monsters
    self.unknown = unknown
  }
}
