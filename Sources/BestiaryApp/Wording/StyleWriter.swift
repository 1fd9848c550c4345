import Cells

/// Writes glyphs with the SGR sequences that take the terminal from one style to the next, and no
/// parameter that would change nothing.
nonisolated struct StyleWriter {
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  private var foreground = Color.terminal
  private var background = Color.terminal
  private var attributes: TextAttributes = []

  /// Most bytes of a cell in a picture: two colours of 24 bits and a glyph.
  private static let cellSize = 42

  /// A writer for a terminal of that depth, with room for that many cells.
  init(depth: ColorDepth, cells: Int) {
    self.depth = depth
    bytes.reserveCapacity(cells * (depth == .none ? 4 : Self.cellSize))
  }

  /// Writes a glyph; the second cell of a wide one writes nothing.
  mutating func write(_ glyph: Glyph, _ style: TextStyle) {
    if depth > .none { change(to: style, isBlank: glyph == .space) }
    if let scalar = glyph.single {
      append(scalar)
    } else {
      for scalar in glyph.scalars { append(scalar) }
    }
  }

  /// Goes back to the terminal's own style and to the next line.
  mutating func endLine() {
    if depth > .none { change(to: .plain, isBlank: false) }
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: - Styles

  /// The colour of a blank's ink is left as it is, unless lines or reversing show it.
  private mutating func change(to style: TextStyle, isBlank: Bool) {
    let showsInk = !isBlank || !style.attributes.isDisjoint(with: [.underline, .reverse])
    let ink = showsInk ? style.foreground : foreground
    let behind = style.background ?? .terminal
    guard ink != foreground || behind != background || style.attributes != attributes else {
      return
    }
    bytes.append(contentsOf: [0x1b, UInt8(ascii: "[")])
    change(to: style.attributes)
    if ink != foreground { append(ink.reduced(to: depth), base: 30) }
    if behind != background { append(behind.reduced(to: depth), base: 40) }
    (foreground, background) = (ink, behind)
    bytes.append(UInt8(ascii: "m"))
  }

  private static let codes: [(TextAttributes, UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  /// Attributes can only be taken away all at once, and the colours with them.
  private mutating func change(to wanted: TextAttributes) {
    guard wanted != attributes else { return }
    if !attributes.isSubset(of: wanted) {
      append(0)
      (foreground, background, attributes) = (.terminal, .terminal, [])
    }
    for (attribute, code) in Self.codes
    where wanted.contains(attribute) && !attributes.contains(attribute) {
      append(code)
    }
    attributes = wanted
  }

  /// SGR 39 (49 behind), 30-37 and 90-97, 38;5;n, and 38;2;r;g;b.
  private mutating func append(_ color: Color, base: UInt8) {
    switch color {
    case .terminal: append(base + 9)
    case .indexed(let index) where depth == .ansi16:
      append(index < 8 ? base + index : base + 52 + index)
    case .indexed(let index):
      for part in [base + 8, 5, index] { append(part) }
    case .rgb(let rgb):
      append(base + 8)
      append(2)
      append(rgb.red)
      append(rgb.green)
      append(rgb.blue)
    }
  }

  // MARK: - Bytes

  /// A parameter in decimal, with a `;` before it where one has gone before.
  private mutating func append(_ number: UInt8) {
    if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ";")) }
    let zero = UInt8(ascii: "0")
    if number >= 100 { bytes.append(zero + number / 100) }
    if number >= 10 { bytes.append(zero + number / 10 % 10) }
    bytes.append(zero + number % 10)
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
