public import Cells

/// A text in rows of cells: broken at blanks (and beside wide Characters), inside a word only where
/// it is wider than a whole row. No Character is ever split.
///
/// The blank a row is broken at stays at its end and may stand one cell beyond it.
nonisolated public struct TextLayout: Sendable {
  /// One row.
  public struct Row: Hashable, Sendable {
    /// The Characters in it, without a line break.
    public var range: Range<Int>
    /// Whether the line goes on in the next row.
    public var isContinued: Bool
  }

  /// The rows, at least one.
  public private(set) var rows: [Row] = []
  private let widths: [Int]

  /// `characters` in rows of at most `columns` cells (at least 1).
  public init(_ characters: [Character], columns: Int) {
    widths = characters.map(TextLayout.columns)
    var start = 0
    for index in characters.indices where characters[index].isLineBreak {
      breakLine(start..<index, characters, max(1, columns))
      start = index + 1
    }
    breakLine(start..<characters.count, characters, max(1, columns))
  }

  /// Width of one Character, in cells.
  static func columns(of character: Character) -> Int {
    character.isASCII && character != "\r\n" ? 1 : DisplayText.columns(of: String(character))
  }

  /// The cell left of which the caret stands when it is before that Character.
  public func position(of index: Int) -> Position {
    let row = row(of: index)
    let start = rows[row].range.lowerBound
    return Position(column: widths[start..<max(start, index)].reduce(0, +), row: row)
  }

  /// The Character whose left edge is nearest to `column` (in cells) in that row, or is in it.
  public func offset(column: Int, row: Int) -> Int {
    let row = rows[min(max(0, row), rows.count - 1)]
    let last = row.isContinued ? max(row.range.lowerBound, row.range.upperBound - 1) : nil
    var (index, used) = (row.range.lowerBound, 0)
    while index < last ?? row.range.upperBound, used + widths[index] <= column {
      used += widths[index]
      index += 1
    }
    return index
  }

  /// The row that the caret is in when it is before that Character.
  public func row(of index: Int) -> Int {
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func breakLine(_ line: Range<Int>, _ text: [Character], _ columns: Int) {
    var (start, used, index) = (line.lowerBound, 0, line.lowerBound)
    var lastBreak: Int?
    func endRow(at end: Int) -> Row {
      defer { (start, lastBreak) = (end, nil) }
      return Row(range: start..<end, isContinued: true)
    }
    while index < line.upperBound {
      let width = widths[index]
      if width == 2, index > start { lastBreak = index }
      if used + width > columns, text[index].isBlank {
        rows.append(endRow(at: index + 1))
        (used, index) = (0, index + 1)
      } else if used + width > columns, index > start {
        rows.append(endRow(at: lastBreak ?? index))
        used = widths[start..<index].reduce(0, +)
      } else {
        used += width
        index += 1
        if width == 2 || text[index - 1].isBlank { lastBreak = index }
      }
    }
    rows.append(Row(range: start..<line.upperBound, isContinued: false))
  }
}

nonisolated extension Character {
  /// Whether it is a blank that a line may be broken at.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
