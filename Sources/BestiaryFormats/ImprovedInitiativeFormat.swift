import BestiaryCore
import JSON

/// Stub.
enum ImprovedInitiativeFormat: ForeignFormat {
  static let format = CatalogFormat.improvedInitiative
  static func records(in value: JSONValue) -> [JSONValue]? { nil }
  static func fits(_ record: JSONObject) -> Bool { false }
  static func monster(from record: inout RecordReader) -> Monster? { nil }
}
