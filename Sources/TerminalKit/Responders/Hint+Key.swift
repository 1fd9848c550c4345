import Cells

nonisolated extension Hint {
  /// Width on screen, in columns.
  var columns: Int { DisplayText.columns(of: key) + 1 + DisplayText.columns(of: label) }

  /// The key that it names; `nil` where it names several.
  var pressedKey: Key? {
    if let named = Self.named[key] { return named }
    if key.hasPrefix("Ctrl-"), let letter = key.last { return .control(lowercase(letter)) }
    guard key.count == 1, let character = key.first, character.isASCII else { return nil }
    return .character(character)
  }

  private static let named: [String: Key] = [
    "Tab": .tab, "Shift-Tab": .backTab, "Return": .enter, "Esc": .escape, "Space": .character(" "),
    "Backspace": .backspace, "Delete": .delete,
  ]

  private func lowercase(_ letter: Character) -> Character {
    letter.lowercased().first ?? letter
  }
}
