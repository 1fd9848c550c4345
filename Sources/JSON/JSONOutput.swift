/// A JSON text while it is written.
struct JSONOutput {
  private var bytes: [UInt8] = []
  private var level = 0
  private let layout: JSONWriter.Layout

  init(_ layout: JSONWriter.Layout) {
    self.layout = layout
  }

  /// The whole text.
  consuming func finished() -> [UInt8] {
    if layout == .indented { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let isTrue): append(isTrue ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let string): write(string)
    case .array(let elements): writeList("[", "]", elements) { $0.write($1) }
    case .object(let object): writeList("{", "}", object.members) { $0.write($1) }
    }
  }

  private mutating func write(_ member: JSONMember) {
    write(member.key)
    append(layout == .indented ? ": " : ":")
    write(member.value)
  }

  private mutating func writeList<Element>(
    _ open: StaticString, _ close: StaticString, _ elements: [Element],
    write: (inout JSONOutput, Element) -> Void
  ) {
    append(open.description)
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine()
      write(&self, element)
    }
    level -= 1
    if !elements.isEmpty { startLine() }
    append(close.description)
  }

  private mutating func startLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  // MARK: - Strings

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { append(escaping: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaping utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < utf8.count {
      let length = lengthOfEscaped(utf8, at: index)
      if length > 0 {
        bytes.append(contentsOf: utf8[start..<index])
        appendEscape(of: utf8[index + length - 1])
        start = index + length
      }
      index += max(1, length)
    }
    bytes.append(contentsOf: utf8[start...])
  }

  /// How many bytes of UTF-8 at `index` are one character to escape; 0 where none is.
  /// U+0080 to U+009F are `C2 80` to `C2 9F`.
  private func lengthOfEscaped(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch utf8[index] {
    case 0..<0x20, 0x7f, UInt8(ascii: "\""), UInt8(ascii: "\\"): 1
    case 0xc2 where index + 1 < utf8.count && utf8[index + 1] < 0xa0: 2
    default: 0
    }
  }

  /// Escapes the scalar with that number, which is below U+00A0.
  private mutating func appendEscape(of value: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    if let letter = JSONEscape.letter(for: value), value != UInt8(ascii: "/") {
      bytes.append(letter)
    } else {
      append(value < 0x10 ? "u000" : "u00")
      append(String(value, radix: 16, uppercase: true))
    }
  }
}
