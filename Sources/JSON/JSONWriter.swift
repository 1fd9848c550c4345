/// Writes JSON in one way only, so that equal values give equal bytes. Numbers stand as they are
/// spelled, members in their order; control characters, DEL and U+0080 to U+009F included, are
/// escaped, so that no text can drive a terminal.
///
/// It recurses as deep as the value is nested; values from a `JSONReader` are within its limit.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Hashable, Sendable {
    /// Two spaces a level, one member or element a line, a newline at the end.
    case indented
    /// One line with no space between the tokens and no newline at the end.
    case compact
  }

  /// How the text is laid out.
  public let layout: Layout

  /// A writer with that layout.
  public init(_ layout: Layout = .indented) {
    self.layout = layout
  }

  /// The text of a value as UTF-8.
  public func bytes(_ value: JSONValue) -> [UInt8] {
    var text = JSONOutput(layout)
    text.write(value)
    return text.finished()
  }

  /// The text of a value.
  public func text(_ value: JSONValue) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }
}
