import Cells
import TerminalKit

/// The keys that work, in a panel over the dimmed screen.
final class HelpOverlay: Presentation {
  private let columns = 64
  private var offset = 0

  init() { super.init(isModal: true) }

  override var canBecomeFirstResponder: Bool { true }
  override var initialFocus: View? { self }
  override var hints: [Hint] { [Hint("↑↓", "scroll"), Hint("Esc", "close")] }
  override var showsHintsOfNext: Bool { false }

  private var rows: [(name: String, help: String)] {
    KeyBinding.moving + [("", "")] + KeyBinding.all.map { ($0.name, $0.help) }
  }

  private var panel: Rect {
    let size = Size(columns: min(bounds.columns, columns), rows: min(bounds.rows, rows.count + 6))
    return Rect(
      origin: Position(
        column: (bounds.columns - size.columns) / 2, row: (bounds.rows - size.rows) / 2),
      size: size)
  }

  private var visibleRows: Int { max(1, panel.rows - 6) }

  override func press(_ key: Key) -> Handling {
    switch key {
    case .down, .character("j"), .pageDown: scroll(by: 1)
    case .up, .character("k"), .pageUp: scroll(by: -1)
    default: window?.dismiss(self)
    }
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .press: window?.dismiss(self)
    case .wheel(let notches): scroll(by: notches)
    case .drag, .release: break
    }
    return .handled
  }

  private func scroll(by distance: Int) {
    offset = min(max(0, offset + distance), max(0, rows.count - visibleRows))
    setNeedsLayout()
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.fill(panel, style: TextStyle(background: .rgb(theme.raised)))
    canvas.roundedBorder(panel, style: theme.hairline.on(.rgb(theme.raised)))
    canvas.within(panel.inset(by: EdgeInsets(top: 2, left: 4, bottom: 1, right: 2))) { canvas in
      canvas.text("Keys", at: .zero, style: TextStyle(attributes: .bold))
      for (index, row) in rows.dropFirst(offset).prefix(visibleRows).enumerated() {
        canvas.text(
          row.name, at: Position(column: 0, row: index + 2), style: TextStyle(attributes: .bold))
        canvas.text(
          row.help, at: Position(column: 14, row: index + 2),
          style: theme.secondary(on: theme.raised))
      }
    }
  }
}
