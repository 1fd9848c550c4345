public import Cells

/// Every colour of the interface, made of five and of what the terminal can show.
///
/// Base colours are the terminal's own; their values here serve for mixing alone.
nonisolated public struct Theme: Hashable, Sendable {
  /// What the terminal's background is taken to be.
  public let background: RGB
  /// What the terminal's foreground is taken to be.
  public let foreground: RGB
  /// Focus, selection and the main action.
  public let accentColor: RGB
  /// Immune, errors, too little contrast.
  public let dangerColor: RGB
  /// Vulnerable, done.
  public let successColor: RGB
  /// How many colours there are to show it with.
  public let depth: ColorDepth

  /// A theme of those five.
  public init(
    background: RGB, foreground: RGB, accent: RGB, danger: RGB, success: RGB, depth: ColorDepth
  ) {
    self.background = background
    self.foreground = foreground
    accentColor = accent
    dangerColor = danger
    successColor = success
    self.depth = depth
  }

  /// Light on dark. `background` replaces the assumed one where the terminal told its own.
  public static func dark(depth: ColorDepth, background: RGB = RGB(0x14171d)) -> Theme {
    Theme(
      background: background, foreground: RGB(0xdde1e8), accent: RGB(0x86a8ff),
      danger: RGB(0xff7a85), success: RGB(0x7ccf8a), depth: depth)
  }

  /// Dark on light. `background` replaces the assumed one where the terminal told its own.
  public static func light(depth: ColorDepth, background: RGB = RGB(0xfbfaf7)) -> Theme {
    Theme(
      background: background, foreground: RGB(0x14171d), accent: RGB(0x2f55c8),
      danger: RGB(0xb3261e), success: RGB(0x1e6e37), depth: depth)
  }

  /// Whether the background is darker than the foreground.
  public var isDark: Bool { background.luminance < foreground.luminance }

  /// Whether there are colours at all.
  public var hasColor: Bool { depth != .none }

  // MARK: - Surfaces

  /// Strips, popovers and overlay panels: 6 % towards the foreground. Of 16 colours the nearest one
  /// would be a grey that pictures need themselves: there hairlines alone set them off.
  public var raised: RGB {
    depth == .ansi16 ? background : background.mixed(with: foreground, by: 0.06)
  }
  /// The selected row while the list has the focus: 18 % towards the accent.
  public var selection: RGB { background.mixed(with: accentColor, by: 0.18) }
  /// What dims the screen behind an overlay.
  public var scrim: RGB { isDark ? RGB(0x292929) : RGB(0xa8a8a8) }
  /// How much of the scrim is mixed in.
  public static let scrimAlpha = 0.75

  // MARK: - Text

  /// Hairlines: 20 % towards the foreground.
  public var hairline: TextStyle {
    // The nearest of 16 colours would be the background itself.
    if depth == .ansi16 { return TextStyle(foreground: .indexed(8)) }
    return TextStyle(foreground: .rgb(background.mixed(with: foreground, by: 0.20)))
  }

  /// Labels and hints: 60 %, moved on until it can be read on `surface` (left out: the
  /// background).
  public func secondary(on surface: RGB? = nil) -> TextStyle {
    TextStyle(
      foreground: .rgb(legible(background.mixed(with: foreground, by: 0.60), on: surface)))
  }

  /// Running text: 90 %.
  public var prose: TextStyle {
    TextStyle(foreground: .rgb(background.mixed(with: foreground, by: 0.90)))
  }

  /// Focus, selection, the main action.
  public var accent: TextStyle { TextStyle(foreground: .rgb(accentColor)) }
  /// The same where it is text on another surface than the background.
  public func accent(on surface: RGB) -> TextStyle {
    TextStyle(foreground: .rgb(legible(accentColor, on: surface)))
  }
  /// Errors and warnings.
  public var danger: TextStyle { TextStyle(foreground: .rgb(dangerColor)) }
  /// What went well.
  public var success: TextStyle { TextStyle(foreground: .rgb(successColor)) }

  /// `color` with its OKLab lightness moved, hue kept, until it has 4.5:1 on `surface` (left out:
  /// the background), both as the terminal shows them.
  public func legible(_ color: RGB, on surface: RGB? = nil) -> RGB {
    let surface = surface.map(shown) ?? background
    var (found, lab) = (color, OKLab(color))
    let step = isDark ? 0.01 : -0.01
    while shown(found).contrast(with: surface) < 4.5,
      isDark ? lab.lightness < 1 : lab.lightness > 0
    {
      lab.lightness += step
      found = lab.rgb
    }
    return found
  }

  /// What a terminal of 256 colours makes of a colour. Those of 16 are the user's own, and unknown.
  private func shown(_ color: RGB) -> RGB {
    guard depth == .indexed256 else { return color }
    return Palette.color(color.nearest(in: .xterm256))
  }

  /// What a colour of a cell looks like in this theme, for mixing.
  public func rgb(of color: Color, otherwise fallback: RGB) -> RGB {
    switch color {
    case .terminal: fallback
    case .rgb(let rgb): rgb
    case .indexed(let index): Palette.color(index)
    }
  }

  /// The cell behind an overlay: glyph, background and picture mixed with the scrim alike; of few
  /// colours the nearest ones are left. Without colours it is dim.
  public func dimmed(_ cell: inout Cell) {
    guard hasColor else {
      cell.attributes = .dim
      return
    }
    let front = rgb(of: cell.foreground, otherwise: foreground)
    let back = rgb(of: cell.background, otherwise: background)
    cell.foreground = .rgb(front.mixed(with: scrim, by: Self.scrimAlpha))
    cell.background = .rgb(back.mixed(with: scrim, by: Self.scrimAlpha))
  }
}
