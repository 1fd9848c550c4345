import JSON

/// The lines of Angband's text, gathered to one object a monster.
struct AngbandLines {
  private static let numbers: Set<String> = [
    "speed", "hit-points", "light", "hearing", "smell", "armor-class", "sleepiness", "depth",
    "rarity", "experience", "innate-freq", "spell-freq", "spell-power",
  ]

  /// Keys that come once a monster; the lines of all others are gathered to a list.
  private static let singles: Set<String> = [
    "name", "plural", "base", "glyph", "color", "color-cycle",
  ]

  /// Keys whose value is a list in itself.
  private static let lists: Set<String> = ["flags", "flags-off", "spells"]

  private let text: String

  /// The text of a file, with or without a byte-order mark.
  init(_ bytes: [UInt8]) throws(FormatError) {
    let bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badLine(AngbandLines.firstLineThatIsNoText(bytes))
    }
    self.text = text
  }

  /// The monsters, members in the order their keys first come up.
  func records() throws(FormatError) -> [JSONObject] {
    var records: [JSONObject] = []
    for (index, line) in AngbandLines.lines(text).enumerated() {
      guard let first = line.unicodeScalars.first, first != "#" else { continue }
      guard let colon = line.unicodeScalars.firstIndex(of: ":") else { throw .badLine(index + 1) }
      let key = String(line[..<colon])
      let value = String(line[line.unicodeScalars.index(after: colon)...])
      if key == "name" { records.append(JSONObject()) }
      guard !records.isEmpty else { throw .badLine(index + 1) }
      AngbandLines.add(value, for: key, to: &records[records.count - 1])
    }
    return records
  }

  private static func add(_ text: String, for key: String, to record: inout JSONObject) {
    if numbers.contains(key) {
      let number = JSONNumber(text).map { JSONValue.number($0) }
      record.members.append(JSONMember(key: key, value: number ?? .string(text)))
    } else if singles.contains(key) {
      record.members.append(JSONMember(key: key, value: .string(text)))
    } else {
      let texts = lists.contains(key) ? words(text) : [text]
      record[key] = .array((record[key]?.elements ?? []) + texts.map { .string($0) })
    }
  }

  /// `A | B` without the blanks.
  private static func words(_ text: String) -> [String] {
    text.split(separator: "|").map { word in
      word.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// CR LF is one Character, so the lines are cut at scalars.
  private static func lines(_ text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
  }

  private static func firstLineThatIsNoText(_ bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
