import BestiaryCore
import JSON

/// Open5e, version 1: the `results` of its API, or its fixtures, whose records have their fields
/// in `fields` and some of them as JSON in a text (`actions_json`).
enum Open5eFormat: ForeignFormat {
  static let format = CatalogFormat.open5e

  static func records(in value: JSONValue) -> [JSONValue]? {
    value["results"]?.elements ?? value.elements?.map { flattened($0) }
  }

  static func fits(_ record: JSONObject) -> Bool {
    record["document__slug"] != nil || record["model"] == .string("api.monster")
  }

  static func monster(from record: inout RecordReader) -> Monster? {
    guard let name = record.requiredText("name") else { return nil }
    let id = id(of: record.remaining, name: name)
    record.givenID = id
    let description = record.text("desc") ?? ""
    var attributes = ForeignAttributes(record.remaining)
    attributes.simplify("size") { $0.text.map { .string(titleCase($0)) } }
    attributes.simplify("speed", ForeignSpeed.simplified)
    attributes.add("source", attributes["document__title"]?.text)
    attributes.add("wields", WieldedWeapon.name(in: FiveEBitsFormat.actions(attributes["actions"])))
    return Monster(
      id: Monster.ID(id), name: name, description: description, attributes: attributes.object)
  }

  /// A slug is unique in its document, the key of a fixture in all of them.
  private static func id(of record: JSONObject, name: String) -> String {
    let slug = record["slug"]?.text ?? record["pk"]?.text ?? Slug.make(name)
    let path = [format.rawValue, record["document__slug"]?.text, slug]
    return path.compactMap { $0 }.joined(separator: "/")
  }

  private static func titleCase(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  // MARK: - Fixtures

  private static func flattened(_ record: JSONValue) -> JSONValue {
    guard case .object(let object) = record, case .object(let fields)? = object["fields"] else {
      return record
    }
    let around = object.members.filter { $0.key != "fields" }
    return .object(JSONObject(around + fields.members.map { unwrapped($0) }))
  }

  /// `"actions_json": "[]"` as `"actions": []`; the member itself where its text is no JSON.
  private static func unwrapped(_ member: JSONMember) -> JSONMember {
    guard member.key.hasSuffix("_json"), let text = member.value.text,
      let value = try? JSONReader(depthLimit: CatalogReader.foreignDepthLimit).read(text)
    else { return member }
    return JSONMember(key: String(member.key.dropLast("_json".count)), value: value)
  }
}
