import Cells

/// Counts presses of the mouse on one cell with nothing between them: a second one makes a double
/// click, a third a triple one, and then it begins anew.
nonisolated struct ClickCounter: Sendable {
  private var last: Position?
  private var count = 0
  /// Whether the button is down and the mouse selects.
  var isSelecting = false

  /// Which press in a row this one is, 1 to 3.
  mutating func count(at position: Position) -> Int {
    count = position == last && count < 3 ? count + 1 : 1
    last = position
    isSelecting = true
    return count
  }

  /// Something else happened.
  mutating func reset() { (last, count, isSelecting) = (nil, 0, false) }
}
