/// Which keys a pad has.
nonisolated public enum KeyPadKind: Hashable, Sendable, CaseIterable {
  /// The digits.
  case number
  /// The digits and the decimal point.
  case decimal
  /// The digits and the signs of a telephone.
  case phone

  /// The pad of a keyboard type; `nil` where there is none.
  public init?(_ type: KeyboardType) {
    switch type {
    case .numberPad: self = .number
    case .decimalPad: self = .decimal
    case .phonePad: self = .phone
    default: return nil
    }
  }

  /// What stands in its title when nothing else is given.
  var title: String {
    switch self {
    case .number: "Number"
    case .decimal: "Decimal number"
    case .phone: "Telephone number"
    }
  }

  /// The keys in rows as on a telephone; `nil` leaves a place free.
  var grid: [[KeyPadKey?]] {
    switch self {
    case .number: Self.rows("123", "456", "789") + [[nil, .character("0"), .delete]]
    case .decimal: Self.rows("123", "456", "789") + [[.character("."), .character("0"), .delete]]
    case .phone: Self.rows("123+", "456,", "789;") + [Self.row("*0#") + [.delete]]
    }
  }

  /// The keys in the order they stand in where there is no room for the grid.
  var keys: [KeyPadKey] {
    let signs: String
    switch self {
    case .number: signs = ""
    case .decimal: signs = "."
    case .phone: signs = "*#+,;"
    }
    return Self.row("1234567890" + signs).compactMap { $0 } + [.delete]
  }

  private static func rows(_ rows: String...) -> [[KeyPadKey?]] { rows.map(row) }

  private static func row(_ characters: String) -> [KeyPadKey?] {
    characters.map { KeyPadKey.character($0) }
  }
}

/// A key of a pad.
nonisolated enum KeyPadKey: Hashable, Sendable {
  case character(Character)
  case delete
}
