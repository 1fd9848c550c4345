import Cells
import TerminalKit

nonisolated extension Theme {
  /// The theme for a terminal that has told its own background.
  func following(_ background: RGB) -> Theme {
    background.luminance > 0.18
      ? .light(depth: depth, background: background) : .dark(depth: depth, background: background)
  }
}
