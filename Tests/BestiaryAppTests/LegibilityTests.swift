import BestiaryCore
import Cells
import Scenes
import TerminalKit
import Testing

/// Every word of every screen can be read.
@Suite struct LegibilityTests {
  nonisolated private static let sizes = [
    Size(columns: 120, rows: 40), Size(columns: 80, rows: 24), Size(columns: 60, rows: 20),
  ]

  @Test(arguments: sizes, [false, true])
  func everyWordOfEverySceneHasEnoughContrast(size: Size, isLight: Bool) throws {
    try expectLegible(size, depth: .truecolor, isLight: isLight)
  }

  @Test(arguments: [false, true])
  func everyWordOfEverySceneHasEnoughContrastIn256Colors(isLight: Bool) throws {
    try expectLegible(Size(columns: 80, rows: 24), depth: .indexed256, isLight: isLight)
  }

  @Test(arguments: ColorDepth.allCases)
  func everySceneCanBeDrawnInAnySize(depth: ColorDepth) throws {
    for (columns, rows) in [(1, 1), (20, 6), (21, 7), (33, 60), (72, 6), (120, 9), (200, 60)] {
      let size = Size(columns: columns, rows: rows)
      for scene in Scene.all {
        let surface = try scene.surface(size: size, depth: depth, isLight: columns % 2 == 1)
        #expect(surface.size == size, "\(scene.name)")
      }
    }
  }

  private func expectLegible(_ size: Size, depth: ColorDepth, isLight: Bool) throws {
    let theme: Theme = isLight ? .light(depth: depth) : .dark(depth: depth)

    for scene in Scene.all {
      let surface = try scene.surface(size: size, depth: depth, isLight: isLight)
      let words = unreadable(surface, theme, except: previewed(in: scene, theme))
      #expect(words.isEmpty, "\(scene.name): \(words.joined(separator: ", "))")
    }
  }

  /// The colours that a picker may be showing: the monsters', and where it begins without one.
  private func previewed(in scene: Scene, _ theme: Theme) -> Set<RGB> {
    guard scene.name.hasPrefix("colour") else { return [] }
    let begins = HSL(hue: 0, saturation: 0.7, lightness: 0.6).rgb
    let colors = scene.contents.monsters.compactMap { $0.color.map { RGB($0.value) } } + [begins]
    return Set(
      colors.map {
        theme.rgb(of: .rgb($0).reduced(to: theme.depth), otherwise: theme.foreground)
      })
  }

  /// The letters without 4.5:1, with their place and contrast. What stands behind an overlay is meant
  /// to recede, and a colour that is being chosen is shown as it is, with its contrast beside it.
  private func unreadable(
    _ surface: Surface, _ theme: Theme, except shown: Set<RGB>
  ) -> [String] {
    let dimmed = dimmedSurfaces(theme)
    return surface.cells.indices.compactMap { index in
      let cell = surface.cells[index]
      let behind = theme.rgb(
        of: cell.background.reduced(to: theme.depth), otherwise: theme.background)
      guard cell.glyph.isWord, !dimmed.contains(behind) else { return nil }
      let ink = theme.rgb(
        of: cell.foreground.reduced(to: theme.depth), otherwise: theme.foreground)
      let contrast = ink.contrast(with: behind)
      guard contrast < 4.5, !shown.contains(ink) else { return nil }
      let (row, column) = index.quotientAndRemainder(dividingBy: surface.size.columns)
      return "\(cell.glyph.text) at \(column), \(row) \(contrast.rounded(toPlaces: 1))"
    }
  }

  /// What the theme's surfaces become behind one overlay, and behind two.
  private func dimmedSurfaces(_ theme: Theme) -> Set<RGB> {
    var surfaces = [theme.background, theme.raised, theme.selection]
    for _ in 1...2 { surfaces += surfaces.map { dimmed($0, theme) } }
    return Set(surfaces.dropFirst(3))
  }

  private func dimmed(_ surface: RGB, _ theme: Theme) -> RGB {
    var cell = Cell(background: .rgb(surface))
    theme.dimmed(&cell)
    return theme.rgb(
      of: cell.background.reduced(to: theme.depth), otherwise: theme.background)
  }
}

extension Glyph {
  /// Whether it is a letter, a digit or a sign of writing, not a line or a block.
  fileprivate var isWord: Bool {
    guard let scalar = scalars.first else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
