import Cells

/// Where the keys of a pad stand: in a grid, in two rows or in one, by the height at hand, in the
/// middle of the columns; drawn as `[ 1 ]` where there is room for it, else bare.
nonisolated struct KeyPadLayout: Hashable, Sendable {
  /// The keys and their cells in the pad.
  private(set) var places: [Place] = []
  /// Height of the whole pad with its title, in rows.
  let rows: Int
  /// How keys are drawn.
  let style: Style

  struct Place: Hashable, Sendable {
    let key: KeyPadKey
    let frame: Rect
  }

  /// How keys are drawn, the one that takes most room first.
  enum Style: CaseIterable, Sendable {
    case brackets, bare, tight

    /// Columns from one key to the next.
    fileprivate var pitch: Int {
      switch self {
      case .brackets: 7
      case .bare: 3
      case .tight: 2
      }
    }

    /// Columns of a key.
    fileprivate func columns(of key: KeyPadKey?) -> Int {
      switch self {
      case .brackets: key == .delete ? 10 : 5
      case .bare: key == .delete ? 5 : 3
      case .tight: key == .delete ? 3 : 2
      }
    }

    fileprivate var margin: Int { self == .brackets ? 2 : 0 }

    fileprivate func columns(of line: [KeyPadKey?]) -> Int {
      2 * margin + line.dropLast().count * pitch + columns(of: line.last ?? nil)
    }
  }

  /// The largest pad that fits into `limits`.
  init(_ kind: KeyPadKind, fitting limits: Size) {
    let lines = Self.lines(kind, rows: limits.rows)
    let above = limits.rows >= 6 ? 1 : 0
    let below = limits.rows >= 7 ? 1 : 0
    rows = min(limits.rows, 1 + above + lines.count + below)
    let style =
      Style.allCases.first { style in
        lines.allSatisfy { style.columns(of: $0) <= limits.columns }
      } ?? .tight
    self.style = style
    let widest = lines.map { style.columns(of: $0) }.max() ?? 0
    let start = style.margin + max(0, (limits.columns - widest) / 2)
    for (index, line) in lines.enumerated() {
      place(line, at: Position(column: start, row: 1 + above + index))
    }
  }

  private static func lines(_ kind: KeyPadKind, rows: Int) -> [[KeyPadKey?]] {
    let keys = kind.keys
    switch rows {
    case 5...: return kind.grid
    case 3...4: return [Array(keys[..<(keys.count / 2)]), Array(keys[(keys.count / 2)...])]
    case 2: return [keys]
    default: return []
    }
  }

  private mutating func place(_ line: [KeyPadKey?], at start: Position) {
    for (index, key) in line.enumerated() {
      guard let key else { continue }
      let frame = Rect(
        column: start.column + index * style.pitch, row: start.row,
        columns: style.columns(of: key), rows: 1)
      places.append(Place(key: key, frame: frame))
    }
  }

  /// The key at that cell; `nil` where there is none.
  func key(at position: Position) -> KeyPadKey? {
    places.first { $0.frame.contains(position) }?.key
  }
}
