/// Reads JSON strictly by RFC 8259 and loses nothing of it: numbers stay as they are spelled,
/// members keep their order, doubled keys are all there.
public struct JSONReader: Sendable {
  /// How deep arrays and objects may be nested, at least 1. Whatever walks the value afterwards
  /// recurses that deep.
  public let depthLimit: Int

  /// A reader with that limit.
  public init(depthLimit: Int = 512) {
    self.depthLimit = depthLimit
  }

  /// The value a file's bytes stand for: UTF-8 or UTF-16, with or without a byte-order mark.
  public func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(try JSONText(bytes), depthLimit: depthLimit)
    return try parser.document()
  }

  /// The value a text stands for.
  public func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8))
  }
}
