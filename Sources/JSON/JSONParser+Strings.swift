extension JSONParser {
  /// The string whose opening quote is at `index`, unescaped.
  mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    skipPlainBytes()
    if current == UInt8(ascii: "\"") {
      defer { index += 1 }
      return validText(start..<index)
    }
    return try escapedString(from: start)
  }

  /// The string from `start`, `index` being its first byte that is not plain.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<index])
    while current != UInt8(ascii: "\"") {
      try appendEscape(to: &unescaped)
      let plain = index
      skipPlainBytes()
      unescaped.append(contentsOf: bytes[plain..<index])
    }
    index += 1
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Moves to the next quote, backslash or control character, or to the end.
  private mutating func skipPlainBytes() {
    var position = index
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      position += 1
    }
    index = position
  }

  private mutating func appendEscape(to unescaped: inout [UInt8]) throws(JSONError) {
    guard index < bytes.count else { throw unexpected(.endOfString) }
    guard current == UInt8(ascii: "\\") else {
      throw text.failure(.controlCharacter(current), at: index)
    }
    index += 1
    if current == UInt8(ascii: "u") {
      let scalar = try unicodeEscape()
      unescaped.append(contentsOf: String(Character(scalar)).utf8)
    } else {
      guard let byte = JSONEscape.byte(for: current) else { throw unexpected(.escape) }
      unescaped.append(byte)
      index += 1
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair; `index` is at the `u`.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = index - 1
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard current == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw text.failure(.loneSurrogate(unit), at: start) }
    index += 1
    guard let scalar = Unicode.Scalar(surrogates: unit, try hexUnit()) else {
      throw text.failure(.loneSurrogate(unit), at: start)
    }
    return scalar
  }

  private mutating func hexUnit() throws(JSONError) -> UInt16 {
    index += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw unexpected(.hexDigit)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
