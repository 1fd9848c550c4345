/// What one cell shows: up to five Unicode scalars, one base and what combines with it.
///
/// Five is the most that ncurses keeps in a cell (`CCHARW_MAX`). It is a plain value of 16 bytes,
/// so that frames compare and copy without reference counting.
public struct Glyph: Hashable, Sendable {
  private var low: UInt64
  private var high: UInt64

  /// The cell right of a wide glyph, which that glyph covers too.
  public static let continuation = Glyph(low: 0, high: 0)
  /// An empty cell.
  public static let space = Glyph(" ")

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// One scalar.
  public init(_ scalar: Unicode.Scalar) {
    self.init(low: UInt64(scalar.value), high: 0)
  }

  /// A base scalar and what combines with it; scalars beyond the fifth are left out.
  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(low: 0, high: 0)
    for (index, scalar) in scalars.prefix(5).enumerated() {
      if index < 3 {
        low |= UInt64(scalar.value) << UInt64(21 * index)
      } else {
        high |= UInt64(scalar.value) << UInt64(21 * (index - 3))
      }
    }
  }

  /// Its scalars, base first; none for the second cell of a wide glyph.
  public var scalars: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for index in 0..<5 {
      let bits = index < 3 ? low >> UInt64(21 * index) : high >> UInt64(21 * (index - 3))
      guard let scalar = Unicode.Scalar(UInt32(bits & 0x1f_ffff)), scalar.value != 0 else { break }
      found.append(scalar)
    }
    return found
  }

  /// The base scalar alone, or `nil` where others combine with it and in a continuation.
  public var single: Unicode.Scalar? {
    guard high == 0, low != 0, low < 0x20_0000 else { return nil }
    return Unicode.Scalar(UInt32(low))
  }

  /// Its text; empty for the second cell of a wide glyph.
  public var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

/// One character cell of a screen.
public struct Cell: Hashable, Sendable {
  /// What it shows.
  public var glyph: Glyph
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph.
  public var background: Color
  /// Bold, underline and the others.
  public var attributes: TextAttributes

  /// A cell; left out, a blank in the terminal's own colours.
  public init(
    glyph: Glyph = .space, foreground: Color = .terminal, background: Color = .terminal,
    attributes: TextAttributes = []
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()
}
