import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// The interface that lets choose one thing, on a terminal in memory.
final class PickStory {
  let program: PickingProgram
  let browser: Browser
  let pilot: Pilot

  init(
    _ subject: PickSubject, _ contents: CatalogContents = .f5, columns: Int = 80, rows: Int = 24
  ) throws {
    let store = try CatalogStore(at: .memory, contents: { contents })
    browser = try Browser(store: store, name: "test.bestiary")
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows))
    program = PickingProgram(
      subject, browser: browser, terminal: terminal, theme: .dark(depth: .truecolor),
      followsBackground: true, hasAnimation: false, clock: ManualClock())
    pilot = Pilot(application: program.application, terminal: terminal)
  }

  /// What is chosen with these keys; those behind the one that ends the program are not used.
  func choice(_ keys: Key...) -> String? {
    for key in keys { pilot.terminal.send(.key(key)) }
    pilot.terminal.send(.hangup)
    return program.run()
  }

  /// Fails where the screen is not as recorded under `Screens/`.
  func expectScreen(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let problem = Golden.difference(
      of: pilot.terminal.surface, cursor: pilot.terminal.cursor, named: name,
      folder: "/" + folder + "/Screens")
    if let problem { Issue.record("\(name) \(problem)", sourceLocation: sourceLocation) }
  }
}
