// Reads and writes RFC 8259 without losing anything: numbers keep their spelling, objects the order of
// their members and their doubled keys, strings every scalar. It is strict: what the grammar does not
// allow is refused with its place in the file, and nothing is repaired.
//
// - `JSONReader`: bytes (UTF-8 or UTF-16) to a `JSONValue`, or a `JSONError`.
// - `JSONWriter`: a `JSONValue` to its canonical text, indented or on one line.
//
// It must not know monsters, files or wording: an error carries facts, the app writes the sentence.
// Depth is limited while reading, because everything that walks a value afterwards recurses.

/// A JSON value as it stood in its text: numbers keep their spelling, objects their order.
public enum JSONValue: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, spelled as it came in.
  case number(JSONNumber)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)
}

extension JSONValue {
  /// Whether both are the same scalar for scalar and digit for digit: texts that are only
  /// canonically equivalent differ, and so do `1` and `1.0`.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameScalars(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}
