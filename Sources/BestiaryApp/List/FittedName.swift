import Cells

/// A name in a row of the list, cut so that the Characters that the filter matched can be seen.
nonisolated struct FittedName: Hashable {
  /// What is shown.
  let text: String
  /// The fewest columns of a name's beginning before a cut in its middle.
  private static let shortestHead = 3
  private static let longest = 200
  private let widths: [Int]
  /// How many Characters stand before the cut, and which is the first after it.
  private let head: Int
  private let tail: Int

  /// `name` in `columns`, the Characters `matched` being those to show.
  init(_ name: String, columns: Int, matched: [Int] = []) {
    guard !matched.isEmpty else {
      (text, widths) = (DisplayText.fitted(name, columns: max(1, columns)), [])
      (head, tail) = (0, 0)
      return
    }
    let characters = Self.beginning(of: name)
    let widths = characters.map { DisplayText.columns(of: String($0)) }
    self.widths = widths
    let plain = DisplayText.fitted(name, columns: max(1, columns))
    let kept = plain == name ? characters.count : plain.count - 1
    guard let last = matched.max(), last >= kept, last < characters.count else {
      (text, head, tail) = (plain, kept, characters.count)
      return
    }
    let tail = Self.tail(widths, matched, columns)
    let room = columns - 1 - widths[tail...].reduce(0, +)
    let head = Self.count(of: widths, fitting: room)
    (self.head, self.tail) = (head, tail)
    text = DisplayText.fitted(
      String(characters[..<head]) + "…" + String(characters[tail...]), columns: max(1, columns))
  }

  /// No more of a name is looked at than a match in it can be shown of.
  private static func beginning(of name: String) -> [Character] {
    let start = Array(name.prefix(longest + 1))
    return start.count > longest ? start.dropLast() + ["…"] : start
  }

  /// The first matched Character from which on the name fits behind a beginning and a cut, else the
  /// last one.
  private static func tail(_ widths: [Int], _ matched: [Int], _ columns: Int) -> Int {
    let sorted = matched.filter(widths.indices.contains).sorted()
    let fitting = sorted.first { widths[$0...].reduce(0, +) <= columns - 1 - shortestHead }
    return fitting ?? sorted.last ?? widths.count
  }

  private static func count(of widths: [Int], fitting room: Int) -> Int {
    var used = 0
    for (index, width) in widths.enumerated() {
      used += width
      if used > room { return index }
    }
    return widths.count
  }

  /// The columns of a Character of the name, from 0; `nil` where it is cut away.
  func columns(of character: Int) -> Range<Int>? {
    guard widths.indices.contains(character), character < head || character >= tail else {
      return nil
    }
    let before =
      character < head
      ? widths[..<character].reduce(0, +)
      : widths[..<head].reduce(0, +) + 1 + widths[tail..<character].reduce(0, +)
    let end = before + widths[character]
    return end <= DisplayText.columns(of: text) ? before..<end : nil
  }
}
