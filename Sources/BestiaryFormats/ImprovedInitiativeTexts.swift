import JSON

/// Improved Initiative's texts that say several things at once.
enum ImprovedInitiativeTexts {
  /// `"Small humanoid (goblinoid), neutral evil"` as size, type and alignment, and the text
  /// itself. A comma in brackets belongs to the type.
  static func typeMembers(_ text: String) -> [JSONMember] {
    let scalars = Array(text.unicodeScalars)
    let comma = lastCommaOutsideBrackets(scalars)
    let beginning = scalars[..<(comma ?? scalars.endIndex)]
    let size = beginning.prefix { $0 != " " }
    let parts = [
      ("size", size), ("type", beginning.dropFirst(size.count)),
      ("alignment", comma.map { scalars[($0 + 1)...] } ?? []),
    ]
    return parts.compactMap { key, part in
      let words = trimmed(part)
      return words.isEmpty ? nil : JSONMember(key: key, value: .string(words))
    } + [JSONMember(key: "type_original", value: .string(text))]
  }

  /// `["30 ft.", "fly 50 ft. (hover)"]` as numbers by the way of moving; `nil` where no element
  /// has one. A list in brackets was cut at its commas too, and is left out.
  static func speed(_ value: JSONValue) -> JSONValue? {
    var speeds = JSONObject()
    var isInBrackets = false
    for text in value.elements?.compactMap(\.text) ?? [] {
      defer { isInBrackets = bracketStaysOpen(text, isOpen: isInBrackets) }
      guard !isInBrackets, let (way, feet) = speed(text) else { continue }
      speeds[way] = feet
      if text.contains("hover") { speeds["hover"] = .bool(true) }
    }
    return speeds.members.isEmpty ? nil : .object(speeds)
  }

  private static func speed(_ text: String) -> (way: String, feet: JSONValue)? {
    if let feet = ForeignSpeed.leadingNumber(text) { return ("walk", feet) }
    let words = text.split(separator: " ")
    guard words.count > 1, let feet = ForeignSpeed.leadingNumber(words[1]) else { return nil }
    return (words[0].lowercased(), feet)
  }

  private static func bracketStaysOpen(_ text: String, isOpen: Bool) -> Bool {
    text.unicodeScalars.reduce(isOpen) { isOpen, scalar in
      scalar == "(" ? true : scalar == ")" ? false : isOpen
    }
  }

  private static func lastCommaOutsideBrackets(_ scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for index in scalars.indices.reversed() {
      switch scalars[index] {
      case ")": depth += 1
      case "(": depth -= 1
      case "," where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let start = scalars.drop { $0 == " " }
    let end = start.reversed().drop { $0 == " " }
    return String(String.UnicodeScalarView(end.reversed()))
  }
}
