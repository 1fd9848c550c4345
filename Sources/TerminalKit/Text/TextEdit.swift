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
  /// The edit that puts `text` in the place of `range`. Characters are found anew as far around it as
  /// they could become others.
  func splice(_ range: Range<Int>, _ text: String) -> TextEdit {
    let (start, end) = (startOfGrouping(range.lowerBound), endOfGrouping(range.upperBound))
    let before = String(characters[start..<range.lowerBound]) + text
    let new = Array(before + String(characters[range.upperBound..<end]))
    let caret = min(start + before.count, start + new.count)
    return trimmed(TextEdit(start: start, removed: [], inserted: new, caret: caret), until: end)
  }

  /// Where finding Characters anew may begin: at the line's beginning, or between the last two
  /// Characters before `index` that nothing can join with each other.
  private func startOfGrouping(_ index: Int) -> Int {
    var index = index
    while index > 0, !characters[index - 1].isLineBreak || characters[index - 1] == "\r" {
      if index > 1, isAlone(index - 1), isAlone(index - 2) { return index - 1 }
      index -= 1
    }
    return index
  }

  /// Where it may end, likewise.
  private func endOfGrouping(_ index: Int) -> Int {
    var index = index
    while index < characters.count, !characters[index].isNewline {
      if index + 1 < characters.count, isAlone(index), isAlone(index + 1) { return index + 1 }
      index += 1
    }
    return min(index + 1, characters.count)
  }

  /// Whether the Character is printable ASCII. Between two of these there is always a boundary,
  /// whatever stands before and behind: Unicode Standard Annex 29, rules GB1 to GB999.
  private func isAlone(_ index: Int) -> Bool {
    characters[index].asciiValue.map { 0x20..<0x7f ~= $0 } ?? false
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
