/// Attributes of a cell beside its colours.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// One bit per attribute.
  public let rawValue: UInt8

  /// The attributes whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = TextAttributes(rawValue: 1)
  /// Fainter than usual; only where there are no colours to mix.
  public static let dim = TextAttributes(rawValue: 2)
  /// Slanted, where the terminal can.
  public static let italic = TextAttributes(rawValue: 4)
  /// A line below the glyph.
  public static let underline = TextAttributes(rawValue: 8)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 16)
}

/// How a cell looks: two colours and attributes.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph; `nil` keeps what is drawn there already.
  public var background: Color?
  /// Bold, underline and the others.
  public var attributes: TextAttributes

  /// A style; left out, the terminal's own foreground on what is there.
  public init(
    foreground: Color = .terminal, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own foreground on what is there.
  public static let plain = TextStyle()

  /// This style with these attributes added.
  public func adding(_ added: TextAttributes) -> TextStyle {
    TextStyle(
      foreground: foreground, background: background, attributes: attributes.union(added))
  }

  /// This style on another background.
  public func on(_ background: Color?) -> TextStyle {
    TextStyle(foreground: foreground, background: background, attributes: attributes)
  }
}
