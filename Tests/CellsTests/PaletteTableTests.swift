import Glibc
import SharedFixtures
import Testing

@testable import Cells

/// The table of nearest colours is what measuring says. `RECORD=1 swift test --filter
/// PaletteTableTests` writes it anew.
@Suite struct PaletteTableTests {
  private static let steps = 64

  /// The colour in the middle of a cell of the table.
  private static func color(_ index: Int) -> RGB {
    let sample = { (shift: Int) in UInt8(index >> shift & 63) << 2 + 2 }
    return RGB(red: sample(12), green: sample(6), blue: sample(0))
  }

  @Test(.enabled(if: getenv("RECORD") == nil)) func cellsHoldTheNearestEntryOfTheirMiddle() {
    // A step that has no factor in common with the table's side: all parts of it are visited.
    for index in stride(from: 0, to: Self.steps * Self.steps * Self.steps, by: 61) {
      let color = Self.color(index)
      let expected = Palette.xterm256.index(nearestTo: color)
      #expect(color.nearest(in: .xterm256) == expected, "\(color.hex)")
    }
  }

  @Test(.enabled(if: getenv("RECORD") != nil)) func theTableIsWritten() throws {
    let table = (0..<Self.steps * Self.steps * Self.steps).map {
      Palette.xterm256.index(nearestTo: Self.color($0))
    }
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try #require(fopen("/\(root)/assets/palette/xterm256.bin", "wb"))
    defer { fclose(file) }
    #expect(fwrite(table, 1, table.count, file) == table.count)
  }

  /// What the coarser steps cost: within a cell a farther entry may be nearer.
  @Test func theTableIsRarelyWrongAndThenByLittle() {
    var generator = SeededGenerator(seed: 5)
    var excess = 0.0
    let count = 3_000
    for _ in 0..<count {
      let color = RGB(UInt32.random(in: 0...0xffffff, using: &generator))
      let measured = CIELab(color)
      func difference(_ index: UInt8) -> Double {
        CIELab(Palette.color(index)).difference(from: measured, lightnessTolerance: 1.2)
      }
      excess +=
        difference(color.nearest(in: .xterm256))
        - difference(Palette.xterm256.index(nearestTo: color))
    }
    #expect(excess / Double(count) < 0.06)
  }
}
