import BestiaryCore
import JSON

/// Bestiary's own JSON, version 1.
struct OwnFormat {
  private let common: CommonFields

  init(reader: CatalogReader) {
    common = CommonFields(reader: reader)
  }

  /// Whether a file says that it is Bestiary's.
  static func fits(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["format"] == .string(CatalogFormat.bestiary.rawValue)
  }

  /// The catalog of a file.
  func read(_ value: JSONValue) throws(FormatError) -> ImportedCatalog {
    var top = try TopLevel(value, of: .bestiary)
    guard top.take("format") == .string(CatalogFormat.bestiary.rawValue) else {
      throw .notInFormat(.bestiary, found: JSONKind(value))
    }
    let version = top.take("version")
    guard version == .number(JSONNumber(1)) else {
      throw .unsupportedVersion(version.map { JSONWriter(.compact).text($0) })
    }
    var builder = DocumentBuilder()
    builder.addWeapons(try top.list("weapons")) { common.weapon(from: &$0) }
    builder.addMonsters(try top.list("monsters")) { monster(from: &$0) }
    builder.keepUnknown(top.remaining)
    return builder.finished(.bestiary)
  }

  private func monster(from record: inout RecordReader) -> Monster? {
    let id = record.takeAnyID()
    let description = record.text("description")
    let color = record.color("color")
    let attributes = record.object("attributes")
    guard var monster = common.monster(id: id, from: &record) else { return nil }
    if let text = common.takeIcon(of: &monster, from: &record, key: "icon").keptText {
      monster.unknown["icon"] = .string(text)
    }
    monster.description = description ?? ""
    monster.color = color
    monster.attributes = attributes
    monster.unknown.members += record.remaining.members
    return monster
  }
}

/// The top of a file that is an object, while its members are taken.
struct TopLevel {
  /// The members nobody took, in order.
  private(set) var remaining: JSONObject

  /// The top of a file that should be in that format.
  init(_ value: JSONValue, of format: CatalogFormat) throws(FormatError) {
    guard case .object(let object) = value else {
      throw .notInFormat(format, found: JSONKind(value))
    }
    var seen: Set<[UInt8]> = []
    for member in object.members where !seen.insert(Array(member.key.utf8)).inserted {
      throw .doubledKey(member.key)
    }
    remaining = object
  }

  /// The value of a key, which is then taken.
  mutating func take(_ key: String) -> JSONValue? {
    defer { remaining[key] = nil }
    return remaining[key]
  }

  /// The elements of a list; empty where there is none.
  mutating func list(_ key: String) throws(FormatError) -> [JSONValue] {
    guard let value = take(key) else { return [] }
    guard case .array(let elements) = value else {
      throw .wrongShape(key: key, expected: .list, found: JSONKind(value))
    }
    return elements
  }
}
