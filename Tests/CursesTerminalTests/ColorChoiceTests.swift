import Cells
import CursesTerminal
import Testing

@Suite struct ColorChoiceTests {
  private func depth(
    _ environment: [String: String], choice: ColorChoice = .auto, isTerminal: Bool = true
  ) -> ColorDepth {
    choice.depth(environment: { environment[$0] }, isTerminal: isTerminal)
  }

  @Test(arguments: [
    ("xterm-256color", ColorDepth.indexed256), ("tmux-256color", .indexed256),
    ("screen-256color", .indexed256), ("alacritty", .indexed256), ("foot", .indexed256),
    ("xterm-kitty", .indexed256), ("xterm", .ansi16), ("screen", .ansi16), ("linux", .ansi16),
    ("xterm-direct", .truecolor), ("konsole-direct", .truecolor), ("vt100", .none),
    ("vt220", .none), ("vt420", .none), ("vt525", .none), ("xterm-mono", .none), ("dumb", .none),
    ("", .none),
  ])
  func theTypeTellsTheColors(type: String, expected: ColorDepth) {
    #expect(depth(["TERM": type]) == expected)
  }

  @Test func withoutATypeThereAreNoColors() {
    #expect(depth([:]) == .none)
    #expect(depth(["COLORTERM": "truecolor"]) == .none)
  }

  @Test(arguments: [
    ("truecolor", ColorDepth.truecolor), ("24bit", .truecolor), ("yes", .indexed256),
    ("", .indexed256),
  ])
  func colortermTellsOfTruecolor(value: String, expected: ColorDepth) {
    #expect(depth(["TERM": "xterm-256color", "COLORTERM": value]) == expected)
  }

  @Test func aDumbTerminalHasNoColorsWhateverColortermSays() {
    #expect(depth(["TERM": "dumb", "COLORTERM": "truecolor"]) == .none)
    #expect(depth(["TERM": "vt100", "COLORTERM": "truecolor"]) == .none)
  }

  @Test func d13NoColorBeatsWhatTheTerminalSays() {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"]

    #expect(depth(environment) == .none)
  }

  @Test func anEmptyNoColorIsNotSet() {
    #expect(depth(["TERM": "xterm-256color", "NO_COLOR": ""]) == .indexed256)
  }

  @Test func d13APipeHasNoColors() {
    #expect(depth(["TERM": "xterm-256color"], isTerminal: false) == .none)
  }

  @Test(arguments: [
    (ColorChoice.truecolor, ColorDepth.truecolor), (.indexed256, .indexed256), (.ansi16, .ansi16),
    (.none, .none),
  ])
  func d13AnExplicitChoiceBeatsEverything(choice: ColorChoice, expected: ColorDepth) {
    let environment = ["TERM": "dumb", "NO_COLOR": "1"]

    #expect(depth(environment, choice: choice) == expected)
    #expect(depth(environment, choice: choice, isTerminal: false) == expected)
  }

  @Test func choicesAreNamedAsOnTheCommandLine() {
    let names = ColorChoice.allCases.map(\.rawValue)

    #expect(names == ["auto", "truecolor", "256", "16", "none"])
  }
}
