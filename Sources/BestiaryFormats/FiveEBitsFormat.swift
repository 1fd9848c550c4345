import BestiaryCore
import JSON

/// The monsters of the 5e-bits SRD API: a list of objects with an `index`.
enum FiveEBitsFormat: ForeignFormat {
  static let format = CatalogFormat.fiveEBits

  static func records(in value: JSONValue) -> [JSONValue]? { value.elements }

  static func fits(_ record: JSONObject) -> Bool {
    record["index"]?.text != nil && record["challenge_rating"] != nil
  }

  static func monster(from record: inout RecordReader) -> Monster? {
    guard let name = record.requiredText("name") else { return nil }
    let index = record.remaining["index"]?.text ?? Slug.make(name)
    record.givenID = "\(format.rawValue)/\(index)"
    let description = description(of: &record)
    return Monster(
      id: Monster.ID("\(format.rawValue)/\(index)"), name: name, description: description,
      attributes: attributes(record.remaining))
  }

  /// A text; in older releases a list of them, which also stays as it was.
  private static func description(of record: inout RecordReader) -> String {
    guard let paragraphs = record.remaining["desc"]?.elements else {
      return record.text("desc") ?? ""
    }
    record.rename("desc", to: "desc_original")
    return paragraphs.compactMap(\.text).joined(separator: "\n")
  }

  private static func attributes(_ remaining: JSONObject) -> JSONObject {
    var attributes = ForeignAttributes(remaining)
    attributes.simplify("armor_class") { $0.elements?.first?["value"] }
    attributes.simplify("speed", ForeignSpeed.simplified)
    attributes.add("wields", WieldedWeapon.name(in: actions(remaining["actions"])))
    return attributes.object
  }

  /// The actions of a list of objects with `name`, `desc` and, where it is one for sure,
  /// `attack_bonus`.
  static func actions(_ value: JSONValue?) -> [WieldedWeapon.Action] {
    (value?.elements ?? []).compactMap { action in
      guard let name = action["name"]?.text else { return nil }
      let hasBonus = (action["attack_bonus"] ?? .null) != .null
      return WieldedWeapon.Action(
        name: name, isAttack: hasBonus || WieldedWeapon.hasAttack(action["desc"]?.text ?? ""))
    }
  }
}
