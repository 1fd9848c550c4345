import Cells

nonisolated extension StyledText {
  /// Its lines where none may be wider than `columns` (at least 1): broken at blanks, and inside a
  /// word only where that is wider than a whole line. Line feeds break too.
  public func wrapped(columns: Int) -> [StyledText] {
    var wrapper = LineWrapper(columns: max(1, columns))
    for run in runs { wrapper.add(run) }
    return wrapper.finished()
  }
}

nonisolated private struct LineWrapper {
  let columns: Int
  var lines: [StyledText] = []
  var line = StyledText()
  var used = 0
  var word = StyledText()
  var wordColumns = 0
  var blank: (columns: Int, style: TextStyle) = (0, .plain)

  mutating func add(_ run: StyledText.Run) {
    if DisplayText.isPlain(run.text) { return addPlain(run) }
    for character in run.text {
      if character.isNewline {
        endWord()
        endLine()
      } else if character == " " || character == "\t" {
        endWord()
        blank = (blank.columns + 1, run.style)
      } else {
        let width = DisplayText.columns(of: String(character))
        if wordColumns + width > columns { breakWord() }
        word.append(String(character), run.style)
        wordColumns += width
      }
    }
  }

  /// The same for printable ASCII, a word at a time.
  private mutating func addPlain(_ run: StyledText.Run) {
    var rest = run.text.utf8[...]
    while let first = rest.first {
      if first == 32 {
        endWord()
        blank = (blank.columns + 1, run.style)
        rest = rest.dropFirst()
        continue
      }
      let part = rest.prefix { $0 != 32 }
      rest = rest[part.endIndex...]
      // A word that ends in this run needs no waiting for what may follow it.
      if wordColumns == 0, !rest.isEmpty, part.count <= columns {
        place(part, run.style)
      } else {
        addPiecewise(part, run.style)
      }
    }
  }

  private mutating func place(_ part: Substring.UTF8View, _ style: TextStyle) {
    let count = part.count
    makeRoom(for: count)
    line.append(String(Substring(part)), style)
    used += count
    blank.columns = 0
  }

  private mutating func addPiecewise(_ part: Substring.UTF8View, _ style: TextStyle) {
    var rest = part
    while wordColumns + rest.count > columns {
      breakWord()
      let piece = rest.prefix(columns)
      addToWord(piece, style)
      rest = rest.dropFirst(columns)
    }
    addToWord(rest, style)
  }

  private mutating func addToWord(_ bytes: Substring.UTF8View, _ style: TextStyle) {
    guard !bytes.isEmpty else { return }
    word.append(String(Substring(bytes)), style)
    wordColumns += bytes.count
  }

  mutating func finished() -> [StyledText] {
    endWord()
    if !line.runs.isEmpty || lines.isEmpty { endLine() }
    return lines
  }

  private mutating func breakWord() {
    endWord()
    if used > 0 { endLine() }
  }

  private mutating func endWord() {
    guard wordColumns > 0 else { return }
    makeRoom(for: wordColumns)
    for run in word.runs { line.append(run.text, run.style) }
    used += wordColumns
    (word, wordColumns, blank.columns) = (StyledText(), 0, 0)
  }

  /// Ends the line where a word of that width does not fit, else puts the blanks before it.
  private mutating func makeRoom(for count: Int) {
    if used > 0, used + blank.columns + count > columns { endLine() }
    guard used > 0, blank.columns > 0 else { return }
    let style = line.runs.last?.style == blank.style ? blank.style : TextStyle.plain
    line.append(blank.columns == 1 ? " " : String(repeating: " ", count: blank.columns), style)
    used += blank.columns
  }

  private mutating func endLine() {
    lines.append(line)
    (line, used, blank.columns) = (StyledText(), 0, 0)
  }
}
