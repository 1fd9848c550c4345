/// How many monsters an import concerns, by what becomes of them.
public struct ImportSummary: Hashable, Sendable {
  /// New ones.
  public var added = 0
  /// Ones that were there and are changed.
  public var updated = 0
  /// Ones that were there, differ in the file, and stay as they are.
  public var kept = 0
  /// Ones that were there and are the same.
  public var unchanged = 0
  /// Records, of monsters and weapons, that could not be read.
  public var refused = 0

  /// Nothing yet.
  public init() {}
}
