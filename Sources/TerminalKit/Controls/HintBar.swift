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

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .terminal))
    if let message {
      canvas.text(message, at: Position(column: 1, row: 0), limit: max(0, bounds.columns - 2))
      return
    }
    let end = drawAction(in: &canvas, theme)
    var column = 1
    for hint in shownHints {
      let columns = DisplayText.columns(of: hint.key) + 1 + DisplayText.columns(of: hint.label)
      guard column + columns <= end else { break }
      column = canvas.text(
        hint.key, at: Position(column: column, row: 0), style: TextStyle(attributes: .bold))
      column = canvas.text(
        hint.label, at: Position(column: column + 1, row: 0), style: theme.secondary())
      column += 2
    }
  }

  /// Draws the action; returns the column that hints must end before.
  private func drawAction(in canvas: inout Canvas, _ theme: Theme) -> Int {
    guard let action else { return bounds.columns - 1 }
    let text = action.key + " " + action.label
    let start = bounds.columns - 1 - DisplayText.columns(of: text)
    guard start > 0 else { return bounds.columns - 1 }
    canvas.text(
      text, at: Position(column: start, row: 0), style: theme.accent.adding(.bold),
      limit: bounds.columns - 1 - start)
    return start - 2
  }
}
