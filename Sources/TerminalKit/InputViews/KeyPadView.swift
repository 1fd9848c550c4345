import Cells

/// The keys of a pad, its title, and `[ Done ]`.
final class KeyPadView: View {
  var title = "" { didSet { setNeedsLayout() } }
  var appearance = KeyboardAppearance.default { didSet { setNeedsLayout() } }
  var didTap: ((KeyPadKey) -> Void)?
  let done = Button(title: "Done")
  private let kind: KeyPadKind
  /// The key that the mouse holds down.
  private var pressed: KeyPadKey?

  init(kind: KeyPadKind) {
    self.kind = kind
    super.init()
    done.takesFocus = false
    add(done)
  }

  override func sizeThatFits(_ limits: Size) -> Size {
    Size(columns: limits.columns, rows: KeyPadLayout(kind, fitting: limits).rows)
  }

  private var layout: KeyPadLayout { KeyPadLayout(kind, fitting: bounds.size) }

  override func layoutSubviews() {
    done.frame = Rect(
      column: max(0, bounds.columns - done.columns - 1), row: 0, columns: done.columns, rows: 1)
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .press:
      pressed = layout.key(at: mouse.position)
      if let pressed { didTap?(pressed) }
    case .release: pressed = nil
    case .drag, .wheel: break
    }
    return .handled
  }

  // MARK: - Drawing

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .rgb(theme.raised)))
    drawTitle(in: &canvas, theme)
    let layout = layout
    for place in layout.places { draw(place, layout.hasBrackets, in: &canvas, theme) }
  }

  private func drawTitle(in canvas: inout Canvas, _ theme: Theme) {
    let isAlert = appearance == .alert
    canvas.horizontalLine(
      row: 0, from: 0, to: bounds.columns, style: isAlert ? theme.danger : theme.hairline)
    let room = done.frame.minColumn - 4
    if room > 0, !title.isEmpty {
      let style = isAlert ? theme.danger.adding(.bold) : theme.secondary(on: theme.raised)
      canvas.text(
        " \(DisplayText.fitted(title, columns: room)) ", at: Position(column: 1, row: 0),
        style: style)
    }
    canvas.text(" ", at: Position(column: done.frame.minColumn - 1, row: 0))
    canvas.text(" ", at: Position(column: done.frame.maxColumn, row: 0))
  }

  private func draw(
    _ place: KeyPadLayout.Place, _ hasBrackets: Bool, in canvas: inout Canvas, _ theme: Theme
  ) {
    let isPressed = place.key == pressed
    let frame = hasBrackets ? theme.secondary(on: theme.raised) : TextStyle.plain
    var middle = isPressed ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    if isPressed, !theme.hasColor { middle = middle.adding(.reverse) }
    canvas.within(place.frame) { canvas in
      let start = hasBrackets ? canvas.text("[ ", at: .zero, style: frame) : 1
      let end = canvas.text(
        label(of: place.key, hasBrackets), at: Position(column: start, row: 0), style: middle)
      if hasBrackets { canvas.text(" ]", at: Position(column: end, row: 0), style: frame) }
    }
  }

  private func label(of key: KeyPadKey, _ hasBrackets: Bool) -> String {
    switch key {
    case .character(let character): String(character)
    case .delete: hasBrackets ? "Delete" : "Del"
    }
  }
}
