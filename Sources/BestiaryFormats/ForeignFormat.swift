import BestiaryCore
import JSON

/// A JSON format of another program: where its records are, and what a monster is made of.
protocol ForeignFormat {
  /// The format it is.
  static var format: CatalogFormat { get }
  /// The records of a file; `nil` where the file has not the shape of the format.
  static func records(in value: JSONValue) -> [JSONValue]?
  /// Whether a file can only be one of this format.
  static func fits(_ value: JSONValue) -> Bool
  /// Whether a record can only be one of this format.
  static func fits(_ record: JSONObject) -> Bool
  /// The monster of a record; `nil`, with the reason noted, where it can't be made.
  static func monster(from record: inout RecordReader) -> Monster?
}

extension ForeignFormat {
  /// Whether a file has a record of the format.
  static func fits(_ value: JSONValue) -> Bool { hasRecord(value) }

  /// Whether a file has the shape of the format and a record of it.
  static func hasRecord(_ value: JSONValue) -> Bool {
    (records(in: value) ?? []).contains { record in
      guard case .object(let object) = record else { return false }
      return fits(object)
    }
  }
}
