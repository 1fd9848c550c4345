public import BestiaryCore

/// Why a text is no colour.
nonisolated enum ColorTextError: Error, Hashable {
  /// So many digits, neither three nor six.
  case digitCount(Int)
  /// A character among the digits that is none.
  case notADigit(Character)
  /// No colour of CSS has that name.
  case unknownName
}

/// Colours as they are typed: `#rgb`, `#rrggbb`, both also without `#`, or a name of CSS.
nonisolated public enum ColorText {
  /// The colour of a whole text; `nil` where it is none.
  public static func parsed(_ text: String) -> HexColor? { try? color(text) }

  /// The colour of a whole text; blanks around it and case do not matter.
  static func color(_ text: String) throws(ColorTextError) -> HexColor {
    let text = trimmed(text)
    if let color = HexColor(text: text) ?? CSSColorTable.color(named: String(text)) {
      return color
    }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    let other = digits.first { !isDigit($0) }
    switch other {
    case nil: throw .digitCount(digits.count)
    case let other? where text.hasPrefix("#"): throw .notADigit(other)
    default: throw .unknownName
    }
  }

  /// The colour of a text that is still being typed: of six digits, since after three more may
  /// follow, and after a name too.
  static func unfinishedColor(_ text: String) -> HexColor? {
    let text = trimmed(text)
    let digits = text.hasPrefix("#") ? text.dropFirst() : text
    return digits.count == 6 ? HexColor(text: digits) : nil
  }

  private static func trimmed(_ text: String) -> Substring {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isHexDigit
  }
}

nonisolated extension ErrorPresenter {
  /// Why a text is no colour, in a few words.
  static func text(for error: ColorTextError) -> String {
    switch error {
    case .digitCount: "3 or 6 digits"
    case .notADigit(let character): "\(character) is no digit"
    case .unknownName: "unknown name"
    }
  }
}
