import Cells

/// One answer of an alert: danger for one that loses something, else accent while it has the focus.
/// Which has it is told by its brackets, a tint and bold, and by reverse where there are few colours
/// or none.
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
    let surface = surface(theme)
    let mark = Color.rgb(theme.legible(mark(theme), on: surface))
    let quiet = theme.secondary(on: surface).foreground
    let brackets = TextStyle(
      foreground: isFocused || isAlarming ? mark : quiet, background: .rgb(surface),
      attributes: attributes(theme))
    var text = brackets
    text.foreground = isFocused || style == .destructive ? mark : .terminal
    let shown = DisplayText.fitted(title, columns: bounds.columns - 4)
    canvas.fill(bounds, style: brackets)
    canvas.text("[ ", at: .zero, style: brackets)
    let end = canvas.text(shown, at: Position(column: 2, row: 0), style: text)
    canvas.text(" ]", at: Position(column: end, row: 0), style: brackets)
  }

  /// Whether it says also without the focus that something is lost.
  private var isAlarming: Bool { style == .destructive && appearance == .alert }

  private func mark(_ theme: Theme) -> RGB {
    style == .destructive ? theme.dangerColor : theme.accentColor
  }

  private func surface(_ theme: Theme) -> RGB {
    isFocused ? theme.raised.mixed(with: mark(theme), by: 0.18) : theme.raised
  }

  private func attributes(_ theme: Theme) -> TextAttributes {
    guard isFocused else { return [] }
    return theme.hasTints ? .bold : [.bold, .reverse]
  }
}
