/// What a person does in the interface, each step to its visible end.
extension PseudoTerminal {
  /// Reads until a text is no longer on the screen.
  func readUntil(hides text: String) throws {
    try readUntil("no “\(text)”") { !$0.contains(text) }
  }

  /// Types keys and waits for a text.
  func send(_ keys: String, until text: String) throws {
    try send(keys)
    try readUntil(shows: text)
  }

  /// Presses a key and waits for a text.
  func send(_ key: TerminalKey, until text: String) throws { try send(key.rawValue, until: text) }

  /// Moves from the first monster to the one `index` places down and waits until it is shown.
  func select(_ name: String, at index: Int, _ size: WindowSize) throws {
    if !size.hasTwoPanes { try send("m", until: "type to filter") }
    for step in 0..<index { try send(step % 2 == 0 ? "j" : TerminalKey.down.rawValue) }
    try readUntil("\(name) selected") { $0.selectedRow == name }
    guard !size.hasTwoPanes else { return }
    try send(TerminalKey.enter)
    try readUntil(hides: "type to filter")
    try readUntil(shows: "\(index + 1) of")
  }

  /// Opens the strip.
  func openStrip() throws { try send("w", until: "[ Done ]") }

  /// Opens the colour picker.
  func openPicker() throws { try send("c", until: "In this catalog") }

  /// Presses and releases the left button on the first cell of a text.
  func click(_ text: String, columns: Int = 0, rows: Int = 0) throws {
    try readUntil(shows: text)
    guard let place = screen.position(of: text) else { return }
    try click(column: place.column + columns, row: place.row + rows)
  }

  /// Ends the program as its users do.
  func quit() throws -> ExitStatus {
    try send("q")
    return try waitForExit()
  }

  /// Kills the program without a chance to clean up.
  func killAtOnce() throws {
    try signal(9)
    try waitForExit()
  }
}

extension TerminalScreen {
  /// The name in the row of the list that is marked as selected.
  var selectedRow: String? {
    for line in lines {
      guard let mark = line.range(of: "▌ ▌ ") else { continue }
      return String(line[mark.upperBound...].prefix { $0 != "›" && $0 != "│" })
        .split(separator: "  ").first.map(String.init)
    }
    return nil
  }

  /// The value of the picker's hex field.
  var hexField: String? {
    let line = lines.first { $0.contains("Hex  ") }
    guard let line, let mark = line.firstIndex(of: "#") else { return nil }
    return String(line[mark...].prefix(7))
  }
}

extension String {
  /// Where a text first stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension PseudoTerminal {
  /// Reads until the program waits for its next event and everything it has drawn is here.
  func settle() throws {
    var drawn = -1
    try readUntil("the program to wait") { screen in
      defer { drawn = screen.transcript.count }
      return drawn == screen.transcript.count && ProcessTable.isAsleep(self.pid)
    }
  }
}

extension TerminalScreen {
  /// All cells with their colours, and the cursor's place.
  var everyCell: [[TerminalCell]] { (0..<rows).map { cells(row: $0) } }

  /// Where the cells are not as they were, and how they were and are.
  func differences(from before: [[TerminalCell]]) -> [String] {
    zip(before, everyCell).enumerated().flatMap { row, cells in
      zip(cells.0, cells.1).enumerated().filter { $1.0 != $1.1 }.map { column, cells in
        "\(column), \(row): \(cells.0.brief) to \(cells.1.brief)"
      }
    }
  }
}

extension TerminalCell {
  fileprivate var brief: String {
    "“\(glyph)” \(foreground) on \(background), \(attributes.rawValue)"
  }
}
