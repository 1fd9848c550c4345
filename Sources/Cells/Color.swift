/// A colour of a cell: the terminal's own, a palette entry, or a true colour.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background (SGR 39 and 49).
  case terminal
  /// An entry of the terminal's palette, 0 to 255.
  case indexed(UInt8)
  /// A 24-bit colour; a terminal with fewer colours shows its nearest one.
  case rgb(RGB)

  /// The 24-bit colour `0xRRGGBB`.
  public static func rgb(_ value: UInt32) -> Color { .rgb(RGB(value)) }
}

/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// No colours: bold, underline and reverse only.
  case none = 0
  /// The 16 colours of the terminal's own palette.
  case ansi16 = 16
  /// The 256 colours of xterm.
  case indexed256 = 256
  /// 24 bits.
  case truecolor = 16_777_216

  /// Whether `left` has fewer colours than `right`.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
