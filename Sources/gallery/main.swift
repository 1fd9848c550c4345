import BestiaryApp
import Cells
import CursesTerminal
import Glibc
import Pixels
import Scenes
import TerminalKit

// Shows each screen with canned data, so that it can be looked at alone:
//
//   gallery list
//   gallery print NAME [--size 80x24] [--light] [--color DEPTH]     on standard output
//   gallery show NAME [--light]                                     in the terminal; q leaves
//   gallery bench [FILE.png...]              microseconds for a frame of each; or to decode a PNG and
//                                            make a picture of 70 x 35 cells of it, in each depth

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

func benchPictures(_ paths: [String]) throws {
  for path in paths {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw FileProblem(path: path, number: errno) }
    defer { close(file) }
    for (depth, dithering) in [
      (ColorDepth.truecolor, DitheringChoice.never), (.indexed256, .never),
      (.indexed256, .always), (.ansi16, .never), (.none, .never),
    ] {
      let maker = PictureMaker(background: RGB(0), depth: depth, dithering: dithering)
      let rounds = 100
      var best = Duration.seconds(1_000)
      for _ in 0..<rounds {
        lseek(file, 0, SEEK_SET)
        let start = ContinuousClock.now
        _ = try maker.picture(descriptor: file) { _ in Size(columns: 70, rows: 35) }
        best = min(best, ContinuousClock.now - start)
      }
      print(path, depth, dithering, "\(Int(best / .microseconds(1))) µs")
    }
  }
}

/// A file that can't be opened.
struct FileProblem: Error {
  let path: String
  let number: Int32
}

let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
let scene = arguments.words.dropFirst().first.flatMap { name in
  Scene.all.first { $0.name == name }
}
switch (arguments.words.first, scene) {
case ("list", _): for scene in Scene.all { print(scene.name) }
case ("print", let scene?): try printScreen(scene, arguments)
case ("show", let scene?): try show(scene, arguments)
case ("bench", _) where arguments.words.count > 1:
  try benchPictures(Array(arguments.words.dropFirst()))
case ("bench", _): try bench(arguments)
default:
  print(
    "gallery list | print NAME [--size WxH] [--light] [--color DEPTH] | show NAME | bench [FILE]")
  exit(2)
}
