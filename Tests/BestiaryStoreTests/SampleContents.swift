public import BestiaryCore
import BestiaryStore
public import JSON

/// Everything a catalog shows, to compare two moments.
struct Snapshot: Equatable {
  var monsters: [Monster]
  var weapons: [Weapon]
  var unknown: JSONObject
  var list: [MonsterSummary]

  init(_ store: CatalogStore) throws {
    monsters = try store.monsters()
    weapons = try store.weapons()
    unknown = try store.unknownMembers()
    list = try store.summaries()
  }
}

extension Icon {
  /// Bytes that stand for a picture; the store does not look into them.
  static func sample(_ number: Int) -> Icon {
    Icon(png: Array("\u{89}PNG sample \(number)".utf8))
  }
}

extension CatalogContents {
  /// Two weapons and three monsters, two of which share a picture.
  static let sample = CatalogContents(
    weapons: [
      Weapon(id: "sword", name: "Sword", damage: ["slashing"], icon: .sample(1), isBuiltIn: true),
      Weapon(id: "net", name: "Net"),
    ],
    monsters: [
      Monster(
        id: "wolf", name: "Wolf", description: "A *wolf*.", icon: .sample(2),
        color: HexColor(0x808080), preferredWayToKill: "sword", tags: ["beast", "pack"],
        attributes: [
          "challenge_rating": .string("1/4"), "hit_points": 11, "armor_class": .string("13"),
        ], unknown: ["x-note": true]),
      Monster(id: "imp", name: "imp", icon: .sample(2)),
      Monster(id: "fafnir", name: "Fáfnir"),
    ],
    unknown: ["campaign": "Winter"])
}

/// A store on a file of the sample.
func sampleStore(at path: String) throws -> CatalogStore {
  try CatalogStore(at: .file(path)) { .sample }
}

extension RecordID: ExpressibleByStringLiteral {
  /// A literal in a test.
  public init(stringLiteral text: String) { self.init(text) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// A literal in a test.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { JSONMember(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// A literal in a test.
  public init(stringLiteral text: String) { self = .string(text) }

  /// A literal in a test.
  public init(integerLiteral integer: Int) { self = .number(JSONNumber(integer)) }

  /// A literal in a test.
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
}
