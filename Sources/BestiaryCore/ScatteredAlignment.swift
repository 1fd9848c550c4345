/// The best way to find a word's letters in a name that does not have them in a row: fzf's second
/// algorithm, with its points. Row i, column j of its tables is about the word's first i + 1 letters
/// in the name's first j + 1.
struct ScatteredAlignment {
  private let term: SearchTerm
  private let name: UnsafeBufferPointer<UInt32>

  private static let gapStart: Int32 = -3
  private static let gapExtension: Int32 = -1

  /// The word must be in the name, letter by letter.
  init(_ term: SearchTerm, _ name: UnsafeBufferPointer<UInt32>) {
    self.term = term
    self.name = name
  }

  /// The points of the best alignment; its places go to `places`, one for each letter.
  func rating(_ places: UnsafeMutableBufferPointer<Int32>) -> MatchRating {
    let size = term.units.count * name.count
    let points = withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * size) { buffer in
      buffer.initialize(repeating: 0)
      var tables = Tables(
        points: UnsafeMutableBufferPointer(rebasing: buffer[..<size]),
        runs: UnsafeMutableBufferPointer(rebasing: buffer[size...]), width: name.count)
      findFirstPlaces(places)
      for row in term.units.indices { fill(row, from: Int(places[row]), &tables) }
      return trace(tables, places)
    }
    return MatchRating(rank: .scattered, points: Int(points))
  }

  /// The leftmost place each letter can have.
  private func findFirstPlaces(_ places: UnsafeMutableBufferPointer<Int32>) {
    var row = 0
    for (column, unit) in name.enumerated() where row < places.count && term.matches(row, unit) {
      places[row] = Int32(column)
      row += 1
    }
  }

  private func fill(_ row: Int, from first: Int, _ tables: inout Tables) {
    var isInGap = false
    for column in first..<name.count {
      let left = column > first ? tables.points[row * tables.width + column - 1] : 0
      let skipped = left + (isInGap ? Self.gapExtension : Self.gapStart)
      var matched: Int32 = 0
      if term.matches(row, name[column]) {
        let run: Int32
        (matched, run) = points(row, column, tables, skipped: skipped)
        tables.runs[row * tables.width + column] = run
      }
      // The first letter starts anew wherever it matches, however much a gap would still be worth.
      let startsAnew = row == 0 && matched > 0
      isInGap = row == 0 ? !startsAnew : matched < skipped
      tables.points[row * tables.width + column] = startsAnew ? matched : max(matched, skipped, 0)
    }
  }

  /// The points of the letter of a row in a column, and how many letters its run has there.
  private func points(
    _ row: Int, _ column: Int, _ tables: Tables, skipped: Int32
  ) -> (points: Int32, run: Int32) {
    let own = Int32(Unit.bonus(name[column]))
    let match = Int32(SearchTerm.matchPoints)
    guard row > 0 else { return (match + 2 * own, 1) }
    let before = (row - 1) * tables.width + column - 1
    var run = tables.runs[before] + 1
    var bonus = own
    if run > 1 {
      let first = Int32(Unit.bonus(name[column - Int(run) + 1]))
      if own >= CharacterClass.boundaryBonus && own > first {
        run = 1
      } else {
        bonus = max(own, Int32(SearchTerm.runBonus), first)
      }
    }
    let points = tables.points[before] + match
    return points + bonus < skipped ? (points + own, 0) : (points + bonus, run)
  }

  /// Follows the best alignment back from its end. `places` holds the leftmost places before, and
  /// the alignment's afterwards.
  private func trace(_ tables: Tables, _ places: UnsafeMutableBufferPointer<Int32>) -> Int32 {
    var row = term.units.count - 1
    var column = tables.bestColumn(row, from: Int(places[row]))
    let best = tables.points[row * tables.width + column]
    var prefersMatch = true
    while column >= 0 {
      let cell = row * tables.width + column
      let points = tables.points[cell]
      let first = Int(places[row])
      let diagonal = row > 0 && column >= first ? tables.points[cell - tables.width - 1] : 0
      let left = column > first ? tables.points[cell - 1] : 0
      let next = cell + tables.width + 1
      let continues = tables.runs[cell] > 1 || next < tables.runs.count && tables.runs[next] > 0
      let isMatch = points > diagonal && (points > left || points == left && prefersMatch)
      if isMatch && term.matches(row, name[column]) {
        places[row] = Int32(column)
        if row == 0 { break }
        row -= 1
      }
      prefersMatch = continues
      column -= 1
    }
    return best
  }
}

/// Points and lengths of runs for each letter and column.
private struct Tables {
  var points: UnsafeMutableBufferPointer<Int32>
  var runs: UnsafeMutableBufferPointer<Int32>
  let width: Int

  func bestColumn(_ row: Int, from first: Int) -> Int {
    var best = first
    for column in first..<width where points[row * width + column] > points[row * width + best] {
      best = column
    }
    return best
  }
}
