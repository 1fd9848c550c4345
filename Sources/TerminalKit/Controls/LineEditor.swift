/// The text and caret of a one-line field. Everything counts in Characters (grapheme clusters), so
/// that one press takes away what a reader sees as one.
nonisolated public struct LineEditor: Hashable, Sendable {
  /// What has been typed.
  public private(set) var characters: [Character]
  /// Before which Character the caret stands, 0 to the count.
  public private(set) var caret: Int
  /// What was cut last, for `yank()`.
  public private(set) var killed: [Character] = []

  /// An editor with that text, the caret at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  /// The text.
  public var text: String { String(characters) }

  /// Puts `text` in at the caret. What combines with its neighbour becomes one Character with it.
  public mutating func insert(_ text: String) {
    let before = String(characters[..<caret]) + text
    let after = String(characters[caret...])
    characters = Array(before + after)
    caret = min(Array(before).count, characters.count)
  }

  /// Deletes the Character left of the caret.
  public mutating func deleteBackward() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  /// Deletes the Character right of the caret.
  public mutating func deleteForward() {
    guard caret < characters.count else { return }
    characters.remove(at: caret)
  }

  /// Moves the caret by that many Characters, as far as there are any.
  public mutating func move(by distance: Int) {
    caret = min(max(0, caret + distance), characters.count)
  }

  /// Moves the caret to the beginning.
  public mutating func moveToStart() { caret = 0 }

  /// Moves the caret to the end.
  public mutating func moveToEnd() { caret = characters.count }

  /// Moves the caret before the word left of it.
  public mutating func moveWordBackward() { caret = startOfWord(before: caret) }

  /// Moves the caret behind the word right of it.
  public mutating func moveWordForward() { caret = endOfWord(after: caret) }

  /// Cuts from the caret to the end.
  public mutating func killToEnd() { kill(caret..<characters.count) }

  /// Cuts from the beginning to the caret.
  public mutating func killToStart() { kill(0..<caret) }

  /// Cuts the word left of the caret; words end at blanks, as in a shell's Ctrl-W.
  public mutating func killWordBackward() {
    var start = caret
    while start > 0, characters[start - 1].isWhitespace { start -= 1 }
    while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
    kill(start..<caret)
  }

  /// Puts in what was cut last.
  public mutating func yank() { insert(String(killed)) }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    killed = Array(characters[range])
    characters.removeSubrange(range)
    caret = range.lowerBound
  }

  private func startOfWord(before index: Int) -> Int {
    var index = index
    while index > 0, !isWord(characters[index - 1]) { index -= 1 }
    while index > 0, isWord(characters[index - 1]) { index -= 1 }
    return index
  }

  private func endOfWord(after index: Int) -> Int {
    var index = index
    while index < characters.count, !isWord(characters[index]) { index += 1 }
    while index < characters.count, isWord(characters[index]) { index += 1 }
    return index
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
