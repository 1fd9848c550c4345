public import JSON

/// Everything a new catalog begins with.
public struct CatalogContents: Hashable, Sendable {
  /// Its weapons in order.
  public var weapons: [Weapon]
  /// Its monsters in insertion order.
  public var monsters: [Monster]
  /// Top-level members of the file it came from that this version does not know.
  public var unknown: JSONObject

  /// Contents of these parts, each empty when left out.
  public init(
    weapons: [Weapon] = [], monsters: [Monster] = [], unknown: JSONObject = JSONObject()
  ) {
    self.weapons = weapons
    self.monsters = monsters
    self.unknown = unknown
  }
}
