/// What a field expects to be typed into it.
nonisolated public struct TextInputTraits: Hashable, Sendable {
  /// Which Characters it takes, and which pad comes up.
  public var keyboardType: KeyboardType
  /// What the Return key is called.
  public var returnKeyType: ReturnKeyType
  /// Which letters become capitals by themselves.
  public var autocapitalizationType: AutocapitalizationType
  /// How pads look.
  public var keyboardAppearance: KeyboardAppearance
  /// Whether bullets are shown in place of what is typed.
  public var isSecureTextEntry: Bool

  /// Traits; left out, everything is taken as it is typed.
  public init(
    keyboardType: KeyboardType = .default, returnKeyType: ReturnKeyType = .default,
    autocapitalizationType: AutocapitalizationType = .none,
    keyboardAppearance: KeyboardAppearance = .default, isSecureTextEntry: Bool = false
  ) {
    self.keyboardType = keyboardType
    self.returnKeyType = returnKeyType
    self.autocapitalizationType = autocapitalizationType
    self.keyboardAppearance = keyboardAppearance
    self.isSecureTextEntry = isSecureTextEntry
  }
}

/// What the Return key does in a field, as the hint bar calls it.
nonisolated public enum ReturnKeyType: Hashable, Sendable, CaseIterable {
  /// Nothing special.
  case `default`
  /// Opens what was typed.
  case go
  /// Joins what was typed.
  case join
  /// Goes on to the next field.
  case next
  /// Shows the way to what was typed.
  case route
  /// Searches for what was typed.
  case search
  /// Sends what was typed.
  case send
  /// Keeps what was typed.
  case done

  /// The key's name.
  public var label: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .done: "Done"
    }
  }
}
