import Cells

/// One answer of an alert. Which has the focus is told by its brackets, a tint and bold, and by
/// reverse where there are no colours.
final class AlertButton: View {
  let title: String
  let style: AlertAction.Style
  var appearance = KeyboardAppearance.default
  var action: (() -> Void)?

  init(title: String, style: AlertAction.Style) {
    self.title = title
    self.style = style
    super.init()
  }

  /// Width with its brackets, in columns.
  var columns: Int { DisplayText.columns(of: title) + 4 }

  override var canBecomeFirstResponder: Bool { true }
  override var caret: Position? { Position(column: 2, row: 0) }

  override func didBecomeFirstResponder() { superview?.setNeedsLayout() }

  override func press(_ key: Key) -> Handling {
    guard key == .enter || key == .character(" ") else { return .passed }
    action?()
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    action?()
    return .handled
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let mark = theme.accent(in: appearance)
    let surface = isFocused ? theme.raised.mixed(with: mark, by: 0.18) : theme.raised
    let attributes = attributes(theme)
    let brackets = TextStyle(
      foreground: isFocused
        ? .rgb(theme.legible(mark, on: surface)) : theme.secondary(on: surface).foreground,
      background: .rgb(surface), attributes: attributes)
    var text = brackets
    if style == .destructive {
      text.foreground = .rgb(theme.legible(theme.dangerColor, on: surface))
    } else if !isFocused {
      text.foreground = .terminal
    }
    let shown = DisplayText.fitted(title, columns: bounds.columns - 4)
    canvas.fill(bounds, style: brackets)
    canvas.text("[ ", at: .zero, style: brackets)
    let end = canvas.text(shown, at: Position(column: 2, row: 0), style: text)
    canvas.text(" ]", at: Position(column: end, row: 0), style: brackets)
  }

  private func attributes(_ theme: Theme) -> TextAttributes {
    guard isFocused else { return [] }
    return theme.hasColor ? .bold : [.bold, .reverse]
  }
}
