import Cells
import TerminalKit

/// Title bar, the two panes, and the hairline above the hint bar.
final class RootView: View {
  /// The smallest window that shows anything but a request for more room.
  static let smallest = Size(columns: 20, rows: 6)

  let titleBar = TitleBar()
  let split: SplitView

  init(split: SplitView) {
    self.split = split
    super.init()
    add(split)
    add(titleBar)
    titleBar.dividerColumn = { [unowned self] in isTooSmall ? nil : split.dividerColumn }
  }

  /// Whether there is no room for the panes.
  var isTooSmall: Bool { Self.isTooSmall(window?.bounds.size ?? .zero) }

  /// Whether a window of that size has no room for the panes.
  static func isTooSmall(_ window: Size) -> Bool {
    window.columns < smallest.columns || window.rows < smallest.rows
  }

  private var hasLowerLine: Bool { bounds.rows >= 12 }

  override func layoutSubviews() {
    for view in [titleBar, split] { view.isHidden = isTooSmall }
    // Growing back finds the panes as they were.
    if isTooSmall { return }
    let top = bounds.rows >= 8 ? TitleBar.rows : 1
    titleBar.frame = Rect(column: 0, row: 0, columns: bounds.columns, rows: top)
    let bottom = bounds.rows - (hasLowerLine ? 1 : 0)
    split.frame = Rect(column: 0, row: top, columns: bounds.columns, rows: max(0, bottom - top))
  }

  /// What is said in place of the panes, the longest first.
  private static let requests = ["Too small: 20 x 6 at least", "20 x 6 needed", "too small", "…"]

  private func drawRequest(in canvas: inout Canvas) {
    let fitting = Self.requests.first { DisplayText.columns(of: $0) <= bounds.columns }
    guard let text = fitting else { return }
    let column = (bounds.columns - DisplayText.columns(of: text)) / 2
    canvas.text(text, at: Position(column: column, row: bounds.rows / 2))
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    if isTooSmall {
      drawRequest(in: &canvas)
    } else if hasLowerLine {
      let row = bounds.rows - 1
      canvas.horizontalLine(row: row, from: 0, to: bounds.columns, style: theme.hairline)
      if let column = split.dividerColumn {
        canvas.put("┴", at: Position(column: column, row: row), style: theme.hairline)
      }
    }
  }
}
