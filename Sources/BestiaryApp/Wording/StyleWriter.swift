import Cells

/// Writes glyphs with the SGR sequences that take the terminal from one style to the next, and no
/// parameter that would change nothing.
nonisolated struct StyleWriter: ~Copyable {
  /// Where the bytes go. The caller makes sure of the room.
  typealias Output = OutputSpan<UInt8>

  private let depth: ColorDepth
  private let decimals = Decimals()
  private var foreground = Color.terminal
  private var background = Color.terminal
  private var attributes: TextAttributes = []

  /// Most bytes of a line beside its cells: back to the terminal's style, and a line feed.
  static let mostBytesOfLineEnd = 16

  /// Most bytes of a cell: all attributes taken away and set, two colours of 24 bits, and a glyph of
  /// five scalars.
  static let mostBytesOfCell = 14 + 2 * 17 + 5 * 4

  /// A writer for a terminal of that depth, at the start of a line.
  init(depth: ColorDepth) { self.depth = depth }

  /// Writes a glyph; the second cell of a wide one writes nothing.
  mutating func write(_ glyph: Glyph, _ style: TextStyle, to output: inout Output) {
    if depth > .none { change(to: style, isBlank: glyph == .space, &output) }
    if let scalar = glyph.single {
      append(scalar, to: &output)
    } else {
      for scalar in glyph.scalars { append(scalar, to: &output) }
    }
  }

  /// Goes back to the terminal's own style and to the next line.
  mutating func endLine(to output: inout Output) {
    if depth > .none { change(to: .plain, isBlank: false, &output) }
    output.append(UInt8(ascii: "\n"))
  }

  // MARK: - Styles

  /// The colour of a blank's ink is left as it is, unless lines or reversing show it.
  private mutating func change(to style: TextStyle, isBlank: Bool, _ output: inout Output) {
    let showsInk = !isBlank || !style.attributes.isDisjoint(with: [.underline, .reverse])
    let ink = showsInk ? style.foreground : foreground
    let behind = style.background ?? .terminal
    guard ink != foreground || behind != background || style.attributes != attributes else {
      return
    }
    output.append(0x1b)
    // Each parameter begins with a `;`, the first one's is overwritten.
    let start = output.count
    change(to: style.attributes, &output)
    if ink != foreground { append(ink.reduced(to: depth), base: 30, to: &output) }
    if behind != background { append(behind.reduced(to: depth), base: 40, to: &output) }
    output.append(UInt8(ascii: "m"))
    var written = output.mutableSpan
    written[start] = UInt8(ascii: "[")
    (foreground, background) = (ink, behind)
  }

  /// Attributes can only be taken away all at once, and the colours with them.
  private mutating func change(to wanted: TextAttributes, _ output: inout Output) {
    guard wanted != attributes else { return }
    if !attributes.isSubset(of: wanted) {
      append(0, to: &output)
      (foreground, background, attributes) = (.terminal, .terminal, [])
    }
    let codes: [5 of (TextAttributes, UInt8)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for index in codes.indices {
      let (attribute, code) = codes[index]
      guard wanted.contains(attribute), !attributes.contains(attribute) else { continue }
      append(code, to: &output)
    }
    attributes = wanted
  }

  /// SGR 39 (49 behind), 30-37 and 90-97, 38;5;n, and 38;2;r;g;b.
  private func append(_ color: Color, base: UInt8, to output: inout Output) {
    switch color {
    case .terminal: append(base + 9, to: &output)
    case .indexed(let index) where depth == .ansi16:
      append(index < 8 ? base + index : base + 52 + index, to: &output)
    case .indexed(let index):
      append(base + 8, to: &output)
      append(5, to: &output)
      append(index, to: &output)
    case .rgb(let rgb):
      append(base + 8, to: &output)
      append(2, to: &output)
      append(rgb.red, to: &output)
      append(rgb.green, to: &output)
      append(rgb.blue, to: &output)
    }
  }

  // MARK: - Bytes

  /// A parameter in decimal behind a `;`.
  private func append(_ number: UInt8, to output: inout Output) {
    var bytes = decimals.bytes[Int(number)]
    while bytes != 0 {
      output.append(UInt8(truncatingIfNeeded: bytes))
      bytes >>= 8
    }
  }

  private func append(_ scalar: Unicode.Scalar, to output: inout Output) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
  }
}

/// Parameters of control sequences: every number of a byte in decimal behind a `;`.
nonisolated private struct Decimals {
  /// Four ASCII characters, the first in the lowest byte, zero where there are fewer.
  let bytes: [UInt32]

  init() {
    bytes = (0...255).map { number in
      var bytes: UInt32 = 0
      for digit in String(number).utf8.reversed() { bytes = bytes << 8 | UInt32(digit) }
      return bytes << 8 | UInt32(UInt8(ascii: ";"))
    }
  }
}
