public import Cells

extension View {
  /// The window's cell of one of this view's cells.
  public func convertToWindow(_ position: Position) -> Position { position + originInWindow }

  /// This view's cell of one of the window's cells.
  public func convertFromWindow(_ position: Position) -> Position { position - originInWindow }

  /// Its frame in the window's cells, also where it is scrolled out of sight.
  public var frameInWindow: Rect { Rect(origin: originInWindow, size: frame.size) }

  /// What of it is inside all the views around it, in the window's cells.
  public var visibleRectInWindow: Rect {
    var rect = bounds
    var candidate: View = self
    while true {
      rect = rect.intersection(candidate.bounds)
      guard let parent = candidate.superview else { return rect }
      rect = rect.offset(
        columns: candidate.frame.minColumn,
        rows: candidate.frame.minRow - parent.contentTranslation)
      candidate = parent
    }
  }

  private var originInWindow: Position {
    var origin = Position.zero
    var candidate: View = self
    while let parent = candidate.superview {
      origin = origin + candidate.frame.origin
      origin.row -= parent.contentTranslation
      candidate = parent
    }
    return origin
  }
}
