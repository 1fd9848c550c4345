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
    for (index, part) in run.text.utf8.split(separator: 32, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 {
        endWord()
        blank = (blank.columns + 1, run.style)
      }
      var rest = part
      while wordColumns + rest.count > columns {
        breakWord()
        let piece = rest.prefix(columns)
        addToWord(piece, run.style)
        rest = rest.dropFirst(columns)
      }
      addToWord(rest, run.style)
    }
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
    if used > 0, used + blank.columns + wordColumns > columns { endLine() }
    if used > 0, blank.columns > 0 {
      let style = line.runs.last?.style == blank.style ? blank.style : TextStyle.plain
      line.append(String(repeating: " ", count: blank.columns), style)
      used += blank.columns
    }
    for run in word.runs { line.append(run.text, run.style) }
    used += wordColumns
    (word, wordColumns, blank.columns) = (StyledText(), 0, 0)
  }

  private mutating func endLine() {
    lines.append(line)
    (line, used, blank.columns) = (StyledText(), 0, 0)
  }
}
