import CPosix

/// How text becomes cells: safe to send, and as wide on every terminal as it was measured.
///
/// Terminals disagree about emoji sequences (joined, toned, with variation selectors), so of these
/// only the base is shown, whose width all agree on. Control characters become their pictures;
/// what the C library has no width for, the replacement character; invisible ones, bidirectional
/// controls among them, are left out. What is stored never changes.
public enum DisplayText {
  /// One or two cells that show (a part of) a character of a text.
  public struct Element: Hashable, Sendable {
    /// What is shown.
    public let glyph: Glyph
    /// Columns it takes: 1 or 2.
    public let columns: Int
    /// Which Character of the text it belongs to, from 0.
    public let character: Int
  }

  /// Calls `body` for each element of `text` in order.
  public static func forEach(in text: String, _ body: (Element) -> Void) {
    if isPlain(text) {
      var index = 0
      for byte in text.utf8 {
        body(Element(glyph: Glyph(Unicode.Scalar(byte)), columns: 1, character: index))
        index += 1
      }
      return
    }
    for (index, character) in text.enumerated() {
      if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7f {
        body(Element(glyph: Glyph(Unicode.Scalar(ascii)), columns: 1, character: index))
      } else {
        forEachElement(of: character, at: index, body)
      }
    }
  }

  /// The elements of `text` in order.
  public static func elements(of text: String) -> [Element] {
    var elements: [Element] = []
    forEach(in: text) { elements.append($0) }
    return elements
  }

  /// Width of `text` in columns.
  public static func columns(of text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    if let count = simpleColumns(of: text) { return count }
    var total = 0
    forEach(in: text) { total += $0.columns }
    return total
  }

  /// Width of a text in which every scalar is a Character of one column: Latin letters, dashes, quotes
  /// and the like. `nil` for others.
  private static func simpleColumns(of text: String) -> Int? {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2010...0x2027: count += 1
      default: return nil
      }
    }
    return count
  }

  /// Width of Characters one after the other, in columns.
  public static func columns(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { total, character in
      let isPlain = character.asciiValue.map { 0x20..<0x7f ~= $0 } ?? false
      return total + (isPlain ? 1 : columns(of: String(character)))
    }
  }

  /// Whether it is all printable ASCII, so that bytes, characters and columns are the same.
  public static func isPlain(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    }
    return isPlain ?? false
  }

  /// `text` where it fits into `columns`, else its beginning, `…` at the end.
  public static func fitted(_ text: String, columns limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var (start, used) = ("", 0)
    for character in text {
      used += columns(of: String(character))
      guard used < limit else { break }
      start.append(character)
    }
    while start.last == " " { start.removeLast() }
    return start + "…"
  }

  /// `text` with nothing in it that a terminal would obey, for a line outside the screen.
  public static func harmless(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !reordersLines(scalar) {
      safe.append(picture(of: scalar) ?? scalar)
    }
    return String(safe)
  }

  /// Whether it turns the writing direction of what follows on the line: embeddings, overrides and
  /// isolates (Unicode Bidirectional Algorithm, 2). It is left out: what it would act on is not its own.
  private static func reordersLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func forEachElement(
    of character: Character, at index: Int, _ body: (Element) -> Void
  ) {
    var base: [Unicode.Scalar] = []
    var (baseColumns, isJoined) = (0, false)
    func finish() {
      if baseColumns > 0 {
        body(Element(glyph: Glyph(base), columns: baseColumns, character: index))
      }
      (base, baseColumns) = ([], 0)
    }
    for scalar in character.unicodeScalars {
      let shown = picture(of: scalar) ?? scalar
      if isInvisible(shown) {
        isJoined = isJoined || scalar == "\u{200d}"
        continue
      }
      let columns = Int(cposix_width(shown.value))
      if columns == 0 {
        if baseColumns == 0 { (base, baseColumns) = (["◌"], 1) }
        base.append(shown)
      } else if !(baseColumns > 0 && isPartOfEmoji(shown, afterJoiner: isJoined)) {
        finish()
        (base, baseColumns) = columns > 0 ? ([shown], columns) : (["\u{fffd}"], 1)
        if character == "\r\n" { break }
      }
    }
    finish()
  }

  private static func isPartOfEmoji(_ scalar: Unicode.Scalar, afterJoiner: Bool) -> Bool {
    scalar.properties.isEmojiModifier || (afterJoiner && scalar.properties.isEmoji)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xfe00...0xfe0f, 0xe0100...0xe01ef: true
    case ..<0xad: false
    default: scalar.properties.generalCategory == .format
    }
  }

  /// The stand-in of a control character, `nil` for any other scalar: tabs and line ends become a
  /// blank, C0 and DEL their control pictures, C1 and line separators the replacement character.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0a, 0x0d: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7f: "␡"
    case 0x80...0x9f, 0x2028, 0x2029: "\u{fffd}"
    default: nil
    }
  }
}
