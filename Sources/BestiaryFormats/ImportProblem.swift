/// Something about one record of a file that its reader has to tell.
public struct ImportProblem: Hashable, Sendable {
  /// Which of the lists of a file a record stands in.
  public enum List: String, Hashable, Sendable {
    /// The monsters.
    case monsters
    /// The weapons.
    case weapons
  }

  /// The list the record stands in.
  public var list: List
  /// The record's number in its list, from 1.
  public var record: Int
  /// Its name, where it has a readable one.
  public var name: String?
  /// The key in question; `nil` where it is about the record as a whole.
  public var key: String?
  /// What there is to tell.
  public var reason: Reason

  /// What can be told about a record.
  public enum Reason: Hashable, Sendable {
    /// The key is missing.
    case missing
    /// The text is empty.
    case empty
    /// The value has another shape than the format wants.
    case wrongShape(expected: JSONKind, found: JSONKind)
    /// An element of the list, counted from 1, has another shape than the format wants.
    case wrongElement(number: Int, expected: JSONKind, found: JSONKind)
    /// The text is no colour.
    case notAColor(String)
    /// The text has no number in it.
    case notANumber(String)
    /// A number, spelled so, that is larger than any a program can reckon with.
    case numberTooLarge(String)
    /// The key stands in the record more than once.
    case doubledKey
    /// The picture could not be found or read; its text was kept as it is.
    case iconKeptAsText(String)
    /// The id was taken already; the record got another one.
    case idTaken(String, newID: String)
    /// The member could not be kept.
    case notKept
  }

  /// Whether the record was refused for it. What does not refuse a record is only told.
  public var refusesRecord: Bool {
    switch reason {
    case .iconKeptAsText, .idTaken, .notKept: false
    default: true
    }
  }

  /// A problem of a record.
  public init(
    list: List = .monsters, record: Int, name: String? = nil, key: String? = nil, reason: Reason
  ) {
    self.list = list
    self.record = record
    self.name = name
    self.key = key
    self.reason = reason
  }
}
