import BestiaryCore
import JSON

/// Any list of objects that each have a name, bare or under `monsters`.
struct LooseFormat {
  private let common: CommonFields

  init(reader: CatalogReader) {
    common = CommonFields(reader: reader)
  }

  /// Whether a file is a list that is empty or has an object with a name, and does not say that it
  /// is in some format.
  static func fits(_ value: JSONValue) -> Bool {
    guard let records = records(in: value), value["format"] == nil else { return false }
    return records.isEmpty
      || records.contains { record in
        guard case .object(let object) = record else { return false }
        return object["name"] != nil
      }
  }

  /// The catalog of a file. A format and a version at its top are the file's, not the catalog's.
  func read(_ value: JSONValue) throws(FormatError) -> ImportedCatalog {
    guard let records = LooseFormat.records(in: value) else {
      throw .notInFormat(.records, found: JSONKind(value))
    }
    var builder = DocumentBuilder()
    if case .object = value {
      var top = try TopLevel(value, of: .records)
      for key in ["format", "version", "monsters"] { _ = top.take(key) }
      builder.addWeapons(try top.list("weapons")) { common.weapon(from: &$0) }
      builder.keepUnknown(top.remaining)
    }
    builder.addMonsters(records) { monster(from: &$0) }
    return builder.finished(.records)
  }

  private static func records(in value: JSONValue) -> [JSONValue]? {
    switch value {
    case .array(let records): return records
    case .object(let object):
      guard case .array(let records)? = object["monsters"] else { return nil }
      return records
    default: return nil
    }
  }

  private func monster(from record: inout RecordReader) -> Monster? {
    for (key, canonical) in [
      ("cr", "challenge_rating"), ("hp", "hit_points"), ("ac", "armor_class"),
    ] {
      record.rename(key, to: canonical)
    }
    for key in ["hit_points", "armor_class"] { record.checkIsNumber(key) }
    let id = record.takeUsableID()
    let description = record.text(record.firstKey(of: ["description", "desc"]))
    let color = record.color(record.firstKey(of: ["color", "colour"]))
    guard var monster = common.monster(id: id, from: &record) else { return nil }
    monster.description = description ?? ""
    monster.color = color
    let icon = common.takeIcon(of: &monster, from: &record, key: "icon")
    if let text = icon.keptText { monster.unknown["icon"] = .string(text) }
    monster.attributes = record.remaining
    if let path = icon.path { monster.attributes["icon_original"] = .string(path) }
    return monster
  }
}

extension RecordReader {
  /// The first of the keys that the record has; the first of all where it has none.
  fileprivate func firstKey(of keys: [String]) -> String {
    keys.first { remaining[$0] != nil } ?? keys[0]
  }

  /// Notes a value that has no number in it: a text without a digit, or a `bool`.
  fileprivate mutating func checkIsNumber(_ key: String) {
    switch remaining[key] {
    case .string(let text) where !text.utf8.contains(where: isDigit):
      note(.notANumber(text), key: key)
    case .bool: note(.wrongShape(expected: .number, found: .bool), key: key)
    default: break
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
