/// Which letters become capitals by themselves when they are typed.
nonisolated public enum AutocapitalizationType: Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// The first of each word; words begin at the text's beginning and after blanks.
  case words
  /// The first of each sentence: at the text's and each line's beginning, and after `.` `!` `?` (or
  /// their like) and a blank. Opening quotes and brackets may stand between.
  case sentences
  /// All.
  case allCharacters

  /// What `character` becomes when it is typed behind `text`: itself or its capital.
  public func capitalized(
    _ character: Character, after text: some BidirectionalCollection<Character>
  ) -> Character {
    guard character.isLowercase, isCapital(after: text) else { return character }
    let capital = character.uppercased()
    return capital.count == 1 ? Character(capital) : character
  }

  private func isCapital(after text: some BidirectionalCollection<Character>) -> Bool {
    switch self {
    case .none: false
    case .allCharacters: true
    case .words: beginsWord(after: text)
    case .sentences: beginsSentence(after: text)
    }
  }

  private func beginsWord(after text: some BidirectionalCollection<Character>) -> Bool {
    let before = text.reversed().first { !Self.openers.contains($0) }
    return before?.isWhitespace ?? true
  }

  private func beginsSentence(after text: some BidirectionalCollection<Character>) -> Bool {
    var hasBlank = false
    for character in text.reversed() {
      if character.isNewline { return true }
      if character.isWhitespace {
        hasBlank = true
      } else if Self.sentenceEnds.contains(character) {
        return hasBlank || Self.wideEnds.contains(character)
      } else if !(hasBlank ? Self.closers : Self.openers).contains(character) {
        return false
      }
    }
    return true
  }

  private static let sentenceEnds: Set<Character> = Set(".!?…‽").union(wideEnds)
  /// They need no blank behind them.
  private static let wideEnds: Set<Character> = Set("。！？")
  private static let openers: Set<Character> = Set("\"'(“‘„«‹¿¡[{*_")
  private static let closers: Set<Character> = Set("\"')”’“»›]}*_")
}
