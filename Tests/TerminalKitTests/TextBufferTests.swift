import TerminalKit
import SharedFixtures
import Testing

struct TextBufferTests {
  /// A buffer from a text in which `|` stands at the caret, and `[` and `]` around a selection.
  private func buffer(_ marked: String, isMultiLine: Bool = false) -> TextBuffer {
    var buffer = TextBuffer(
      String(marked.filter { !"|[]".contains($0) }), isMultiLine: isMultiLine)
    let marks = Array(marked)
    if let start = marks.firstIndex(of: "["), let end = marks.firstIndex(of: "]") {
      buffer.select(start..<end - 1)
    } else {
      buffer.moveCaret(to: marks.firstIndex(of: "|") ?? marks.count)
    }
    return buffer
  }

  private func marked(_ buffer: TextBuffer) -> String {
    var characters = buffer.characters
    guard buffer.hasSelection else {
      characters.insert("|", at: buffer.caret)
      return String(characters)
    }
    characters.insert("]", at: buffer.selection.upperBound)
    characters.insert("[", at: buffer.selection.lowerBound)
    return String(characters)
  }

  // MARK: - Characters

  @Test(arguments: ["e\u{301}", "👩‍✈️", "🇯🇵", "❤️", "👍🏽", "각", "नि"])
  func t15OneBackspaceTakesAWholeCharacterAway(character: String) {
    var buffer = TextBuffer("A" + character + "B")

    buffer.delete(.left)
    buffer.delete(.left)

    #expect(buffer.text == "A")
  }

  @Test func anAccentTypedAfterItsLetterJoinsIt() {
    var buffer = buffer("cafe|!")

    buffer.type("\u{301}")

    #expect(buffer.characters == ["c", "a", "f", "é", "!"])
    #expect(buffer.caret == 4)
    buffer.undo()
    #expect(marked(buffer) == "cafe|!")
  }

  @Test func whatADeletionBringsTogetherJoins() {
    var buffer = TextBuffer("🇯x🇵")
    buffer.select(1..<2)

    buffer.delete(.left)

    #expect(buffer.characters == ["🇯🇵"])
    #expect(buffer.caret == 1)
    buffer.undo()
    #expect(buffer.characters == ["🇯", "x", "🇵"])
  }

  // MARK: - Words

  @Test func wordsAreCutAndPassedAsInReadline() {
    var buffer = TextBuffer("aa.bb cc-dd  ee")
    buffer.kill(.blankLeft)
    #expect(buffer.text == "aa.bb cc-dd  ")
    buffer.move(.wordLeft)
    #expect(marked(buffer) == "aa.bb cc-|dd  ")
    buffer.kill(.lineStart)
    #expect(marked(buffer) == "|dd  ")
    buffer = TextBuffer("one two")
    buffer.move(.wordLeft)
    buffer.type("X")
    buffer.move(.wordRight)
    buffer.type("Y")
    #expect(marked(buffer) == "one XtwoY|")
    buffer.move(.lineStart)
    buffer.kill(.lineEnd)
    #expect(buffer.text == "")
  }

  @Test func cutsInARowComeBackTogether() {
    var buffer = buffer("one two three| four")

    buffer.kill(.blankLeft)
    buffer.kill(.blankLeft)
    buffer.kill(.lineEnd)
    #expect(marked(buffer) == "one |")
    buffer.yank()

    #expect(marked(buffer) == "one two three four|")
  }

  @Test func aMoveBetweenTwoCutsKeepsOnlyTheSecond() {
    var buffer = TextBuffer("one two")

    buffer.kill(.blankLeft)
    buffer.move(.left)
    buffer.kill(.blankLeft)
    buffer.yank()

    #expect(marked(buffer) == "one| ")
  }

  @Test func aCutByWordsTakesTheSelection() {
    var buffer = buffer("one [two t]hree")

    buffer.kill(.blankLeft)

    #expect(marked(buffer) == "one |hree")
    #expect(String(buffer.killed) == "two t")
  }

  @Test func aCutAtTheEndOfALineTakesItsBreak() {
    var buffer = buffer("one|\ntwo", isMultiLine: true)

    buffer.kill(.lineEnd)

    #expect(marked(buffer) == "one|two")
  }

  // MARK: - Selection

  @Test func extendedMovesSelectAndTypingReplaces() {
    var buffer = buffer("one two| three")

    buffer.move(.wordLeft, extending: true)
    #expect(marked(buffer) == "one [two] three")
    buffer.type("2")

    #expect(marked(buffer) == "one 2| three")
  }

  @Test func leftAndRightEndASelectionAtItsEdges() {
    var (left, right) = (buffer("a[bcd]e"), buffer("a[bcd]e"))

    left.move(.left)
    right.move(.right)

    #expect(marked(left) == "a|bcde")
    #expect(marked(right) == "abcd|e")
  }

  @Test(arguments: [(1, "[one], two"), (3, "one[,] two"), (4, "one,[ ]two"), (99, "one, [two]")])
  func aWordIsSelectedByAnyOfItsCharacters(index: Int, expected: String) {
    var buffer = TextBuffer("one, two")

    buffer.selectWord(at: index)

    #expect(marked(buffer) == expected)
  }

  // MARK: - Undo

  @Test func d17TypingIsTakenBackByWords() {
    var buffer = TextBuffer()
    for character in "one two  three" { buffer.type(character) }

    buffer.undo()
    #expect(marked(buffer) == "one two  |")
    buffer.undo()
    #expect(marked(buffer) == "one |")
    buffer.redo()
    #expect(marked(buffer) == "one two  |")
    buffer.redo()
    buffer.redo()
    #expect(marked(buffer) == "one two  three|")
  }

  @Test func undoBringsBackWhatWasDeletedAndSelected() {
    var buffer = buffer("one [two] three")

    buffer.delete(.left)
    buffer.undo()

    #expect(marked(buffer) == "one [two] three")
  }

  @Test func deletionsInARowAreTakenBackByWords() {
    var buffer = TextBuffer("one two")
    for _ in 0..<7 { buffer.delete(.left) }

    buffer.undo()
    #expect(buffer.text == "one ")
    buffer.undo()
    #expect(buffer.text == "one two")
  }

  @Test func typingAfterUndoForgetsWhatWasTakenBack() {
    var buffer = TextBuffer()
    buffer.insert("one")
    buffer.undo()
    buffer.type("x")

    buffer.redo()

    #expect(buffer.text == "x")
  }

  @Test func aSelectionMadeRightAfterAReplacementIsPartOfItsStep() {
    var buffer = buffer("a [hex] b")
    buffer.replace(2..<5, with: "**hex**")
    buffer.select(4..<7)

    buffer.undo()
    #expect(marked(buffer) == "a [hex] b")
    buffer.redo()
    #expect(marked(buffer) == "a **[hex]** b")
  }

  @Test(arguments: 1...40)
  func undoAndRedoLeadThroughTheSameTexts(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var buffer = TextBuffer("", isMultiLine: true)
    let pieces = ["a", " ", "é", "e", "\u{301}", "🇯", "🇵", "漢", "\n", "\r", "\u{200d}", "👩", "✈️"]
    for _ in 0..<60 {
      let count = buffer.characters.count
      let start = Int.random(in: 0...count, using: &generator)
      let end = Int.random(in: start...min(count, start + 3), using: &generator)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: buffer.replace(start..<end, with: piece + piece)
      case 1: buffer.moveCaret(to: start)
      case 2: buffer.delete(Bool.random(using: &generator) ? .left : .right)
      default: for character in piece { buffer.type(character) }
      }
      #expect(Array(buffer.text) == buffer.characters, "seed \(seed)")
    }

    let last = scalars(buffer)
    for _ in 0..<80 { buffer.undo() }
    #expect(buffer.text == "", "seed \(seed)")
    for _ in 0..<80 { buffer.redo() }
    #expect(scalars(buffer) == last, "seed \(seed)")
  }

  private func scalars(_ buffer: TextBuffer) -> [Unicode.Scalar] {
    Array(buffer.text.unicodeScalars)
  }

  // MARK: - Lines

  @Test func oneLineMakesBlanksOfLineBreaksAndManyLinesKeepThem() {
    var (one, many) = (TextBuffer(), TextBuffer("", isMultiLine: true))

    one.insert("a\r\nb\tc\nd")
    many.insert("a\r\nb\tc\rd")

    #expect(one.text == "a b c d")
    #expect(many.text == "a\nb\tc\nd")
  }

  @Test func upAndDownKeepTheirColumnOverShortAndWrappedRows() {
    var buffer = TextBuffer("漢字漢字abc\nx\nabcdefgh ijk", isMultiLine: true)
    let layout = TextLayout(buffer.characters, columns: 8)
    buffer.moveCaret(to: 3)

    var places: [Int] = []
    for _ in 0..<5 {
      buffer.moveVertically(by: 1, in: layout)
      places.append(buffer.caret)
    }

    #expect(layout.rows.map(\.range) == [0..<4, 4..<7, 8..<9, 10..<19, 19..<22])
    #expect(places == [7, 9, 16, 22, 22])
  }
}
