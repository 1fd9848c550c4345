/// A number by its spelling, so that `2.50` and 20-digit integers stay what they were.
public struct JSONNumber: Hashable, Sendable {
  /// The spelling: the grammar of RFC 8259, section 6.
  public let text: String

  /// A number spelled so; `nil` where RFC 8259 would not accept the spelling.
  public init?(_ text: String) {
    guard JSONParser.isNumber(text) else { return nil }
    self.text = text
  }

  /// An integer.
  public init(_ integer: Int) { text = String(integer) }

  /// For a spelling that was checked already.
  init(checked text: String) { self.text = text }

  /// The nearest Double; infinite where the number is larger than any.
  public var double: Double { Double(text) ?? .nan }

  /// The integer, where the spelling is one that fits.
  public var integer: Int? { Int(text) }
}
