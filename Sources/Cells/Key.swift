/// One press of a key.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that types this character.
    case character(Character)
    /// The Return key (also Enter on the number pad).
    case enter
    /// Esc.
    case escape
    /// Tab; with shift it goes back.
    case tab
    /// Deletes to the left.
    case backspace
    /// Deletes to the right.
    case delete
    /// Arrow keys.
    case up, down, left, right
    /// Keys that go far.
    case home, end, pageUp, pageDown
    /// A function key, from 1.
    case function(Int)
  }

  /// Keys held down meanwhile.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: UInt8
    /// The modifiers whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift; characters carry it in themselves.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or Esc before the key.
    public static let alt = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// Which key.
  public var code: Code
  /// What was held down meanwhile.
  public var modifiers: Modifiers

  /// A press of that key.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The character it types, where it types one: no control, no alt.
  public var typed: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.alt, .control])
    else { return nil }
    return character
  }

  /// A key that types `character`.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Control and a letter, in lower case.
  public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
  /// Alt and a letter, in lower case.
  public static func alt(_ letter: Character) -> Key { Key(.character(letter), .alt) }
  /// Return.
  public static let enter = Key(.enter)
  /// Esc.
  public static let escape = Key(.escape)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.tab, .shift)
  /// Backspace.
  public static let backspace = Key(.backspace)
  /// Delete.
  public static let delete = Key(.delete)
  /// Up arrow.
  public static let up = Key(.up)
  /// Down arrow.
  public static let down = Key(.down)
  /// Left arrow.
  public static let left = Key(.left)
  /// Right arrow.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
}
