import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

/// The whole expected import of a foreign file: a record a line, computed by another program.
struct AnswerKey {
  /// The records in the order of the file.
  let records: [JSONObject]

  /// The key in `data/expected` with that name.
  init(_ name: String) throws {
    let bytes = try #require(SharedFixtures.bytes("data/expected/\(name).jsonl"))
    records = try bytes.split(separator: UInt8(ascii: "\n")).map { line in
      guard case .object(let object) = try JSONReader().read(Array(line)) else {
        throw NoObject()
      }
      return object
    }
  }

  /// Compares every field of every record; gives what differs.
  func differences(from monsters: [Monster]) -> [String] {
    guard monsters.count == records.count else {
      return ["\(monsters.count) monsters, \(records.count) expected"]
    }
    return zip(monsters, records).flatMap { monster, record in
      record.members.compactMap { member in
        let actual = AnswerKey.value(member.key, of: monster)
        return AnswerKey.normal(actual) == AnswerKey.normal(member.value)
          ? nil : "\(monster.name): \(member.key) is \(actual), not \(member.value)"
      }
    }
  }

  private static func value(_ key: String, of monster: Monster) -> JSONValue {
    let attributes = monster.attributes
    switch key {
    case "name": return .string(monster.name)
    case "description_sha256": return .string(SHA256.hex(monster.description))
    case "description_unicode_scalars":
      return .number(JSONNumber(monster.description.unicodeScalars.count))
    case "cr":
      return attributes["challenge_rating"].flatMap { ChallengeRating($0) }
        .map { .string($0.description) } ?? .null
    case "weapon": return attributes["wields"] ?? .null
    case "image": return attributes["image"] ?? attributes["img_main"] ?? .null
    case "speed_list": return attributes["speed_original"] ?? attributes["speed"] ?? .null
    default: return attributes[key] ?? .null
    }
  }

  /// An empty text stands for none; members are compared without their order.
  private static func normal(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(""): .null
    case .object(let object):
      .object(JSONObject(object.members.sorted { $0.key < $1.key }))
    default: value
    }
  }

  private struct NoObject: Error {}
}
