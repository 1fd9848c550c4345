import Cells
import TerminalKit

/// The keys that work, in a panel over the dimmed screen. Where they are more than fit, a thumb in
/// its right border says so.
final class HelpOverlay: Presentation {
  private static let widest = 64
  /// Rows of the screen from which on there are blank ones around the text.
  private static let roomyRows = 18
  private var offset = 0

  init() { super.init(isModal: true) }

  override var canBecomeFirstResponder: Bool { true }
  override var initialFocus: View? { self }
  override var showsHintsOfNext: Bool { false }

  override var hints: [Hint] {
    let scroll = maximumOffset > 0 ? [Hint("↑↓", "scroll"), Hint("PgUp PgDn", "by a page")] : []
    return [Hint("Esc", "close")] + scroll
  }

  // MARK: - Places

  private var columns: Int { min(bounds.columns, Self.widest) }
  private var isRoomy: Bool { bounds.rows >= Self.roomyRows }
  private var lines: [HelpTopics.Line] { HelpTopics.lines(columns: columns - 6) }

  /// Rows of border, title, and the blank ones.
  private var otherRows: Int { isRoomy ? 6 : 3 }

  private var panel: Rect {
    let rows = min(bounds.rows, lines.count + otherRows)
    let origin = Position(column: (bounds.columns - columns) / 2, row: (bounds.rows - rows) / 2)
    return Rect(origin: origin, size: Size(columns: columns, rows: rows))
  }

  private var visibleRows: Int { max(1, panel.rows - otherRows) }
  private var maximumOffset: Int { max(0, lines.count - visibleRows) }

  // MARK: - Input

  override func press(_ key: Key) -> Handling {
    switch key {
    case .down, .character("j"): scroll(to: offset + 1)
    case .up, .character("k"): scroll(to: offset - 1)
    case .pageDown, .character(" "): scroll(to: offset + max(1, visibleRows - 1))
    case .pageUp: scroll(to: offset - max(1, visibleRows - 1))
    case .home: scroll(to: 0)
    case .end, .character("G"): scroll(to: maximumOffset)
    default: window?.dismiss(self)
    }
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .press: window?.dismiss(self)
    case .wheel(let notches): scroll(to: offset + notches)
    case .drag, .release: break
    }
    return .handled
  }

  private func scroll(to wanted: Int) {
    offset = min(max(0, wanted), maximumOffset)
    setNeedsLayout()
  }

  override func layoutSubviews() { offset = min(offset, maximumOffset) }

  // MARK: - Drawing

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let panel = panel
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.raisedPanel(panel, hasBorder: true, dimmed: dimmingCount, theme)
    drawThumb(in: &canvas, theme)
    let margin = isRoomy ? 1 : 0
    let inside = EdgeInsets(top: 1 + margin, left: 3, bottom: 1 + margin, right: 3)
    canvas.within(panel.inset(by: inside)) { canvas in
      canvas.text("Keys", at: .zero, style: TextStyle(attributes: .bold))
      for (index, line) in lines.dropFirst(offset).prefix(visibleRows).enumerated() {
        draw(line, row: index + 1 + margin, in: &canvas, theme)
      }
    }
  }

  private func draw(
    _ line: HelpTopics.Line, row: Int, in canvas: inout Canvas, _ theme: Theme
  ) {
    canvas.text(
      line.name, at: Position(column: 0, row: row), style: TextStyle(attributes: .bold))
    canvas.text(
      line.help, at: Position(column: line.column, row: row),
      style: theme.secondary(on: theme.raised))
  }

  private func drawThumb(in canvas: inout Canvas, _ theme: Theme) {
    guard maximumOffset > 0 else { return }
    let track = panel.rows - 2
    let length = max(1, track * visibleRows / lines.count)
    let start = (track - length) * offset / maximumOffset
    let thumb = Rect(
      column: panel.maxColumn - 1, row: panel.minRow + 1 + start, columns: 1, rows: length)
    canvas.fill(thumb, glyph: "▐", style: theme.secondary())
  }
}
