import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import StarterCatalog
import TerminalKit

/// A screen with canned data, and the keys that lead to it.
struct Scene {
  let name: String
  let contents: CatalogContents
  let keys: [Key]
  /// What `pick` lets choose; `nil` for the interface that browses.
  var pick: PickSubject?

  /// Every screen there is.
  static let all: [Scene] = [
    Scene(name: "main", contents: .starter, keys: []),
    Scene(name: "strip", contents: .starter, keys: [.character("w")]),
    Scene(name: "strip-highlight", contents: .starter, keys: [.character("w"), .right]),
    Scene(name: "strip-many", contents: .arsenal(40), keys: [.character("w"), .end]),
    Scene(name: "colour", contents: .starter, keys: [.character("c")]),
    Scene(name: "colour-marked", contents: .starter, keys: typing("  c")),
    Scene(name: "text-add", contents: .starter, keys: [.character("a")]),
    Scene(name: "text-edit", contents: .starter, keys: [.character("e")]),
    Scene(name: "text-refused", contents: .starter, keys: [.character("a"), .enter]),
    Scene(name: "description", contents: .starter, keys: tabs(4) + [.enter]),
    Scene(name: "number-pad", contents: .starter, keys: tabs(5) + [.enter]),
    Scene(name: "tags", contents: .starter, keys: tabs(6) + [.enter]),
    Scene(name: "folded", contents: .starter, keys: tabs(5) + [.end]),
    Scene(
      name: "alert-editing", contents: .starter, keys: tabs(4) + [.enter, .character("x"), .escape]),
    Scene(name: "alert-leaving", contents: .starter, keys: typing("dq")),
    Scene(name: "filter", contents: .starter, keys: typing("/bot")),
    Scene(name: "no-match", contents: .starter, keys: typing("/zzz")),
    Scene(name: "by-weapon", contents: .starter, keys: typing("W") + [.right]),
    Scene(name: "weapon-filter", contents: .starter, keys: typing("W2")),
    Scene(name: "marked", contents: .starter, keys: typing("  w")),
    Scene(name: "pick", contents: .starter, keys: [], pick: .monster(matching: "bot")),
    Scene(name: "pick-weapon", contents: .starter, keys: [.right], pick: .weapon),
    Scene(name: "list-popover", contents: .starter, keys: [.character("m")]),
    Scene(name: "help", contents: .starter, keys: [.character("?")]),
    Scene(name: "deleted", contents: .starter, keys: [.character("d")]),
    Scene(name: "empty", contents: StarterCatalog.contents(withMonsters: false), keys: []),
    Scene(name: "broken-picture", contents: .brokenPicture, keys: []),
    Scene(name: "no-colour", contents: .plain, keys: []),
  ]

  private static func tabs(_ count: Int) -> [Key] { Array(repeating: .tab, count: count) }
  private static func typing(_ text: String) -> [Key] { text.map { .character($0) } }

  /// The screen drawn on a terminal in memory.
  func surface(size: Size, depth: ColorDepth, isLight: Bool) throws -> Surface {
    let terminal = MemoryTerminal(size: size, depth: depth)
    let program = try program(on: terminal, isLight: isLight)
    program.application.refresh()
    for key in keys { program.application.step(.key(key)) }
    return terminal.surface
  }

  /// The program on `terminal`, before any key.
  func program(on terminal: any Terminal, isLight: Bool) throws -> any SceneProgram {
    let contents = contents
    let store = try CatalogStore(at: .memory, contents: { contents })
    let theme: Theme = isLight ? .light(depth: terminal.depth) : .dark(depth: terminal.depth)
    let browser = try Browser(store: store, name: "gallery")
    if let pick {
      return PickingProgram(
        pick, browser: browser, terminal: terminal, theme: theme, followsBackground: false,
        hasAnimation: false)
    }
    return BrowsingProgram(
      browser: browser, terminal: terminal, theme: theme, followsBackground: false,
      hasAnimation: false)
  }
}

/// What shows a scene.
protocol SceneProgram: AnyObject {
  var window: Window { get }
  var application: Application { get }
  /// Runs until the user leaves.
  func show()
}

extension BrowsingProgram: SceneProgram {
  func show() {
    root.quit = application.stop
    run()
  }
}

extension PickingProgram: SceneProgram {
  func show() { _ = run() }
}

extension CatalogContents {
  fileprivate static var starter: CatalogContents { StarterCatalog.contents() }

  fileprivate static func arsenal(_ count: Int) -> CatalogContents {
    var contents = starter
    contents.weapons += (contents.weapons.count + 1...count).map {
      Weapon(id: Weapon.ID("weapon-\($0)"), name: "Weapon \($0)", damage: ["force"])
    }
    return contents
  }

  fileprivate static var brokenPicture: CatalogContents {
    var contents = starter
    contents.monsters[0].icon = Icon(png: Array("not a picture".utf8))
    return contents
  }

  fileprivate static var plain: CatalogContents {
    var contents = starter
    for index in contents.monsters.indices {
      contents.monsters[index].color = nil
      contents.monsters[index].icon = nil
      contents.monsters[index].preferredWayToKill = nil
    }
    return contents
  }
}
