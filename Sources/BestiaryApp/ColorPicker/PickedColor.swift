import BestiaryCore
import Cells

/// The colour at hand, and where the sliders stand. These are kept beside it, not computed from it:
/// so the hue is still there after grey, and a colour that no slider has moved stays as it was.
nonisolated struct PickedColor: Hashable {
  /// `nil` for no colour.
  private(set) var color: HexColor?
  /// Where the sliders stand; with no colour, where they begin.
  private(set) var hsl: HSL

  /// Where the sliders begin without a colour: a soft red.
  static let start = HSL(hue: 0, saturation: 0.7, lightness: 0.6)

  init(_ color: HexColor?) {
    hsl = Self.start
    choose(color)
  }

  /// Takes a colour from somewhere else; the sliders go to it and keep what it leaves open.
  mutating func choose(_ color: HexColor?) {
    self.color = color
    guard let color, RGB(color) != hsl.rgb else { return }
    hsl = HSL(RGB(color), remembering: hsl)
  }

  /// Moves one slider; the others stay where they are. False where it stood there already.
  @discardableResult
  mutating func move(_ component: ColorComponent, to value: Int) -> Bool {
    let value = min(component.greatest, max(0, value))
    if color != nil, component.value(in: hsl) == value { return false }
    hsl = component.setting(Double(value), in: hsl)
    color = HexColor(hsl.rgb)
    return true
  }
}

/// One of the three coordinates that a slider moves.
nonisolated enum ColorComponent: Hashable, CaseIterable {
  case hue, saturation, lightness

  /// Its name, and one for where there is little room.
  var names: (long: String, short: String) {
    switch self {
    case .hue: ("Hue", "Hue")
    case .saturation: ("Saturation", "Sat.")
    case .lightness: ("Lightness", "Light")
    }
  }

  /// What stands behind its value.
  var unit: String { self == .hue ? "°" : "%" }

  /// Its greatest value in that unit; the least is 0.
  var greatest: Int { self == .hue ? 359 : 100 }

  /// Its value in degrees or per cent, whole.
  func value(in hsl: HSL) -> Int { min(greatest, Int(exactValue(in: hsl).rounded())) }

  /// How far along its track it is, 0 to 1.
  func fraction(in hsl: HSL) -> Double { min(1, exactValue(in: hsl) / Double(greatest)) }

  /// The colour with this coordinate at `value` degrees or per cent and the others as they are.
  func setting(_ value: Double, in hsl: HSL) -> HSL {
    var hsl = hsl
    switch self {
    case .hue: hsl.hue = value
    case .saturation: hsl.saturation = value / 100
    case .lightness: hsl.lightness = value / 100
    }
    return hsl
  }

  /// The colour with this coordinate at that fraction (0 to 1) of its track.
  func setting(fraction: Double, in hsl: HSL) -> HSL {
    setting(min(1, max(0, fraction)) * Double(greatest), in: hsl)
  }

  private func exactValue(in hsl: HSL) -> Double {
    switch self {
    case .hue: hsl.hue
    case .saturation: hsl.saturation * 100
    case .lightness: hsl.lightness * 100
    }
  }
}
