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
    for place in layout.places { draw(place, layout.style, in: &canvas, theme) }
  }

  private func drawTitle(in canvas: inout Canvas, _ theme: Theme) {
    let isAlert = appearance == .alert
    canvas.horizontalLine(
      row: 0, from: 0, to: bounds.columns, style: isAlert ? theme.danger : theme.hairline)
    let room = (done.isHidden ? bounds.columns : done.frame.minColumn) - 4
    if room > 0, !title.isEmpty {
      let style = isAlert ? theme.danger.adding(.bold) : theme.secondary(on: theme.raised)
      canvas.text(
        " \(DisplayText.fitted(title, columns: room)) ", at: Position(column: 1, row: 0),
        style: style)
    }
    guard !done.isHidden else { return }
    canvas.text(" ", at: Position(column: done.frame.minColumn - 1, row: 0))
    canvas.text(" ", at: Position(column: done.frame.maxColumn, row: 0))
  }

  private func draw(
    _ place: KeyPadLayout.Place, _ look: KeyPadLayout.Style, in canvas: inout Canvas,
    _ theme: Theme
  ) {
    let isPressed = place.key == pressed
    let quiet = theme.secondary(on: theme.raised)
    var middle = isPressed ? theme.accent.adding(.bold) : TextStyle(attributes: .bold)
    if isPressed, !theme.hasColor { middle = middle.adding(.reverse) }
    let parts: [StyledText.Run]
    switch look {
    case .brackets:
      let label = place.key == .delete ? "Delete" : place.key.label
      parts = [.init("[ ", quiet), .init(label, middle), .init(" ]", quiet)]
    case .bare: parts = [.init(" ", middle), .init(place.key.label, middle)]
    case .tight: parts = [.init(place.key.label, middle)]
    }
    canvas.text(StyledText(parts), at: place.frame.origin, limit: place.frame.columns)
  }
}

nonisolated extension KeyPadKey {
  /// What stands on it where there is little room.
  fileprivate var label: String {
    switch self {
    case .character(let character): String(character)
    case .delete: "Del"
    }
  }
}
