import Cells

/// Where the parts of an alert stand, in its own cells. Where rows are scarce, blank rows give way
/// first, then the border, then the end of the message; the buttons always stay.
nonisolated struct AlertLayout: Hashable {
  /// The words of an alert.
  struct Words {
    var title: String
    var message: String
    /// Widths of the buttons with their brackets, in columns.
    var buttons: [Int]
  }

  /// Rows without words, one each where there is room.
  private struct Air {
    var border = 1
    var margin = 1
    var belowTitle = 1
    var aboveButtons = 1

    /// From roomy to tight.
    static let steps = [
      Air(), Air(margin: 0), Air(margin: 0, belowTitle: 0),
      Air(margin: 0, belowTitle: 0, aboveButtons: 0),
      Air(border: 0, margin: 0, belowTitle: 0, aboveButtons: 0),
    ]
  }

  /// The widest that text may run, in columns.
  static let widestText = 52

  /// The raised surface.
  private(set) var panel = Rect.zero
  /// Whether there is room for a border around it.
  private(set) var hasBorder = true
  /// Where the title begins, and its lines.
  private(set) var title = Block()
  /// Where the message begins, and those of its lines that fit.
  private(set) var message = Block()
  /// The frames of the buttons, in order.
  private(set) var buttons: [Rect] = []

  /// Lines of text from a place on.
  struct Block: Hashable {
    var origin = Position.zero
    var lines: [String] = []
  }

  init() {}

  /// The layout of `words` within `limits`; where not even the buttons fit, the one at `focus` does.
  init(_ words: Words, in limits: Size, focus: Int) {
    for air in Air.steps {
      let rows = arrange(words, air, in: limits)
      if rows <= limits.rows {
        center(in: limits, rows: rows)
        return
      }
    }
    cut(to: limits.rows)
    center(in: limits, rows: limits.rows)
    show(focus, in: limits.rows)
  }

  // MARK: - Arranging

  /// Puts everything below each other from the origin on. Returns the rows that it takes.
  private mutating func arrange(_ words: Words, _ air: Air, in limits: Size) -> Int {
    let sides = air.border + (limits.columns < 40 ? 1 : 3)
    let columns = min(wantedColumns(words), max(1, limits.columns - 2 * sides))
    hasBorder = air.border == 1
    panel.size.columns = min(limits.columns, columns + 2 * sides)
    let top = air.border + air.margin
    title = block(words.title, columns, at: Position(column: sides, row: top))
    let messageRow = top + title.lines.count + (words.message.isEmpty ? 0 : air.belowTitle)
    message = block(words.message, columns, at: Position(column: sides, row: messageRow))
    let row = messageRow + message.lines.count + air.aboveButtons
    return place(words.buttons, columns, at: Position(column: sides, row: row)) + top
  }

  private func wantedColumns(_ words: Words) -> Int {
    let row = words.buttons.reduce(-2) { $0 + $1 + 2 }
    let lines = [words.title] + words.message.split(whereSeparator: \.isNewline).map(String.init)
    let text = lines.map { DisplayText.columns(of: $0) }.max() ?? 0
    return max(row, min(text, Self.widestText))
  }

  private func block(_ text: String, _ columns: Int, at origin: Position) -> Block {
    guard !text.isEmpty else { return Block(origin: origin) }
    return Block(origin: origin, lines: StyledText(text).wrapped(columns: columns).map(\.text))
  }

  /// Buttons in a row, or one below the other where that is too wide. Returns the row after them.
  private mutating func place(_ widths: [Int], _ columns: Int, at origin: Position) -> Int {
    let isStacked = widths.reduce(-2) { $0 + $1 + 2 } > columns
    var next = origin
    buttons = widths.map { width in
      let frame = Rect(
        origin: next, size: Size(columns: min(width, columns), rows: 1))
      if isStacked { next.row += 1 } else { next.column += width + 2 }
      return frame
    }
    return isStacked ? next.row : next.row + 1
  }

  // MARK: - Fitting

  /// Takes lines from the end of the message, then of the title, until the rest is `rows` high.
  private mutating func cut(to rows: Int) {
    let height = (buttons.last?.maxRow ?? 0) - (buttons.first?.minRow ?? 0)
    let room = max(0, rows - height)
    title.lines = cut(title.lines, to: room)
    message.lines = cut(message.lines, to: room - title.lines.count)
    message.origin.row = title.lines.count
    let top = buttons.first?.minRow ?? 0
    buttons = buttons.map { $0.offset(rows: title.lines.count + message.lines.count - top) }
  }

  private func cut(_ lines: [String], to count: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(max(0, count))) }
    let columns = max(1, panel.columns - 2 * title.origin.column)
    let last = lines[count - 1]
    let isFull = DisplayText.columns(of: last) >= columns
    return lines.prefix(count - 1)
      + [isFull ? DisplayText.fitted(last + " ", columns: columns) : last + "…"]
  }

  private mutating func center(in limits: Size, rows: Int) {
    let origin = Position(
      column: (limits.columns - panel.columns) / 2, row: (limits.rows - rows) / 2)
    panel = Rect(origin: origin, size: Size(columns: panel.columns, rows: rows))
    title.origin = title.origin + origin
    message.origin = message.origin + origin
    buttons = buttons.map { $0.offset(columns: origin.column, rows: origin.row) }
  }

  private mutating func show(_ focus: Int, in rows: Int) {
    guard buttons.indices.contains(focus) else { return }
    let hidden = max(0, buttons[focus].maxRow - rows)
    buttons = buttons.map { $0.offset(rows: -hidden) }
  }
}
