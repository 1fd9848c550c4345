public import JSON

/// One entry of the catalog.
public struct Monster: Hashable, Sendable, Identifiable {
  /// A monster's identity: a slug such as `cat-bot`, for imported ones with its source before it
  /// (`5e-bits/goblin`).
  public typealias ID = RecordID<Monster>

  /// Its identity, unique in a catalog.
  public var id: ID
  /// Its name as it is shown; not empty.
  public var name: String
  /// Markdown.
  public var description: String
  /// Its picture.
  public var icon: Icon?
  /// The colour its name is shown in.
  public var color: HexColor?
  /// The weapon the user would choose against it; may name one the catalog does not have.
  public var preferredWayToKill: Weapon.ID?
  /// Words to find it by, in the user's order.
  public var tags: [String]
  /// Everything else that is known about it, in the order it came.
  public var attributes: JSONObject
  /// Members of its record that this version does not know, written back as they came.
  public var unknown: JSONObject

  /// A monster; all but its identity and name may be left out.
  public init(
    id: ID, name: String, description: String = "", icon: Icon? = nil, color: HexColor? = nil,
    preferredWayToKill: Weapon.ID? = nil, tags: [String] = [],
    attributes: JSONObject = JSONObject(),
    unknown: JSONObject = JSONObject()
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.icon = icon
    self.color = color
    self.preferredWayToKill = preferredWayToKill
    self.tags = tags
    self.attributes = attributes
    self.unknown = unknown
  }
}
