public import Cells

/// Which colour depth to use: an explicit choice beats `NO_COLOR`, which beats what the terminal
/// says of itself.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// What the environment says.
  case auto
  /// 24 bits.
  case truecolor
  /// 256 colours.
  case indexed256 = "256"
  /// 16 colours.
  case ansi16 = "16"
  /// None.
  case none

  /// The depth for an environment. `isTerminal` false (a pipe) has no colours unless chosen.
  public func depth(environment: (String) -> String?, isTerminal: Bool) -> ColorDepth {
    switch self {
    case .truecolor: .truecolor
    case .indexed256: .indexed256
    case .ansi16: .ansi16
    case .none: .none
    case .auto: Self.detected(environment, isTerminal)
    }
  }

  private static func detected(
    _ environment: (String) -> String?, _ isTerminal: Bool
  ) -> ColorDepth {
    guard isTerminal, (environment("NO_COLOR") ?? "").isEmpty else { return .none }
    let type = environment("TERM") ?? ""
    // DEC's terminals have none: vt100 to vt525. (vte is another one, with all.)
    let isVT = type.hasPrefix("vt") && type.dropFirst(2).first?.isNumber == true
    if isVT || ["dumb", ""].contains(type) { return .none }
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .truecolor }
    if type.hasSuffix("-direct") { return .truecolor }
    if type.hasSuffix("-mono") || type.hasSuffix("-m") { return .none }
    if type.contains("256color") || knownFor256.contains(where: type.hasPrefix) {
      return .indexed256
    }
    return .ansi16
  }

  private static let knownFor256 = ["alacritty", "foot", "xterm-kitty", "wezterm", "xterm-ghostty"]
}
