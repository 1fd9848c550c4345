/// One word of a query, folded.
struct SearchTerm: Hashable, Sendable {
  /// Folded scalars; with their case where the word has a capital.
  let units: [UInt32]
  /// The letters a name must have.
  let letters: UInt64
  private let mask: UInt32

  /// fzf's points for a character that matches.
  static let matchPoints = 16
  /// fzf's least bonus for a character that follows another one that matches.
  static let runBonus = 4

  init(_ word: String) {
    let searchable = SearchableName(word)
    let isCased = searchable.units.contains { $0 & Unit.casedMask != $0 & Unit.scalarMask }
    let mask = isCased ? Unit.casedMask : Unit.scalarMask
    units = searchable.units.map { $0 & mask }
    letters = searchable.letters
    self.mask = mask
  }

  /// How well a name matches; `nil` where it does not. `visit` gets the places that match.
  func rating(
    in name: UnsafeBufferPointer<UInt32>, _ visit: (UnsafeMutableBufferPointer<Int32>) -> Void
  ) -> MatchRating? {
    guard isScattered(in: name) else { return nil }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: units.count) { places in
      let rating = run(in: name, places) ?? ScatteredAlignment(self, name).rating(places)
      visit(places)
      return rating
    }
  }

  /// Whether the name is this word, or begins with it; `scattered` for neither.
  func rankAtStart(of name: UnsafeBufferPointer<UInt32>) -> MatchRank {
    guard !units.isEmpty, isRun(at: 0, in: name) else { return .scattered }
    return name.count == units.count ? .exact : .prefix
  }

  /// Whether the word's unit at `index` matches a unit of a name.
  func matches(_ index: Int, _ unit: UInt32) -> Bool { units[index] == unit & mask }

  private func isScattered(in name: UnsafeBufferPointer<UInt32>) -> Bool {
    var index = 0
    for unit in name where matches(index, unit) {
      index += 1
      if index == units.count { return true }
    }
    return false
  }

  private func isRun(at start: Int, in name: UnsafeBufferPointer<UInt32>) -> Bool {
    guard start + units.count <= name.count else { return false }
    return units.indices.allSatisfy { matches($0, name[start + $0]) }
  }

  /// The best place where the name has the word's letters in a row.
  private func run(
    in name: UnsafeBufferPointer<UInt32>, _ places: UnsafeMutableBufferPointer<Int32>
  ) -> MatchRating? {
    var best: (start: Int, points: Int)?
    for start in 0..<max(0, name.count - units.count + 1) where isRun(at: start, in: name) {
      let points = pointsOfRun(at: start, in: name)
      if points > best?.points ?? 0 { best = (start, points) }
    }
    guard let best else { return nil }
    for index in units.indices { places[index] = Int32(best.start + index) }
    let isWordStart = Unit.bonus(name[best.start]) >= CharacterClass.boundaryBonus
    return MatchRating(rank: isWordStart ? .wordStart : .inside, points: best.points)
  }

  /// The points fzf gives a run: each letter at least the bonus of the run's first, until one that
  /// begins a word better.
  private func pointsOfRun(at start: Int, in name: UnsafeBufferPointer<UInt32>) -> Int {
    var first = Unit.bonus(name[start])
    var points = units.count * SearchTerm.matchPoints + 2 * first
    for place in start + 1..<max(start + 1, start + units.count) {
      let bonus = Unit.bonus(name[place])
      if bonus >= CharacterClass.boundaryBonus && bonus > first { first = bonus }
      points += max(bonus, SearchTerm.runBonus, first)
    }
    return points
  }
}
