import Cells
import TerminalKit
import SharedFixtures
import Testing

struct TextLayoutTests {
  private func rows(_ text: String, columns: Int) -> [String] {
    let characters = Array(text)
    return TextLayout(characters, columns: columns).rows.map { String(characters[$0.range]) }
  }

  @Test(arguments: [
    ("", [""]), ("a\n", ["a", ""]), ("one two three", ["one two ", "three"]),
    ("one  two", ["one  two"]), ("one two  three", ["one two  ", "three"]),
    ("one two   three", ["one two  ", " three"]), ("onetwothree", ["onetwoth", "ree"]),
    ("a onetwothree", ["a ", "onetwoth", "ree"]), ("漢字漢字漢", ["漢字漢字", "漢"]),
    ("a漢字漢字漢", ["a漢字漢", "字漢"]), ("one 漢字漢字", ["one 漢字", "漢字"]),
    ("漢字漢one", ["漢字漢", "one"]), ("a\r\nb\rc", ["a", "b", "c"]),
  ])
  func linesBreakAtBlanksAndBesideWideCharacters(text: String, expected: [String]) {
    #expect(rows(text, columns: 8) == expected)
  }

  @Test func aBlankBehindAFullRowStandsOneCellBeyondIt() {
    let layout = TextLayout(Array("onetwoth "), columns: 8)

    #expect(layout.rows.map(\.range) == [0..<9, 9..<9])
    #expect(layout.position(of: 8) == Position(column: 8, row: 0))
    #expect(layout.position(of: 9) == Position(column: 0, row: 1))
  }

  @Test(arguments: 1...60)
  func everyCharacterHasOnePlaceAndIsFoundThere(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("ab  漢é\n")
    let text = (0..<40).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
    let columns = Int.random(in: 2...9, using: &generator)

    let layout = TextLayout(text, columns: columns)

    let covered = layout.rows.flatMap { Array($0.range) }
    #expect(covered == text.indices.filter { text[$0] != "\n" }, "seed \(seed)")
    for index in 0...text.count {
      let place = layout.position(of: index)
      #expect(place.column <= columns, "seed \(seed)")
      #expect(layout.offset(column: place.column, row: place.row) == index, "seed \(seed)")
    }
  }
}
