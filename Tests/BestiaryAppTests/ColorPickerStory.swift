import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting

extension Story {
  /// A story with the colour picker open at a monster of that colour and the focus on the hue.
  static func sliding(
    _ color: UInt32? = 0x20c040, columns: Int = 120, rows: Int = 40,
    depth: ColorDepth = .truecolor
  ) async throws -> Story {
    var contents = CatalogContents.f5
    contents.monsters[0].color = color.map { HexColor($0) }
    let story = try Story(contents, columns: columns, rows: rows, depth: depth)
    await story.pilot.press(.character("c"), .tab)
    if color != nil { await story.pilot.press(.tab) }
    return story
  }

  /// What stands at the right of hue, saturation and lightness; empty where nothing does.
  var sliderValues: [String] {
    ["Hue", "Saturation", "Lightness"].map { label in
      let line = pilot.lines.first { $0.contains(label) } ?? ""
      return line.split(separator: " ").first { $0.hasSuffix("°") || $0.hasSuffix("%") }
        .map(String.init) ?? ""
    }
  }
}
