import BestiaryCore
import JSON

/// Stub.
enum FiveEToolsFormat: ForeignFormat {
  static let format = CatalogFormat.fiveETools
  static func records(in value: JSONValue) -> [JSONValue]? { nil }
  static func fits(_ record: JSONObject) -> Bool { false }
  static func monster(from record: inout RecordReader) -> Monster? { nil }
}
