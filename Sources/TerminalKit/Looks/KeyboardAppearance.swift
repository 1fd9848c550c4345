public import Cells

/// How what asks for input looks.
nonisolated public enum KeyboardAppearance: Hashable, Sendable, CaseIterable {
  /// As the theme has it.
  case `default`
  /// In the danger colour: what is asked can't be taken back.
  case alert
}

nonisolated extension Theme {
  /// What marks the focus and the title in that appearance: accent, or danger.
  public func accent(in appearance: KeyboardAppearance) -> RGB {
    appearance == .alert ? dangerColor : accentColor
  }
}
