/// The identity of a record, never empty. Compared by its scalars, so two spellings that only look
/// alike stay apart; ids of different kinds of records are different types.
public struct RecordID<Record>: Hashable, Sendable, CustomStringConvertible {
  /// The text of the id.
  public let text: String

  /// The id with that text.
  public init(_ text: String) { self.text = text }

  /// The text of the id.
  public var description: String { text }

  /// Whether both have the same scalars.
  public static func == (left: RecordID, right: RecordID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes the scalars.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
