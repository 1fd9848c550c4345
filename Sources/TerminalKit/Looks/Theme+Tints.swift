import Cells

nonisolated extension Theme {
  /// Whether there are colours enough for a tint to be seen; where there are not, reverse takes its
  /// place.
  public var hasTints: Bool { depth == .indexed256 || depth == .truecolor }
}
