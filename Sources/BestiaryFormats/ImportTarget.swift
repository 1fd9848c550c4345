public import BestiaryCore
public import JSON

/// What an imported catalog is brought together with.
public struct ImportTarget {
  /// The monster with an id, where the catalog has one.
  public var monster: (Monster.ID) -> Monster?
  /// The weapon with an id, where the catalog has one.
  public var weapon: (Weapon.ID) -> Weapon?
  /// The catalog's unknown top-level members.
  public var unknown: JSONObject

  /// A catalog, by what it says of ids.
  public init(
    monster: @escaping (Monster.ID) -> Monster?, weapon: @escaping (Weapon.ID) -> Weapon?,
    unknown: JSONObject = JSONObject()
  ) {
    self.monster = monster
    self.weapon = weapon
    self.unknown = unknown
  }

  /// A catalog that is in memory.
  public init(_ document: CatalogDocument = CatalogDocument()) {
    let monsters = Dictionary(document.monsters.map { ($0.id, $0) }) { first, _ in first }
    let weapons = Dictionary(document.weapons.map { ($0.id, $0) }) { first, _ in first }
    self.init(
      monster: { monsters[$0] }, weapon: { weapons[$0] }, unknown: document.unknown)
  }
}
