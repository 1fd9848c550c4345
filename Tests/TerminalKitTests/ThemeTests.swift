import Cells
import SharedFixtures
import Testing

@testable import TerminalKit

@Suite struct ThemeTests {
  nonisolated private static let themes = [
    Theme.dark(depth: .truecolor), .light(depth: .truecolor),
  ]

  private func color(_ style: TextStyle) -> RGB? {
    if case .rgb(let color) = style.foreground { color } else { nil }
  }

  private func contrast(_ style: TextStyle, on surface: RGB) -> Double {
    color(style)?.contrast(with: surface) ?? 0
  }

  @Test(arguments: themes) func secondaryTextCanBeReadOnEverySurface(theme: Theme) {
    #expect(contrast(theme.secondary(), on: theme.background) >= 4.5)
    for surface in [theme.raised, theme.selection] {
      #expect(contrast(theme.secondary(on: surface), on: surface) >= 4.5)
    }
  }

  @Test(arguments: themes) func proseAndTheNamedColorsCanBeRead(theme: Theme) {
    for style in [theme.prose, theme.accent, theme.danger, theme.success] {
      for surface in [theme.background, theme.raised, theme.selection] {
        #expect(contrast(style, on: surface) >= 4.5)
      }
    }
  }

  @Test func oneThemeIsDarkAndTheOtherIsNot() {
    #expect(Self.themes.map(\.isDark) == [true, false])
  }

  @Test func colorsThatCanBeReadStayAsTheyAre() {
    let theme = Theme.dark(depth: .truecolor)

    #expect(theme.legible(RGB(0xffffff)) == RGB(0xffffff))
    #expect(theme.legible(theme.accentColor) == theme.accentColor)
  }

  @Test(arguments: themes) func anyColorIsMadeLegible(theme: Theme) {
    var random = SeededGenerator(seed: 11)

    let random2000 = (0..<2000).map { _ in RGB(UInt32.random(in: 0...0xffffff, using: &random)) }
    let greys = (0...255).map { RGB(UInt32($0) * 0x010101) }
    for color in random2000 + greys {
      for surface in [theme.background, theme.raised, theme.selection] {
        #expect(theme.legible(color, on: surface).contrast(with: surface) >= 4.5, "\(color.hex)")
      }
    }
  }

  @Test(arguments: themes) func colorsAreMovedNoFartherThanNeeded(theme: Theme) {
    var random = SeededGenerator(seed: 12)

    for _ in 0..<500 {
      let color = RGB(UInt32.random(in: 0...0xffffff, using: &random))
      let legible = theme.legible(color)
      #expect(legible == color || legible.contrast(with: theme.background) < 5.2, "\(color.hex)")
    }
  }

  /// Backgrounds that a terminal may tell, from black to white: as much contrast as there can be.
  @Test func secondaryTextIsLegibleOnAnyBackgroundThatATerminalTells() {
    for level in UInt8.min...UInt8.max {
      let background = RGB(red: level, green: level, blue: level)
      let dark = background.luminance < 0.18
      let theme =
        dark
        ? Theme.dark(depth: .truecolor, background: background)
        : Theme.light(depth: .truecolor, background: background)
      let best = max(
        background.contrast(with: RGB(0x000000)), background.contrast(with: RGB(0xffffff)))
      #expect(contrast(theme.secondary(), on: background) >= min(4.5, best - 0.01), "\(level)")
    }
  }

  @Test func whatIsBehindAnOverlayIsMixedWithTheScrim() {
    let theme = Theme.dark(depth: .truecolor)
    var cell = Cell(glyph: "x", foreground: .rgb(0xffffff), background: .terminal)

    theme.dimmed(&cell)

    #expect(cell.glyph == "x")
    #expect(cell.foreground == .rgb(RGB(0xffffff).mixed(with: theme.scrim, by: 0.75)))
    #expect(cell.background == .rgb(theme.background.mixed(with: theme.scrim, by: 0.75)))
  }

  /// Some pixels of a picture used to stay as bright as they were.
  @Test(arguments: [ColorDepth.ansi16, .indexed256])
  func behindAnOverlayNoColorOfThePaletteStaysBright(depth: ColorDepth) {
    for theme in [Theme.dark(depth: depth), .light(depth: depth)] {
      for index in UInt8.min...UInt8.max {
        var cell = Cell(
          glyph: "▀", foreground: .indexed(index), background: .indexed(255 - index))
        theme.dimmed(&cell)
        for color in [cell.foreground, cell.background] {
          let seen = theme.rgb(of: color, otherwise: theme.foreground)
          let lab = OKLab(seen)
          #expect(lab.a * lab.a + lab.b * lab.b < 0.02, "\(index)")
        }
      }
    }
  }

  @Test func withoutColorsWhatIsBehindIsDim() {
    var cell = Cell(glyph: "x", attributes: .bold)

    Theme.dark(depth: .none).dimmed(&cell)

    #expect(cell.attributes == .dim)
  }
}
