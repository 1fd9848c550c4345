/// Which Characters a field takes.
nonisolated public enum KeyboardType: Hashable, Sendable, CaseIterable {
  /// All but control characters.
  case `default`
  /// Printable ASCII.
  case asciiCapable
  /// Digits, blanks, punctuation and symbols; no letters.
  case numbersAndPunctuation
  /// What an address of the web consists of, letters of all scripts included (RFC 3987).
  case url
  /// The digits 0 to 9.
  case numberPad
  /// What a telephone number is written with: digits, `+ * # , ;`, brackets, and what divides.
  case phonePad
  /// Names and telephone numbers: letters and digits of all scripts, blanks, and the signs of
  /// both.
  case namePhonePad
  /// What an address of mail consists of, letters of all scripts included (RFC 6531).
  case emailAddress
  /// The digits 0 to 9 and the decimal point.
  case decimalPad

  /// Whether a field of this type takes that Character.
  public func accepts(_ character: Character) -> Bool {
    switch self {
    case .default: !character.isControl
    case .asciiCapable: character.isPrintableASCII
    case .numbersAndPunctuation: !character.isControl && !character.isLetter
    case .url: character.isLetter || character.isNumber || Self.urlSigns.contains(character)
    case .numberPad: character.isDigit
    case .phonePad: character.isDigit || Self.phoneSigns.contains(character)
    case .namePhonePad:
      character.isLetter || character.isNumber || Self.nameSigns.contains(character)
    case .emailAddress:
      character.isLetter || character.isNumber || Self.mailSigns.contains(character)
    case .decimalPad: character.isDigit || character == "."
    }
  }

  private static let urlSigns: Set<Character> = Set("-._~:/?#[]@!$&'()*+,;=%")
  private static let phoneSigns: Set<Character> = Set("+*#,; ()-./")
  private static let nameSigns: Set<Character> = phoneSigns.union("'’‐–·&")
  private static let mailSigns: Set<Character> = Set("@.!#$%&'*+-/=?^_`{|}~")
}

nonisolated extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }

  fileprivate var isPrintableASCII: Bool {
    asciiValue.map { (0x20...0x7e).contains($0) } ?? false
  }

  /// Whether it is (or contains) something that is obeyed rather than shown.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
