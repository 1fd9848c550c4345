import BestiaryApp
import Cells
import CursesTerminal
import Glibc
import Scenes
import TerminalKit

// Shows each screen with canned data, so that it can be looked at alone:
//
//   gallery list
//   gallery print NAME [--size 80x24] [--light] [--color DEPTH]     on standard output
//   gallery show NAME [--light]                                     in the terminal; q leaves
//   gallery bench                                                   milliseconds for a frame of each

struct Arguments {
  var words: [String] = []
  var size = Size(columns: 120, rows: 40)
  var isLight = false
  var color = ColorChoice.truecolor

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--light": isLight = true
      case "--size": size = Self.size(rest.popFirst() ?? "") ?? size
      case "--color": color = ColorChoice(rawValue: rest.popFirst() ?? "") ?? color
      default: words.append(word)
      }
    }
  }

  var depth: ColorDepth { color.depth(environment: { _ in nil }, isTerminal: true) }

  private static func size(_ text: String) -> Size? {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    return parts.count == 2 ? Size(columns: parts[0], rows: parts[1]) : nil
  }
}

func printScreen(_ scene: Scene, _ arguments: Arguments) throws {
  let surface = try scene.surface(
    size: arguments.size, depth: arguments.depth, isLight: arguments.isLight)
  let bytes = ANSIText.bytes(of: surface, depth: arguments.depth)
  print(String(decoding: bytes, as: UTF8.self), terminator: "")
}

func show(_ scene: Scene, _ arguments: Arguments) throws {
  let terminal = try CursesTerminal(
    CursesTerminal.Options(depth: arguments.depth, usesMouse: true, asksBackground: false))
  defer { terminal.restore() }
  let program = try scene.program(on: terminal, isLight: arguments.isLight)
  for key in scene.keys { program.application.step(.key(key)) }
  program.show()
}

func bench(_ arguments: Arguments) throws {
  for scene in Scene.all {
    let terminal = MemoryTerminal(size: arguments.size, depth: arguments.depth)
    let program = try scene.program(on: terminal, isLight: arguments.isLight)
    for key in scene.keys { program.application.step(.key(key)) }
    let frames = 200
    let start = ContinuousClock.now
    for _ in 0..<frames {
      program.window.setNeedsLayout()
      program.application.refresh()
    }
    let microseconds = Int((ContinuousClock.now - start) / frames / .microseconds(1))
    print(scene.name, "\(microseconds) µs a frame")
  }
}

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
let scene = arguments.words.dropFirst().first.flatMap { name in
  Scene.all.first { $0.name == name }
}
switch (arguments.words.first, scene) {
case ("list", _): for scene in Scene.all { print(scene.name) }
case ("print", let scene?): try printScreen(scene, arguments)
case ("show", let scene?): try show(scene, arguments)
case ("bench", _): try bench(arguments)
default:
  print("gallery list | print NAME [--size WxH] [--light] [--color DEPTH] | show NAME | bench")
  exit(2)
}
