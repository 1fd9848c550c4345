/// Something a monster can be killed with.
public struct Weapon: Hashable, Sendable, Identifiable {
  /// A weapon's identity: a slug such as `ninja-star`.
  public typealias ID = RecordID<Weapon>

  /// Its identity, unique in a catalog.
  public var id: ID
  /// Its name as it is shown; not empty.
  public var name: String
  /// Damage types, in lower case: `slashing`, `fire`.
  public var damage: [String]
  /// Its picture.
  public var icon: Icon?
  /// Whether it is one of the five that every catalog has.
  public var isBuiltIn: Bool

  /// A weapon; left out, it has no damage types and no picture and is the user's own.
  public init(
    id: ID, name: String, damage: [String] = [], icon: Icon? = nil, isBuiltIn: Bool = false
  ) {
    self.id = id
    self.name = name
    self.damage = damage
    self.icon = icon
    self.isBuiltIn = isBuiltIn
  }
}
