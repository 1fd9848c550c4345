import BestiaryCore
import JSON

/// Stub.
enum Open5eFormat: ForeignFormat {
  static let format = CatalogFormat.open5e
  static func records(in value: JSONValue) -> [JSONValue]? { nil }
  static func fits(_ record: JSONObject) -> Bool { false }
  static func monster(from record: inout RecordReader) -> Monster? { nil }
}
