extension Color {
  /// The nearest colour that a terminal of `depth` can show. Entries that it has stay as they are.
  /// For many colours use a `ColorReducer`, which remembers.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (depth, self) {
    case (.truecolor, _), (_, .terminal): self
    case (.none, _): .terminal
    case (.indexed256, .rgb(let color)): .indexed(color.nearest(in: .xterm256))
    case (.indexed256, .indexed): self
    case (.ansi16, .rgb(let color)): .indexed(color.nearest(in: .ansi16))
    case (.ansi16, .indexed(let index)):
      index < 16 ? self : .indexed(Palette.color(index).nearest(in: .ansi16))
    }
  }
}

/// Reduces colours to a depth and remembers those answers that have to be looked for, at most 65,536
/// of them.
public struct ColorReducer: Sendable {
  /// What the terminal can show.
  public let depth: ColorDepth
  private var known: [Color: Color] = [:]

  /// A reducer for terminals of `depth`.
  public init(depth: ColorDepth) { self.depth = depth }

  /// The nearest colour that the terminal can show.
  public mutating func reduced(_ color: Color) -> Color {
    // Of these there is a table.
    if depth > .ansi16 { return color.reduced(to: depth) }
    if let found = known[color] { return found }
    if known.count >= 65_536 { known.removeAll(keepingCapacity: true) }
    let found = color.reduced(to: depth)
    known[color] = found
    return found
  }
}
