import Cells
import SharedFixtures
import TerminalKit
import TerminalKitTesting
import Testing

/// Whatever sizes a window had in between, the same size has the same screen.
@Suite struct ResizeStormTests {
  nonisolated private static let sizes = [
    (60, 20), (30, 10), (12, 6), (8, 3), (1, 1), (200, 60), (1, 40), (120, 1), (2, 2), (80, 24),
    (71, 12), (72, 24),
  ].map { Size(columns: $0.0, rows: $0.1) }

  @Test(arguments: ["", "w", "c", "aTyped", "/bot", "?", "\t\t\t", "jjj"])
  func theScreenIsTheSameAfterAnySizes(keys: String) async throws {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<40 {
      let story = try Story(.starter)
      for key in keys { await story.pilot.press(key == "\t" ? .tab : .character(key)) }
      let before = story.pilot.terminal.surface
      var visited: [String] = []

      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let size = Self.sizes[Int.random(in: 0..<Self.sizes.count, using: &generator)]
        visited.append("\(size.columns)x\(size.rows)")
        await story.pilot.resize(columns: size.columns, rows: size.rows)
      }
      await story.pilot.resize(columns: 120, rows: 40)

      let isSame = story.pilot.terminal.surface == before
      #expect(isSame, "round \(round): \(visited.joined(separator: ", "))")
    }
  }
}
