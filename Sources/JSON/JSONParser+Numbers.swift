extension JSONParser {
  /// The number at `index`, spelled as it stands there.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    try integerPart()
    if current == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return JSONNumber(checked: validText(start..<index))
  }

  /// Whether a text is a number and nothing else.
  static func isNumber(_ spelling: String) -> Bool {
    guard let text = try? JSONText(Array(spelling.utf8)), text.start == 0 else { return false }
    var parser = JSONParser(text, depthLimit: 1)
    return (try? parser.number()) != nil && parser.index == text.utf8.count
  }

  private mutating func integerPart() throws(JSONError) {
    let first = current
    try digits(atMost: first == UInt8(ascii: "0") ? 1 : .max)
    guard first != UInt8(ascii: "0") || !current.isASCIIDigit else {
      throw text.failure(.leadingZero, at: index - 1)
    }
  }

  private mutating func digits(atMost limit: Int = .max) throws(JSONError) {
    guard current.isASCIIDigit else { throw unexpected(.digit) }
    var count = 0
    while count < limit, current.isASCIIDigit {
      index += 1
      count += 1
    }
  }
}
