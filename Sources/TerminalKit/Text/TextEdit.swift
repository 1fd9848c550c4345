/// One change of a text: at `start`, `removed` gave way to `inserted`. It is exact in both
/// directions, also where Characters have joined.
nonisolated struct TextEdit: Hashable, Sendable {
  var start: Int
  var removed: [Character]
  var inserted: [Character]
  /// Where the caret stands after it.
  var caret: Int

  var changesAnything: Bool { !removed.isEmpty || !inserted.isEmpty }

  /// Whether it is only about blanks.
  var isBlank: Bool { (inserted.isEmpty ? removed : inserted).allSatisfy(\.isWhitespace) }
}

nonisolated extension TextBuffer {
  /// The edit that puts `text` in the place of `range`. Characters are found anew from the line's
  /// beginning to its end, since no Character reaches over a line feed.
  func splice(_ range: Range<Int>, _ text: String) -> TextEdit {
    let (start, end) = (startOfGrouping(range.lowerBound), endOfGrouping(range.upperBound))
    let before = String(characters[start..<range.lowerBound]) + text
    let new = Array(before + String(characters[range.upperBound..<end]))
    let caret = min(start + before.count, start + new.count)
    return trimmed(TextEdit(start: start, removed: [], inserted: new, caret: caret), until: end)
  }

  private func startOfGrouping(_ index: Int) -> Int {
    var index = index
    while index > 0, characters[index - 1] != "\n", characters[index - 1] != "\r\n" { index -= 1 }
    return index
  }

  private func endOfGrouping(_ index: Int) -> Int {
    var index = index
    while index < characters.count, !characters[index].isNewline { index += 1 }
    return min(index + 1, characters.count)
  }

  /// The edit without what is the same before and after.
  private func trimmed(_ edit: TextEdit, until end: Int) -> TextEdit {
    let old = characters[edit.start..<end]
    let new = edit.inserted
    let most = min(old.count, new.count)
    var same = 0
    while same < most, old[edit.start + same].isIdentical(to: new[same]) { same += 1 }
    var tail = 0
    while tail < most - same, old[end - 1 - tail].isIdentical(to: new[new.count - 1 - tail]) {
      tail += 1
    }
    return TextEdit(
      start: edit.start + same, removed: Array(old[(edit.start + same)..<(end - tail)]),
      inserted: Array(new[same..<(new.count - tail)]), caret: edit.caret)
  }
}

nonisolated extension Character {
  /// Whether both are the same scalars; `==` also takes é for e and an accent.
  func isIdentical(to other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// Whether a line ends with it.
  var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
