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
