/// A grid of cells: the one thing that views draw into.
public struct Surface: Hashable, Sendable {
  /// Its size.
  public let size: Size
  /// Its cells, row by row.
  public private(set) var cells: [Cell]

  /// A surface of blanks.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at `position`; a blank where that is outside.
  public subscript(position: Position) -> Cell {
    guard let index = index(position) else { return .blank }
    return cells[index]
  }

  /// Puts a cell of one column there; outside it does nothing. A wide glyph that loses one half
  /// leaves a blank in the other.
  public mutating func put(_ cell: Cell, at position: Position) {
    guard let index = index(position) else { return }
    mend(index, position.column)
    cells[index] = cell
  }

  /// Puts a wide cell and its continuation there; where only one half is inside, a blank.
  public mutating func putWide(_ cell: Cell, at position: Position) {
    let next = Position(column: position.column + 1, row: position.row)
    guard index(position) != nil, index(next) != nil else {
      var blank = cell
      blank.glyph = .space
      put(blank, at: position)
      put(blank, at: next)
      return
    }
    var second = cell
    second.glyph = .continuation
    put(cell, at: position)
    put(second, at: next)
    if let index = index(position) { cells[index] = cell }
  }

  /// Changes the colours and attributes of the cell at `position`, not its glyph.
  public mutating func restyle(_ position: Position, _ change: (inout Cell) -> Void) {
    guard let index = index(position) else { return }
    let glyph = cells[index].glyph
    change(&cells[index])
    cells[index].glyph = glyph
  }

  /// Rows and the ranges of columns in them that differ from `old`; every row where the sizes do.
  public func changes(from old: Surface) -> [(row: Int, columns: Range<Int>)] {
    guard size == old.size else { return (0..<size.rows).map { ($0, 0..<size.columns) } }
    var changed: [(row: Int, columns: Range<Int>)] = []
    for row in 0..<size.rows {
      let start = row * size.columns
      let range = start..<start + size.columns
      guard let first = range.first(where: { cells[$0] != old.cells[$0] }),
        let last = range.last(where: { cells[$0] != old.cells[$0] })
      else { continue }
      changed.append((row, first - start..<last - start + 1))
    }
    return changed
  }

  /// The text of one row, without trailing blanks.
  public func text(ofRow row: Int) -> String {
    var text = ""
    for column in 0..<size.columns { text += self[Position(column: column, row: row)].glyph.text }
    while text.last == " " { text.removeLast() }
    return text
  }

  private func index(_ position: Position) -> Int? {
    guard position.column >= 0, position.column < size.columns, position.row >= 0,
      position.row < size.rows
    else { return nil }
    return position.row * size.columns + position.column
  }

  /// Blanks the other half of a wide glyph that stands at `index`.
  private mutating func mend(_ index: Int, _ column: Int) {
    if cells[index].glyph == .continuation, column > 0 { cells[index - 1].glyph = .space }
    if column + 1 < size.columns, cells[index + 1].glyph == .continuation {
      cells[index + 1].glyph = .space
    }
  }
}
