import BestiaryCore
import JSON

/// Angband's `monster.txt`: lines of `key:value`, a monster from each `name:` on.
enum AngbandFormat {
  /// Whether a file has lines that begin with `name:` and `base:`, as no JSON has.
  static func fits(_ bytes: [UInt8]) -> Bool {
    let start = bytes.first { ![0x20, 0x0a, 0x0d, 0x09, 0xef, 0xbb, 0xbf].contains($0) }
    guard let start, !"{[\"".utf8.contains(start) else { return false }
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return ["name:", "base:"].allSatisfy { key in lines.contains { $0.starts(with: key.utf8) } }
  }

  /// The catalog of a file.
  static func read(_ bytes: [UInt8]) throws(FormatError) -> ImportedCatalog {
    let records = try AngbandLines(bytes).records()
    var builder = DocumentBuilder()
    builder.addMonsters(records.map { .object($0) }) { monster(from: &$0) }
    return builder.finished(.angband)
  }

  private static func monster(from record: inout RecordReader) -> Monster? {
    let description = record.texts("desc").joined()
    let color = color(of: &record)
    guard let name = record.requiredText("name") else { return nil }
    return Monster(
      id: Monster.ID("\(CatalogFormat.angband.rawValue)/\(Slug.make(name))"), name: name,
      description: description, color: color,
      attributes: JSONObject(record.remaining.members.flatMap { canonical($0) }))
  }

  /// The letter stays as an attribute.
  private static func color(of record: inout RecordReader) -> HexColor? {
    guard let letter = record.remaining["color"]?.text else { return nil }
    let color = AngbandColorTable.colors[letter]
    if color == nil { record.note(.notAColor(letter), key: "color") }
    record.rename("color", to: "color_original")
    return color
  }

  /// A member under its canonical key, and beside it what it also stands for.
  private static func canonical(_ member: JSONMember) -> [JSONMember] {
    func renamed(_ key: String) -> JSONMember { JSONMember(key: key, value: member.value) }
    switch member.key {
    case "armor-class": return [renamed("armor_class")]
    case "hit-points": return [renamed("hit_points")]
    case "blow": return [renamed("blows")]
    case "base": return [member, renamed("type")]
    case "depth": return [member, renamed("challenge_rating")]
    case "flags" where member.value.elements?.contains(.string("EVIL")) == true:
      return [member, JSONMember(key: "alignment", value: .string("evil"))]
    default: return [member]
    }
  }
}
