public import JSON

/// A challenge rating as an exact fraction, at least 0: `1/8`, `0.125` and `1.25e-1` are the same.
public struct ChallengeRating: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The part above the line, in lowest terms.
  public let numerator: Int
  /// The part below the line, at least 1, in lowest terms.
  public let denominator: Int

  /// The fraction; `nil` below 0, and where a part is not below a thousand million.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator >= 0, denominator > 0 else { return nil }
    let divisor = ChallengeRating.greatestCommonDivisor(numerator, denominator)
    guard numerator / divisor < ChallengeRating.limit, denominator / divisor < ChallengeRating.limit
    else { return nil }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rating written as an integer, a fraction or a decimal number: `10`, `1/8`, `0.125`,
  /// `1e0`. What follows in brackets (`1/4 (50 XP)`) is left aside.
  public init?(text: String) {
    let number = text.prefix { $0 != "(" }.drop { $0 == " " }
    let parts = number.split(separator: "/", omittingEmptySubsequences: false).map(Self.trimmed)
    switch parts.count {
    case 1: self.init(decimal: parts[0])
    case 2:
      guard let numerator = Self.integer(parts[0]), let denominator = Self.integer(parts[1])
      else { return nil }
      self.init(numerator, over: denominator)
    default: return nil
    }
  }

  /// The rating a record gives as a number or a text; `nil` for anything else.
  public init?(_ value: JSONValue) {
    switch value {
    case .number(let number): self.init(text: number.text)
    case .string(let text): self.init(text: text)
    default: return nil
    }
  }

  /// `1/8`, `10`
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Whether the left rating is the smaller one.
  public static func < (left: ChallengeRating, right: ChallengeRating) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  // MARK: - Reading

  /// Keeps the products of a comparison within an Int.
  private static let limit = 1_000_000_000

  /// Digits, an optional point and an optional exponent.
  private init?(decimal: Substring) {
    let parts = decimal.split(separator: "e", omittingEmptySubsequences: false)
    let mantissa = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, mantissa.count <= 2, let exponent = Self.exponent(parts.dropFirst()),
      let digits = Self.integer(mantissa.joined()[...]), let whole = mantissa.first, !whole.isEmpty
    else { return nil }
    let power = exponent - (mantissa.count == 2 ? mantissa[1].utf8.count : 0)
    guard abs(power) <= 9 else { return nil }
    let scale = (0..<abs(power)).reduce(1) { scale, _ in scale * 10 }
    let (scaled, overflow) = digits.multipliedReportingOverflow(by: power > 0 ? scale : 1)
    guard !overflow else { return nil }
    self.init(scaled, over: power < 0 ? scale : 1)
  }

  private static func exponent(_ parts: ArraySlice<Substring>) -> Int? {
    parts.first.map { Int($0) } ?? 0
  }

  private static func integer(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      ? Int(digits) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return large
  }
}
