import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import StarterCatalog
import TerminalKit
import TerminalKitTesting
import Testing

/// A program on a terminal in memory with a catalog in memory, and what tests ask of it.
final class Story {
  let program: BrowsingProgram
  let pilot: Pilot
  let store: CatalogStore
  let clock: ManualClock
  private(set) var trace: [String] = []

  init(
    _ contents: CatalogContents = .f5, columns: Int = 120, rows: Int = 40,
    depth: ColorDepth = .truecolor, isLight: Bool = false, hasAnimation: Bool = false,
    store: CatalogStore? = nil
  ) throws {
    let store = try store ?? CatalogStore(at: .memory, contents: { contents })
    self.store = store
    clock = ManualClock()
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows), depth: depth)
    let browser = try Browser(store: store, name: "test.bestiary")
    program = BrowsingProgram(
      browser: browser, terminal: terminal,
      theme: isLight ? .light(depth: depth) : .dark(depth: depth), followsBackground: true,
      hasAnimation: hasAnimation, clock: clock)
    pilot = Pilot(application: program.application, terminal: terminal)
    program.window.trace = EventTrace { [weak self] in self?.trace.append($0) }
  }

  var browser: Browser { program.browser }
  var window: Window { program.window }
  var state: BrowserState { program.browser.state }

  /// The names of the traced events since the last call, in order.
  func events() -> [String] {
    defer { trace = [] }
    return trace.map { line in
      let start = line.firstRange(of: "\"event\": \"")?.upperBound ?? line.startIndex
      return String(line[start...].prefix { $0 != "\"" })
    }
  }

  /// How often each event was traced so far.
  func count(of event: String) -> Int {
    trace.count { $0.contains("\"event\": \"\(event)\"") }
  }

  /// The monster with that name, as the catalog has it.
  func monster(_ name: String) throws -> Monster {
    let summary = try #require(try store.summaries().first { $0.name == name })
    return try #require(try store.monster(summary.id))
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

nonisolated extension CatalogContents {
  /// The five weapons with their pictures.
  static var fiveWeapons: [Weapon] { starter.weapons }

  /// The starter catalog, pictures and all.
  static var starter: CatalogContents { StarterCatalog.contents() }

  /// Five monsters, one for each weapon.
  static var f5: CatalogContents {
    let pairs = [
      ("Bogle", "blowgun"), ("Cinder", "fire"), ("Grub", "ninja-star"), ("Murk", "smoke"),
      ("Troll", "sword"),
    ]
    let monsters = pairs.map { name, weapon in
      Monster(
        id: Monster.ID(name.lowercased()), name: name, description: "A *\(name)*.",
        preferredWayToKill: Weapon.ID(weapon))
    }
    return CatalogContents(weapons: fiveWeapons, monsters: monsters)
  }

  /// Many monsters without pictures.
  static func many(_ count: Int) -> CatalogContents {
    let monsters = (0..<count).map { index in
      let digits = String(index)
      let name = "Monster " + String(repeating: "0", count: 5 - digits.count) + digits
      return Monster(id: Monster.ID("m\(index)"), name: name)
    }
    return CatalogContents(weapons: fiveWeapons, monsters: monsters)
  }
}
