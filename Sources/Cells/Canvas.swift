/// A surface as one view sees it: the view's upper left cell is the origin, and nothing outside
/// the view or the views around it can be drawn on.
public struct Canvas {
  /// What has been drawn so far.
  public private(set) var surface: Surface
  /// The size of the view that draws.
  public private(set) var size: Size
  private var origin = Position.zero
  private var clip: Rect

  /// A canvas over the whole of `surface`.
  public init(_ surface: Surface) {
    self.surface = surface
    size = surface.size
    clip = Rect(origin: .zero, size: surface.size)
  }

  /// The whole of the view that draws, in its own cells.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Lets `body` draw into `frame`, a rectangle of this view, with the origin at its corner.
  public mutating func within(_ frame: Rect, _ body: (inout Canvas) -> Void) {
    let saved = (origin, clip, size)
    origin = origin + frame.origin
    clip = clip.intersection(Rect(origin: origin, size: frame.size))
    size = frame.size
    if !clip.isEmpty { body(&self) }
    (origin, clip, size) = saved
  }

  /// What is drawn at `position`.
  public func cell(at position: Position) -> Cell { surface[origin + position] }

  /// Puts one glyph of one column there.
  public mutating func put(_ glyph: Glyph, at position: Position, style: TextStyle = .plain) {
    let place = origin + position
    guard clip.contains(place) else { return }
    surface.put(makeCell(glyph, style, at: place), at: place)
  }

  /// Draws `text` from `position` to the right, at most to `limit` columns (left out: to the
  /// view's edge). Returns the first column after it.
  @discardableResult
  public mutating func text(
    _ text: String, at position: Position, style: TextStyle = .plain,
    limit: Int? = nil
  ) -> Int {
    var column = position.column
    let end = limit.map { position.column + $0 } ?? size.columns
    DisplayText.forEach(in: text) { element in
      guard column + element.columns <= end else {
        column = max(column, end)
        return
      }
      put(element, at: Position(column: column, row: position.row), style: style)
      column += element.columns
    }
    return column
  }

  /// Draws `text` so that it ends left of column `end`. Returns the column it begins in.
  @discardableResult
  public mutating func text(
    _ text: String, endingAt end: Int, row: Int, style: TextStyle = .plain
  ) -> Int {
    let start = end - DisplayText.columns(of: text)
    self.text(text, at: Position(column: start, row: row), style: style)
    return start
  }

  /// Fills `rect` with blanks of that style (or another glyph of one column).
  public mutating func fill(_ rect: Rect, glyph: Glyph = .space, style: TextStyle) {
    let area = Rect(origin: origin + rect.origin, size: rect.size).intersection(clip)
    for row in area.minRow..<max(area.minRow, area.maxRow) {
      for column in area.minColumn..<max(area.minColumn, area.maxColumn) {
        let place = Position(column: column, row: row)
        surface.put(makeCell(glyph, style, at: place), at: place)
      }
    }
  }

  /// A horizontal line from column `start` up to, not including, `end`.
  public mutating func horizontalLine(row: Int, from start: Int, to end: Int, style: TextStyle) {
    fill(Rect(column: start, row: row, columns: end - start, rows: 1), glyph: "─", style: style)
  }

  /// A vertical line from row `start` up to, not including, `end`.
  public mutating func verticalLine(column: Int, from start: Int, to end: Int, style: TextStyle) {
    fill(Rect(column: column, row: start, columns: 1, rows: end - start), glyph: "│", style: style)
  }

  /// Changes the colours and attributes of every cell of `rect`, not their glyphs.
  public mutating func restyle(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let area = Rect(origin: origin + rect.origin, size: rect.size).intersection(clip)
    for row in area.minRow..<max(area.minRow, area.maxRow) {
      for column in area.minColumn..<max(area.minColumn, area.maxColumn) {
        surface.restyle(Position(column: column, row: row), change)
      }
    }
  }

  private mutating func put(
    _ element: DisplayText.Element, at position: Position, style: TextStyle
  ) {
    guard element.columns == 2 else { return put(element.glyph, at: position, style: style) }
    let place = origin + position
    let second = Position(column: place.column + 1, row: place.row)
    if clip.contains(place), clip.contains(second) {
      surface.putWide(makeCell(element.glyph, style, at: place), at: place)
    } else {
      put(.space, at: position, style: style)
      put(.space, at: Position(column: position.column + 1, row: position.row), style: style)
    }
  }

  private func makeCell(_ glyph: Glyph, _ style: TextStyle, at place: Position) -> Cell {
    Cell(
      glyph: glyph, foreground: style.foreground,
      background: style.background ?? surface[place].background, attributes: style.attributes)
  }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// The glyph of one scalar.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }
}
