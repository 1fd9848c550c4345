public import JSON

/// What a JSON value is, without its content.
public enum JSONKind: String, Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool
  /// A number.
  case number
  /// A string.
  case text
  /// An array.
  case list
  /// An object.
  case object

  /// The kind of a value.
  public init(_ value: JSONValue) {
    self =
      switch value {
      case .null: .null
      case .bool: .bool
      case .number: .number
      case .string: .text
      case .array: .list
      case .object: .object
      }
  }
}
