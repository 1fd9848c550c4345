public import Cells

/// Text in runs of one style each.
nonisolated public struct StyledText: Hashable, Sendable {
  /// A piece of text in one style.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// How it looks.
    public var style: TextStyle

    /// A piece of text in one style.
    public init(_ text: String, _ style: TextStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The runs in order.
  public var runs: [Run]

  /// Text of these runs.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// Text in one style.
  public init(_ text: String, _ style: TextStyle = .plain) { runs = [Run(text, style)] }

  /// Width in columns.
  public var columns: Int { runs.reduce(0) { $0 + DisplayText.columns(of: $1.text) } }

  /// The text without its styles.
  public var text: String { runs.map(\.text).joined() }

  /// Adds text of one style at the end.
  public mutating func append(_ text: String, _ style: TextStyle) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text, style))
    }
  }
}

nonisolated extension Canvas {
  /// Draws styled text from `position`, at most `limit` columns. Returns the first column after it.
  @discardableResult
  public mutating func text(_ text: StyledText, at position: Position, limit: Int? = nil) -> Int {
    var column = position.column
    let end = limit.map { position.column + $0 } ?? size.columns
    for run in text.runs {
      column = self.text(
        run.text, at: Position(column: column, row: position.row), style: run.style,
        limit: end - column)
    }
    return column
  }
}
