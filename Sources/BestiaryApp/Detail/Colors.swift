import BestiaryCore
import Cells
import TerminalKit

nonisolated extension RGB {
  init(_ color: HexColor) { self.init(color.value) }
}

nonisolated extension HexColor {
  init(_ color: RGB) { self.init(color.value) }
}

nonisolated extension Theme {
  /// How text in a monster's colour looks on `surface`: legible, bold where asked. A monster without
  /// a colour is in the foreground.
  func name(_ color: HexColor?, on surface: RGB? = nil, isBold: Bool = false) -> TextStyle {
    let attributes: TextAttributes = isBold ? .bold : []
    guard let color, hasColor else { return TextStyle(attributes: attributes) }
    // Of 16 colours another surface would take another one, and the name would change with it.
    let place = depth == .ansi16 ? nil : surface
    return TextStyle(foreground: .rgb(legible(RGB(color), on: place)), attributes: attributes)
  }
}
