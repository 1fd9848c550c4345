import CVTerm

/// What a person would see: libvterm's model of a terminal, fed with a program's output.
final class TerminalScreen {
  /// Width in columns.
  private(set) var columns: Int
  /// Height in rows.
  private(set) var rows: Int
  /// The DEC private modes that are on; libvterm 0.1 itself reads only the first of a sequence.
  var modes: Set<Int> { privateModes.on }
  /// Everything the program has written.
  private(set) var transcript: [UInt8] = []
  /// What the terminal says when it is asked for its background, `0xRRGGBB`; `nil`: nothing.
  var answersBackground: UInt32?

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let properties: UnsafeMutablePointer<CVTermProperties>
  private var privateModes = PrivateModes()

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    properties = .allocate(capacity: 1)
    properties.initialize(to: CVTermProperties())
    cvterm_observe(screen, properties)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    properties.deallocate()
  }

  // MARK: - Input

  /// Takes a piece of the program's output and gives what a terminal answers to the queries in it.
  func feed(_ bytes: [UInt8]) -> [UInt8] {
    transcript += bytes
    privateModes.feed(bytes)
    let asked = properties.pointee.backgroundQueries
    var answers: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 256) {
      let piece = bytes[start..<min(start + 256, bytes.count)]
      piece.withContiguousStorageIfAvailable { piece in
        piece.withMemoryRebound(to: CChar.self) {
          _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
        }
      }
      answers += takeAnswers()
    }
    for _ in asked..<properties.pointee.backgroundQueries { answers += backgroundAnswer }
    return answers
  }

  /// Takes over a new size.
  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  // MARK: - What is shown

  /// The cell at a position that is on the screen.
  func cell(column: Int, row: Int) -> TerminalCell {
    precondition(0..<columns ~= column && 0..<rows ~= row, "no cell at \(column), \(row)")
    return TerminalCell(cvterm_cell(screen, Int32(row), Int32(column)))
  }

  /// The cells of a row.
  func cells(row: Int) -> [TerminalCell] { (0..<columns).map { cell(column: $0, row: row) } }

  /// The text of a row without the blanks at its end.
  func line(_ row: Int) -> String {
    let text = cells(row: row).map(\.glyph).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The text of all rows.
  var lines: [String] { (0..<rows).map { line($0) } }

  /// The text of the screen, one line a row.
  var text: String { lines.joined(separator: "\n") }

  /// Whether a row has this text.
  func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// Where a text first stands, in cells.
  func position(of text: String) -> (column: Int, row: Int)? {
    for row in 0..<rows {
      let cells = cells(row: row)
      for column in cells.indices where cells[column].glyph.first == text.first {
        let rest = cells[column...].map(\.glyph).joined()
        if rest.hasPrefix(text) { return (column, row) }
      }
    }
    return nil
  }

  /// Where the cursor stands.
  var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.col), Int(position.row))
  }

  /// Whether the cursor is shown.
  var isCursorVisible: Bool { modes.contains(25) }

  /// Whether the alternate screen is shown.
  var isAlternate: Bool { modes.contains(1049) }

  /// Whether the program gets mouse events.
  var hasMouse: Bool { !modes.isDisjoint(with: [1000, 1002, 1003]) }

  /// How often the bell has rung.
  var bells: Int { Int(properties.pointee.bells) }

  /// The window's title.
  var title: String { String(cString: cvterm_title(properties)) }

  // MARK: - Answers

  private func takeAnswers() -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = vterm_output_read(terminal, &buffer, buffer.count)
    return buffer[..<count].map { UInt8(bitPattern: $0) }
  }

  private var backgroundAnswer: [UInt8] {
    guard let color = answersBackground else { return [] }
    let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map { part in
      let digits = String(part * 257, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return Array("\u{1b}]11;rgb:\(parts.joined(separator: "/"))\u{1b}\\".utf8)
  }
}
