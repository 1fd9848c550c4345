/// Why a change to a catalog is refused: the record, its field, and the reason.
public struct BestiaryError: Error, Hashable, Sendable {
  /// The id of the monster or weapon, or the key of a top-level member.
  public var id: String
  /// The field that is wrong, as `MonsterField.key` calls it.
  public var field: String
  /// What is wrong with it.
  public var reason: Reason

  /// A refusal with these facts.
  public init(id: String, field: String, reason: Reason) {
    self.id = id
    self.field = field
    self.reason = reason
  }

  /// What can be wrong with a field.
  public enum Reason: Hashable, Sendable {
    /// Nothing can be seen in it: no characters, or only blanks.
    case empty
    /// Another record of the catalog has it already.
    case taken
    /// The catalog has no such monster.
    case unknownMonster
    /// The catalog has no such weapon.
    case unknownWeapon
    /// It is one of the five weapons that every catalog has.
    case builtIn
  }
}
