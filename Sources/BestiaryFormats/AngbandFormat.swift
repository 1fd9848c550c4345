import BestiaryCore
import JSON

/// Stub.
enum AngbandFormat {
  static func fits(_ bytes: [UInt8]) -> Bool { false }
  static func read(_ bytes: [UInt8]) throws(FormatError) -> ImportedCatalog {
    throw .badLine(1)
  }
}
