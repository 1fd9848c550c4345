/// What the mouse did.
public struct Mouse: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The left button went down.
    case press
    /// The mouse moved with the left button down.
    case drag
    /// The left button went up.
    case release
    /// The wheel turned by that many notches; positive is down.
    case wheel(Int)
  }

  /// What happened.
  public var kind: Kind
  /// The cell under the pointer.
  public var position: Position

  /// Something that happened over that cell.
  public init(_ kind: Kind, at position: Position) {
    self.kind = kind
    self.position = position
  }
}

/// What a terminal reports.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted, line breaks as they came.
  case paste(String)
  /// The mouse did something.
  case mouse(Mouse)
  /// The terminal has another size.
  case resize(Size)
  /// The terminal told its background colour.
  case background(RGB)
  /// The program was stopped and goes on; the screen has to be drawn again.
  case resumed
  /// Something besides the terminal that is waited for has come.
  case descriptorReady
  /// The terminal is gone or the program was asked to end.
  case hangup
}
