import BestiaryCore
import Cells
import TerminalKit

/// A labelled line of the detail pane that can have the focus.
class DetailField: View {
  /// Done for Return, Space, or a click while it has the focus.
  var activate: (() -> Void)?
  var labelColumns = DetailLayout.labelColumns { didSet { setNeedsLayout() } }
  var activation = "edit"
  /// Whether a click opens it at once, not only when it has the focus already.
  var opensOnFirstClick: Bool { false }
  private var hadFocus = false

  override var canBecomeFirstResponder: Bool { true }
  override var caret: Position? { Position(column: 1, row: 0) }
  override var hints: [Hint] {
    activate == nil ? [] : [Hint("Return", activation), Hint("Tab", "next field")]
  }

  override func press(_ key: Key) -> Handling {
    guard let activate, key == .enter || key == .character(" ") else { return .passed }
    activate()
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    if hadFocus || opensOnFirstClick { activate?() }
    hadFocus = true
    return .handled
  }

  override func didResignFirstResponder() { hadFocus = false }

  func drawLabel(_ label: String, in canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      label, at: Position(column: 1, row: 0), style: isFocused ? theme.accent : theme.secondary(),
      limit: labelColumns)
  }

  /// Whether it is drawn as what has the focus.
  var isMarked: Bool { isFocused }

  /// Brackets in accent before the first line, and behind the last: what has the focus.
  func drawBrackets(
    from start: Int, to end: Int, row: Int = 0, in canvas: inout Canvas, _ theme: Theme
  ) {
    guard isMarked else { return }
    canvas.text("[", at: Position(column: start - 1, row: 0), style: theme.accent.adding(.bold))
    canvas.text("]", at: Position(column: end, row: row), style: theme.accent.adding(.bold))
  }

  /// Lines below each other from `column`, with the brackets where it has the focus.
  func draw(
    _ lines: [String], column: Int, style: TextStyle, in canvas: inout Canvas, _ theme: Theme
  ) {
    var end = column
    for (row, line) in lines.enumerated() {
      end = canvas.text(line, at: Position(column: column, row: row), style: style)
    }
    drawBrackets(from: column, to: end, row: max(0, lines.count - 1), in: &canvas, theme)
  }
}

/// What kind of monster it is, in as many lines as that takes.
final class SubtitleView: View {
  var text = "" { didSet { setNeedsLayout() } }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    for (row, line) in FieldText.subtitle(text, columns: bounds.columns).enumerated() {
      canvas.text(line, at: Position(column: 0, row: row), style: theme.secondary())
    }
  }
}

/// The monster's name in its colour.
final class NameField: DetailField {
  var name = "" { didSet { setNeedsLayout() } }
  var color: HexColor? { didSet { setNeedsLayout() } }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let lines = FieldText.heading(name, columns: bounds.columns - 2)
    draw(lines, column: 1, style: theme.name(color, isBold: true), in: &canvas, theme)
  }
}

/// The monster's colour: a swatch, its number and its name.
final class ColorField: DetailField {
  var color: HexColor? { didSet { setNeedsLayout() } }
  /// Whether the picker is open at it: it keeps the marks of the focus.
  var isOpen = false { didSet { setNeedsLayout() } }

  /// The cells of the swatch, in this view's own cells.
  var swatch: Rect { Rect(column: 1 + labelColumns, row: 0, columns: 3, rows: 1) }

  override var caret: Position? { swatch.origin }
  override var isMarked: Bool { isFocused || isOpen }
  override var opensOnFirstClick: Bool { true }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    drawLabel("Colour", in: &canvas, theme)
    let style = color.map { TextStyle(foreground: .rgb(RGB($0))) } ?? theme.hairline
    let start = swatch.minColumn
    canvas.text(
      color == nil || !theme.hasColor ? "───" : "███", at: swatch.origin, style: style)
    let number = DisplayText.fitted(
      color.map(\.description) ?? "none", columns: bounds.columns - start - 5)
    let end = canvas.text(
      number, at: Position(column: start + 5, row: 0),
      style: color == nil ? theme.secondary() : .plain)
    if let color, let name = ColorNameTable.name(of: color) {
      let room = bounds.columns - end - 2
      if DisplayText.columns(of: name) <= room {
        canvas.text(name, at: Position(column: end + 2, row: 0), style: theme.secondary())
      }
    }
    drawBrackets(from: start, to: start + 3, in: &canvas, theme)
  }
}

/// The monster's tags.
final class TagsField: DetailField {
  var tags: [String] = [] { didSet { setNeedsLayout() } }

  override var caret: Position? { Position(column: 1 + labelColumns, row: 0) }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    drawLabel("Tags", in: &canvas, theme)
    let column = 1 + labelColumns
    let lines = FieldText.tags(tags, columns: bounds.columns - column - 1)
    let style = tags.isEmpty ? theme.secondary() : .plain
    draw(lines, column: column, style: style, in: &canvas, theme)
  }
}

/// The monster's picture, which can have the focus.
final class PortraitView: ImageView {
  /// Done for Return.
  var activate: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override var caret: Position? { .zero }
  override var hints: [Hint] { [Hint("Return", "choose picture"), Hint("Tab", "next field")] }

  override func press(_ key: Key) -> Handling {
    guard key == .enter || key == .character(" ") else { return .passed }
    activate?()
    return .handled
  }

  override func drawOver(in canvas: inout Canvas) {
    guard isFocused, let theme = window?.theme else { return }
    canvas.focusCorners(bounds, hasArms: true, style: theme.accent)
  }
}

/// A heading with its lines of text; has the focus as a whole.
final class TextSection: DetailField {
  var title = "" { didSet { setNeedsLayout() } }
  var lines: [StyledText] = [] { didSet { setNeedsLayout() } }
  var takesFocus = true

  override var canBecomeFirstResponder: Bool { takesFocus }
  /// Height with its heading, in rows.
  var rows: Int { lines.count + 1 }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let heading = isFocused ? theme.accent.adding(.bold) : theme.secondary()
    if isFocused { canvas.text("▌", at: .zero, style: theme.accent) }
    let end = canvas.text(title, at: Position(column: 2, row: 0), style: heading)
    canvas.horizontalLine(
      row: 0, from: end + 1, to: bounds.columns, style: isFocused ? theme.accent : theme.hairline)
    for (index, line) in lines.enumerated() {
      canvas.text(line, at: Position(column: 2, row: index + 1))
    }
  }
}
