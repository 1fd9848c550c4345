// Scenes are every screen of the program with canned data: `gallery` shows, prints and times them,
// and tests look at them. They know no real terminal and no file.
public import BestiaryApp
public import BestiaryCore
import BestiaryStore
public import Cells
import StarterCatalog
public import TerminalKit

/// A screen with canned data and the keys that lead to it, or a sheet of views.
public struct Scene {
  /// What it is called.
  public let name: String
  /// What is in the catalog.
  public let contents: CatalogContents
  /// What is pressed from the start.
  public let keys: [Key]
  /// Which of the program's interfaces it is.
  var kind = Kind.browsing

  /// What a scene shows.
  enum Kind {
    /// The interface that browses.
    case browsing
    /// The same for a catalog that can't be changed.
    case readOnly
    /// What `pick` lets choose.
    case picking(PickSubject)
    /// Views of the toolkit, alone.
    case sheet(@MainActor () -> SampleSheet)
  }

  /// Every screen there is.
  public static let all: [Scene] = [
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
    Scene(name: "pick", contents: .starter, keys: [], kind: .picking(.monster(matching: "bot"))),
    Scene(name: "pick-weapon", contents: .starter, keys: [.right], kind: .picking(.weapon)),
    Scene(name: "list-popover", contents: .starter, keys: [.character("m")]),
    Scene(name: "help", contents: .starter, keys: [.character("?")]),
    Scene(name: "deleted", contents: .starter, keys: [.character("d")]),
    Scene(name: "empty", contents: StarterCatalog.contents(withMonsters: false), keys: []),
    Scene(name: "broken-picture", contents: .brokenPicture, keys: []),
    Scene(name: "loading", contents: .largePicture, keys: []),
    Scene(name: "no-colour", contents: .plain, keys: []),
    Scene(name: "read-only", contents: .starter, keys: [], kind: .readOnly),
    Scene(name: "view-text-fields", sheet: SampleSheet.textFields),
    Scene(name: "view-text-view", sheet: SampleSheet.textView),
    Scene(name: "view-buttons", sheet: SampleSheet.buttons),
    Scene(name: "view-key-pads", sheet: SampleSheet.keyPads),
    Scene(name: "view-images", sheet: SampleSheet.images),
    Scene(name: "view-accordion", sheet: SampleSheet.accordion),
  ]

  private init(
    name: String, contents: CatalogContents, keys: [Key], kind: Kind = .browsing
  ) {
    self.name = name
    self.contents = contents
    self.keys = keys
    self.kind = kind
  }

  private init(name: String, sheet: @escaping @MainActor () -> SampleSheet) {
    self.init(name: name, contents: CatalogContents(), keys: [], kind: .sheet(sheet))
  }

  private static func tabs(_ count: Int) -> [Key] { Array(repeating: .tab, count: count) }
  private static func typing(_ text: String) -> [Key] { text.map { .character($0) } }

  /// The screen drawn on a terminal in memory.
  public func surface(size: Size, depth: ColorDepth, isLight: Bool) throws -> Surface {
    let terminal = MemoryTerminal(size: size, depth: depth)
    let program = try program(on: terminal, isLight: isLight)
    program.application.refresh()
    for key in keys { program.application.step(.key(key)) }
    return terminal.surface
  }

  /// The program on `terminal`, before any key.
  public func program(on terminal: any Terminal, isLight: Bool) throws -> any SceneProgram {
    let theme: Theme = isLight ? .light(depth: terminal.depth) : .dark(depth: terminal.depth)
    switch kind {
    case .sheet(let make): return SheetProgram(make(), on: terminal, theme: theme)
    case .picking(let subject):
      return PickingProgram(
        subject, browser: try browser(.readWrite), terminal: terminal, theme: theme,
        followsBackground: false, hasAnimation: false)
    case .browsing: return try browsing(.readWrite, terminal, theme)
    case .readOnly: return try browsing(.readOnly, terminal, theme)
    }
  }

  private func browsing(
    _ access: CatalogAccess, _ terminal: any Terminal, _ theme: Theme
  ) throws -> BrowsingProgram {
    BrowsingProgram(
      browser: try browser(access), terminal: terminal, theme: theme, followsBackground: false,
      hasAnimation: false)
  }

  private func browser(_ access: CatalogAccess) throws -> Browser {
    let contents = contents
    let store = try CatalogStore(at: .memory, access: access, contents: { contents })
    return try Browser(store: store, name: "gallery")
  }
}

/// What shows a scene.
public protocol SceneProgram: AnyObject {
  /// Its window.
  var window: Window { get }
  /// Its loop.
  var application: Application { get }
  /// Runs until the user leaves.
  func show()
}

extension BrowsingProgram: SceneProgram {
  /// Runs until the user leaves.
  public func show() {
    root.quit = application.stop
    run()
  }
}

extension PickingProgram: SceneProgram {
  /// Runs until the user leaves.
  public func show() { _ = run() }
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

  /// Enough bytes that they are not read on the spot.
  fileprivate static var largePicture: CatalogContents {
    var contents = starter
    contents.monsters[0].icon = Icon(png: Array(repeating: 0, count: 100_000))
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
