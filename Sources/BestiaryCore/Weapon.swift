/// Something a monster can be killed with.
public struct Weapon: Hashable, Sendable, Identifiable {
  /// A weapon's identity: a slug such as `ninja-star`. Compared by scalars.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The text of the id, never empty.
    public let text: String

    /// The id with that text.
    public init(_ text: String) { self.text = text }

    /// The text of the id.
    public var description: String { text }

    /// Whether both have the same scalars.
    public static func == (left: ID, right: ID) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes the scalars.
    public func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

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
