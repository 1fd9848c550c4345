import Cells

/// Where a caret can go from where it stands.
nonisolated public enum TextMovement: Hashable, Sendable {
  /// One Character back or on.
  case left, right
  /// Before the word to the left, behind the word to the right: letters, digits and `_`.
  case wordLeft, wordRight
  /// Before what stands between blanks to the left, as a shell's Ctrl-W goes.
  case blankLeft
  /// To the line's beginning or end; lines end at line breaks.
  case lineStart, lineEnd
  /// To the text's beginning or end.
  case start, end
}

nonisolated extension TextBuffer {
  /// Moves the caret. Extending, the selection follows it; otherwise one that is there ends, left
  /// and right at its own edges.
  public mutating func move(_ movement: TextMovement, extending: Bool = false) {
    let collapses = hasSelection && !extending
    switch movement {
    case .left where collapses: caret = selection.lowerBound
    case .right where collapses: caret = selection.upperBound
    default: caret = target(of: movement)
    }
    if !extending { anchor = caret }
    endAction()
  }

  /// Puts the caret before Character `index`, or as near as there is one.
  public mutating func moveCaret(to index: Int, extending: Bool = false) {
    caret = min(max(0, index), characters.count)
    if !extending { anchor = caret }
    endAction()
  }

  /// Moves the caret by that many rows of `layout`, aiming for the column it came from. Beyond the
  /// first and last row it goes to the text's beginning and end.
  public mutating func moveVertically(by rows: Int, in layout: TextLayout, extending: Bool = false)
  {
    let place = layout.position(of: caret)
    let column = wantedColumn ?? place.column
    let row = place.row + rows
    let target: Int
    if row < 0 {
      target = 0
    } else if row >= layout.rows.count {
      target = characters.count
    } else {
      target = layout.offset(column: column, row: row)
    }
    moveCaret(to: target, extending: extending)
    wantedColumn = column
  }

  /// Selects everything, the caret at the end.
  public mutating func selectAll() { select(0..<characters.count) }

  /// Selects the word at Character `index`, or the blanks or signs there.
  public mutating func selectWord(at index: Int) {
    guard !characters.isEmpty else { return }
    let index = min(max(0, index), characters.count - 1)
    let kind = kind(of: characters[index])
    var (start, end) = (index, index + 1)
    while start > 0, self.kind(of: characters[start - 1]) == kind { start -= 1 }
    while end < characters.count, self.kind(of: characters[end]) == kind { end += 1 }
    select(start..<end)
  }

  /// Selects the line that Character `index` is in, without its line break.
  public mutating func selectLine(at index: Int) {
    let index = min(max(0, index), characters.count)
    select(lineStart(of: index)..<lineEnd(of: index))
  }

  /// Where that movement leads from the caret.
  func target(of movement: TextMovement) -> Int {
    switch movement {
    case .left: max(0, caret - 1)
    case .right: min(characters.count, caret + 1)
    case .wordLeft: back(from: back(from: caret) { !isWord($0) }, while: isWord)
    case .wordRight: on(from: on(from: caret) { !isWord($0) }, while: isWord)
    case .blankLeft: back(from: back(from: caret, while: \.isWhitespace)) { !$0.isWhitespace }
    case .lineStart: lineStart(of: caret)
    case .lineEnd: lineEnd(of: caret)
    case .start: 0
    case .end: characters.count
    }
  }

  func lineStart(of index: Int) -> Int { back(from: index) { !$0.isLineBreak } }

  func lineEnd(of index: Int) -> Int { on(from: index) { !$0.isLineBreak } }

  private func back(from index: Int, while isPassed: (Character) -> Bool) -> Int {
    var index = index
    while index > 0, isPassed(characters[index - 1]) { index -= 1 }
    return index
  }

  private func on(from index: Int, while isPassed: (Character) -> Bool) -> Int {
    var index = index
    while index < characters.count, isPassed(characters[index]) { index += 1 }
    return index
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func kind(of character: Character) -> Int {
    if character.isLineBreak { return 0 }
    if isWord(character) { return 1 }
    return character.isWhitespace ? 2 : 3
  }
}
