import BestiaryCore
import Cells
import JSON
import TerminalKit
import TerminalKitTesting
import SharedFixtures
import Testing

@testable import BestiaryApp

/// Windows of many sizes: what is edited is never under its own input area, and closing that leaves
/// everything as it was.
@Suite struct AnySizeTests {
  /// What brings up an input area, and nothing that does.
  enum Area: CaseIterable {
    case none, strip, pad, bar
  }

  /// The corners and edges of the sizes, many in both orientations, each with how far the details
  /// are scrolled before.
  private static func cases(seed: UInt64) -> [(size: Size, offset: Int)] {
    var generator = SeededGenerator(seed: seed)
    var sizes = [20, 21, 39, 40, 71, 72, 80, 120, 199, 200].flatMap { columns in
      [6, 7, 8, 11, 12, 24, 60].map { Size(columns: columns, rows: $0) }
    }
    while sizes.count < 150 {
      let (one, other) = (
        Int.random(in: 20...60, using: &generator), Int.random(in: 20...60, using: &generator)
      )
      sizes.append(Size(columns: one, rows: other))
      sizes.append(Size(columns: 2 * other, rows: one / 2))
    }
    return sizes.filter { $0.rows >= 6 }.map { ($0, Int.random(in: 0...12, using: &generator)) }
  }

  private static var contents: CatalogContents {
    var contents = CatalogContents.f5
    for index in contents.weapons.indices { contents.weapons[index].icon = nil }
    contents.monsters[0].description = (1...30).map { "Line \($0)." }.joined(separator: "\n\n")
    if case .object(let object)? = try? JSONReader().read(#"{"hit_points": 22}"#) {
      contents.monsters[0].attributes = object
    }
    return contents
  }

  @Test(arguments: Area.allCases, [20_406_080 as UInt64])
  func a20A22A23NothingEditedIsCoveredAndClosingLeavesAllAsItWas(
    area: Area, seed: UInt64
  ) async throws {
    for (size, offset) in Self.cases(seed: seed) {
      let story = try Story(Self.contents, columns: size.columns, rows: size.rows)
      let detail = try #require(story.program.root.detail.scrollView as? MonsterDetailView)
      story.window.focusWithoutInput(field(of: area, in: detail))
      detail.scroll(to: offset)
      story.program.application.refresh()
      let before = (story.pilot.terminal.surface, detail.contentOffset, detail.frame)

      if area != .none { await story.pilot.press(.enter) }
      let problem = problem(in: story, area)
      #expect(problem == nil, "\(size.columns)x\(size.rows) at \(offset), seed \(seed)")
      if area == .bar {
        await story.pilot.press(.end, .down, .down, .pageDown)
        #expect(self.problem(in: story, area) == nil, "\(size.columns)x\(size.rows) moved")
      }
      #expect(detail.frame == before.2)
      if area != .none { await story.pilot.press(.escape) }

      let place: Comment = "\(size.columns)x\(size.rows) at \(offset), seed \(seed)"
      #expect(detail.contentOffset == before.1, place)
      let isSameScreen = story.pilot.terminal.surface == before.0
      #expect(isSameScreen, place)
      #expect(story.window.inputStrip.endFrame == nil, place)
    }
  }

  @Test(arguments: [20_406_081 as UInt64])
  func a23TheKeyOfTheStripLeavesThePageWhereItWas(seed: UInt64) async throws {
    for (size, offset) in Self.cases(seed: seed) {
      let story = try Story(Self.contents, columns: size.columns, rows: size.rows)
      let detail = story.program.root.detail.scrollView
      detail.scroll(to: offset)
      story.program.application.refresh()
      let before = detail.contentOffset

      await story.pilot.press(.character("w"))
      let problem = problem(in: story, .strip)
      await story.pilot.press(.escape)

      #expect(problem == nil, "\(size.columns)x\(size.rows) at \(offset), seed \(seed)")
      #expect(
        detail.contentOffset == before,
        "\(size.columns)x\(size.rows) at \(offset), seed \(seed)")
    }
  }

  private func field(of area: Area, in detail: MonsterDetailView) -> View {
    switch area {
    case .none: detail.name
    case .strip: detail.weapon
    case .pad: detail.attributes.accordion
    case .bar: detail.description
    }
  }

  /// What is wrong with where the field stands; `nil` where it can be seen.
  private func problem(in story: Story, _ area: Area) -> String? {
    let end = story.window.inputStrip.endFrame
    guard area != .none else { return end == nil ? nil : "an input area" }
    guard let end, let view = story.window.focusedView, let caret = view.caret else {
      return "no input area or no caret"
    }
    var rows = [caret.row]
    if let selector = view as? WeaponSelector { rows.append(selector.layout.label.row) }
    let seen = view.visibleRectInWindow
    let isSeen = rows.contains { row in
      let row = view.convertToWindow(Position(column: 0, row: row)).row
      return row >= seen.minRow && row < min(seen.maxRow, end.minRow)
    }
    return isSeen ? nil : "caret \(view.convertToWindow(caret)) in \(seen), area \(end)"
  }
}
