import Cells

/// The heads and rows of an accordion that are not folded away, one below the other.
nonisolated struct AccordionLayout: Hashable {
  /// What an entry shows.
  enum Content: Hashable {
    /// The head of a group of `count` items.
    case head(title: String, count: Int, isFolded: Bool)
    /// A row's lines.
    case row([StyledText])
  }

  /// A head or a row.
  struct Entry: Hashable {
    var key: String
    var content: Content
    /// In how many groups it stands.
    var depth: Int
    /// Where its text begins, in columns.
    var indent: Int
    /// The rows it takes.
    var rows: Range<Int>

    /// Whether it is the head of a group.
    var isHead: Bool { isFolded != nil }

    /// Whether its group is folded; `nil` for a row.
    var isFolded: Bool? {
      guard case .head(_, _, let isFolded) = content else { return nil }
      return isFolded
    }
  }

  /// Columns left of the outermost text: the focus bar and a blank.
  static let margin = 2
  /// Columns that each group moves its items to the right: the mark and a blank.
  static let step = 2
  /// Text is never moved so far that fewer columns than these are left for it.
  static let fewestColumns = 12

  /// From top to bottom.
  private(set) var entries: [Entry] = []
  /// Height of all, in rows.
  var rows: Int { entries.last?.rows.upperBound ?? 0 }

  init() {}

  /// The layout of `items` in `columns`; `lines` gives what a row says in that many columns.
  init(
    _ items: [AccordionItem], folded: Set<String>, columns: Int,
    lines: (String, Int) -> [StyledText]
  ) {
    add(items, depth: 0, folded, columns, lines)
  }

  private mutating func add(
    _ items: [AccordionItem], depth: Int, _ folded: Set<String>, _ columns: Int,
    _ lines: (String, Int) -> [StyledText]
  ) {
    let indent = Self.margin + min(depth * Self.step, max(0, columns - Self.fewestColumns))
    for item in items {
      switch item {
      case .row(let key):
        append(key, .row(lines(key, max(1, columns - indent))), depth, indent)
      case .group(let key, let title, let inner):
        let isFolded = folded.contains(key)
        append(
          key, .head(title: title, count: inner.count, isFolded: isFolded), depth, indent)
        if !isFolded { add(inner, depth: depth + 1, folded, columns, lines) }
      }
    }
  }

  private mutating func append(_ key: String, _ content: Content, _ depth: Int, _ indent: Int) {
    var height = 1
    if case .row(let lines) = content { height = max(1, lines.count) }
    let top = rows
    entries.append(
      Entry(key: key, content: content, depth: depth, indent: indent, rows: top..<top + height))
  }

  // MARK: - Finding

  /// Which entry is known by `key`; `nil` where it is folded away or there is none.
  func index(of key: String?) -> Int? { entries.firstIndex { $0.key == key } }

  /// Which entry stands in a row.
  func index(atRow row: Int) -> Int? { entries.firstIndex { $0.rows.contains(row) } }

  /// The head of the group that an entry stands in.
  func parent(of index: Int) -> Int? {
    entries[..<index].lastIndex { $0.depth < entries[index].depth }
  }

  /// The rows of an entry and of what stands in its group.
  func rowsOfGroup(at index: Int) -> Range<Int> {
    let inside = entries[(index + 1)...].prefix { $0.depth > entries[index].depth }
    return entries[index].rows.lowerBound..<(inside.last ?? entries[index]).rows.upperBound
  }
}
