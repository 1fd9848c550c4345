public import JSON

/// What a row of the list shows of a monster.
public struct MonsterSummary: Hashable, Sendable, Identifiable {
  /// The monster's identity.
  public var id: Monster.ID
  /// Its name as it is shown.
  public var name: String
  /// The colour its name is shown in.
  public var color: HexColor?
  /// The weapon the user would choose against it.
  public var preferredWayToKill: Weapon.ID?
  /// Its challenge rating as text, `1/8` for 0.125; empty where it has none.
  public var listAttribute: String
  /// Where it stands in insertion order: larger is later; numbers may be missing.
  public var sequence: Int
  /// Whether it has a picture.
  public var hasIcon: Bool

  /// A row; all but identity and name may be left out.
  public init(
    id: Monster.ID, name: String, color: HexColor? = nil, preferredWayToKill: Weapon.ID? = nil,
    listAttribute: String = "", sequence: Int = 0, hasIcon: Bool = false
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.preferredWayToKill = preferredWayToKill
    self.listAttribute = listAttribute
    self.sequence = sequence
    self.hasIcon = hasIcon
  }
}

extension MonsterSummary {
  /// What the list shows of attributes: the challenge rating, a text that is none as it stands.
  public static func listAttribute(of attributes: JSONObject) -> String {
    guard let value = attributes["challenge_rating"] else { return "" }
    if let rating = ChallengeRating(value) { return rating.description }
    return switch value {
    case .string(let text): text
    case .number(let number): number.text
    default: ""
    }
  }
}
