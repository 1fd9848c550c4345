import Cells

/// Where the keys of a pad stand: in a grid, in two rows or in one, by the height at hand; with
/// brackets where there is room for them.
nonisolated struct KeyPadLayout: Hashable, Sendable {
  /// The keys and their cells in the pad.
  private(set) var places: [Place] = []
  /// Height of the whole pad with its title, in rows.
  let rows: Int
  /// Whether keys are drawn as `[ 1 ]`.
  let hasBrackets: Bool

  struct Place: Hashable, Sendable {
    let key: KeyPadKey
    let frame: Rect
  }

  /// The largest pad that fits into `limits`.
  init(_ kind: KeyPadKind, fitting limits: Size) {
    let keys = kind.keys
    let lines: [[KeyPadKey?]]
    switch limits.rows {
    case 5...: lines = kind.grid
    case 3...4: lines = [Array(keys[..<(keys.count / 2)]), Array(keys[(keys.count / 2)...])]
    case 2: lines = [keys]
    default: lines = []
    }
    let above = limits.rows >= 6 ? 1 : 0
    let below = limits.rows >= 7 ? 1 : 0
    rows = min(limits.rows, 1 + above + lines.count + below)
    let wide = lines.map { Self.columns(of: $0, pitch: Self.widePitch) }.max() ?? 0
    hasBrackets = wide + 2 <= limits.columns
    let margin = hasBrackets ? 2 : 0
    for (index, line) in lines.enumerated() { place(line, row: 1 + above + index, margin: margin) }
  }

  private static let widePitch = 7
  private static let narrowPitch = 3

  private static func columns(of line: [KeyPadKey?], pitch: Int) -> Int {
    line.dropLast().count * pitch + (line.last == .delete ? 10 : 5)
  }

  private mutating func place(_ line: [KeyPadKey?], row: Int, margin: Int) {
    let pitch = hasBrackets ? Self.widePitch : Self.narrowPitch
    for (index, key) in line.enumerated() {
      guard let key else { continue }
      let columns = hasBrackets ? (key == .delete ? 10 : 5) : (key == .delete ? 5 : 3)
      let frame = Rect(column: margin + index * pitch, row: row, columns: columns, rows: 1)
      places.append(Place(key: key, frame: frame))
    }
  }

  /// The key at that cell; `nil` where there is none.
  func key(at position: Position) -> KeyPadKey? {
    places.first { $0.frame.contains(position) }?.key
  }
}
