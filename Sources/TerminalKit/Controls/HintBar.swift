public import Cells

/// The bar along the bottom edge: what the keys mean here, the main action at the right, or for a
/// while a message.
public final class HintBar: View {
  /// What the keys mean, most important first; those that do not fit are left out.
  public var shownHints: [Hint] = [] { didSet { setNeedsLayout() } }
  /// The main action, at the right edge.
  public var action: Hint?
  /// A message shown in place of the hints.
  public var message: StyledText?

  override public init() { super.init() }

  // MARK: - Places

  /// Columns between one hint and the next.
  private static let gap = 2

  /// The hints that fit, with their columns.
  private var places: [(hint: Hint, columns: Range<Int>)] {
    let end = actionColumns.map { $0.lowerBound - Self.gap } ?? bounds.columns - 1
    var places: [(hint: Hint, columns: Range<Int>)] = []
    var column = 1
    for hint in shownHints {
      guard column + hint.columns <= end else { break }
      places.append((hint, column..<column + hint.columns))
      column += hint.columns + Self.gap
    }
    return places
  }

  /// The columns of the main action; `nil` where there is none or no room for it.
  private var actionColumns: Range<Int>? {
    guard let action else { return nil }
    let end = bounds.columns - 1
    return action.columns < end ? end - action.columns..<end : nil
  }

  // MARK: - Mouse

  /// A click on a hint does what its key does; on one that names several keys, nothing.
  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press, let hint = hint(at: mouse.position.column) else { return .passed }
    if let key = hint.pressedKey { window?.send(key) }
    return .handled
  }

  private func hint(at column: Int) -> Hint? {
    guard message == nil else { return nil }
    if actionColumns?.contains(column) == true { return action }
    return places.first { $0.columns.contains(column) }?.hint
  }

  // MARK: - Drawing

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .terminal))
    if let message {
      canvas.text(message, at: Position(column: 1, row: 0), limit: max(0, bounds.columns - 2))
      return
    }
    for place in places {
      let column = canvas.text(
        place.hint.key, at: Position(column: place.columns.lowerBound, row: 0),
        style: TextStyle(attributes: .bold))
      canvas.text(
        place.hint.label, at: Position(column: column + 1, row: 0), style: theme.secondary())
    }
    if let action, let columns = actionColumns {
      canvas.text(
        action.key + " " + action.label, at: Position(column: columns.lowerBound, row: 0),
        style: theme.accent.adding(.bold))
    }
  }
}
