/// Finds names by a few of their letters, as fzf does: letters in order, better at word starts and
/// in runs. Accents are ignored, and case unless a word of the query has a capital. Words that are
/// separated by blanks must all be there.
///
/// The exact name comes first, then names that begin with the query, then those where words begin
/// with it, then those that hold it inside, at last those that have its letters scattered. Within
/// each, fzf's points decide, then the shorter name.
public struct NameMatcher: Hashable, Sendable {
  private let terms: [SearchTerm]
  private let phrase: SearchTerm
  private let letters: UInt64

  /// A matcher for what a user typed.
  public init(_ query: String) {
    let words = query.split { $0.isWhitespace }
    terms = words.map { SearchTerm(String($0)) }.filter { !$0.units.isEmpty }
    phrase = SearchTerm(words.joined(separator: " "))
    letters = terms.reduce(0) { $0 | $1.letters }
  }

  /// Whether there is nothing to look for, so that every name matches.
  public var isEmpty: Bool { terms.isEmpty }

  /// How well a name matches, more is better; `nil` where it does not. Names of equal score keep
  /// the order they had.
  public func score(_ name: SearchableName) -> Int? {
    guard letters & ~name.letters == 0 else { return nil }
    return rated(name, { _ in })?.score(length: name.units.count)
  }

  /// How well a name matches, and which of its characters do, for highlighting.
  public func match(_ name: String) -> NameMatch? {
    let searchable = SearchableName(name)
    guard letters & ~searchable.letters == 0 else { return nil }
    var places: Set<Int32> = []
    guard let rating = rated(searchable, { places.formUnion($0) }) else { return nil }
    let offsets = SearchableName.characterOffsets(of: name)
    return NameMatch(
      score: rating.score(length: searchable.units.count),
      offsets: Set(places.map { offsets[Int($0)] }).sorted())
  }

  private func rated(
    _ name: SearchableName, _ visit: (UnsafeMutableBufferPointer<Int32>) -> Void
  ) -> MatchRating? {
    name.units.withUnsafeBufferPointer { units in
      var total = MatchRating(rank: .exact, points: 0)
      for term in terms {
        guard let rating = term.rating(in: units, visit) else { return nil }
        total.rank = min(total.rank, rating.rank)
        total.points += rating.points
      }
      if terms.count > 1 { total.rank = min(total.rank, .wordStart) }
      total.rank = max(total.rank, phrase.rankAtStart(of: units))
      return total
    }
  }
}

/// A name that was found.
public struct NameMatch: Hashable, Sendable {
  /// How well it matches; more is better.
  public var score: Int
  /// Which of its characters match: offsets of Characters in the name, ascending.
  public var offsets: [Int]

  /// A match of these parts.
  public init(score: Int, offsets: [Int]) {
    self.score = score
    self.offsets = offsets
  }
}

/// Where a query stands in a name, the worst first.
enum MatchRank: Int, Comparable {
  case scattered
  case inside
  case wordStart
  case prefix
  case exact

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

/// How well a word of a query matches a name.
struct MatchRating {
  var rank: MatchRank
  /// fzf's points.
  var points: Int

  /// Rank, points and length in one number: four bits, 20 and 20.
  func score(length: Int) -> Int {
    let limit = 1 << 20 - 1
    return rank.rawValue << 40 | min(max(points, 0), limit) << 20 | limit - min(length, limit)
  }
}
