public import JSON

/// Why a file as a whole is not a catalog. What is wrong with single records is an
/// `ImportProblem`.
public enum FormatError: Error, Hashable, Sendable {
  /// It is not JSON.
  case notJSON(JSONError)
  /// It is JSON, but in none of the formats; `found` is what stands at its top.
  case unrecognized(found: JSONKind, lookedFor: [CatalogFormat])
  /// It is not in the format it was said to be in.
  case notInFormat(CatalogFormat, found: JSONKind)
  /// A member at its top has the wrong shape.
  case wrongShape(key: String, expected: JSONKind, found: JSONKind)
  /// A member at its top stands there more than once.
  case doubledKey(String)
  /// It is Bestiary's own JSON of a version that this program does not read; the value of
  /// `version` as it is written, or `nil` where there is none.
  case unsupportedVersion(String?)
  /// It is Angband's text, and the line with that number, from 1, is not UTF-8, not `key:value`, or not
  /// part of a monster.
  case badLine(Int)
}
