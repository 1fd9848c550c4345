public import Cells
public import TerminalKit

/// What there is to choose from.
nonisolated public enum PickSubject: Hashable, Sendable {
  /// The catalog's monsters, the list filtered by that text at first.
  case monster(matching: String)
  /// The catalog's weapons.
  case weapon
}

/// A small interface that lets choose one thing of a catalog and ends.
public final class PickingProgram {
  /// The window.
  public let window: Window
  /// The loop.
  public let application: Application
  /// The id of what was chosen; `nil` while nothing is.
  public private(set) var choice: String?
  private let browser: Browser
  private let artwork: ArtworkLibrary
  private let screen: any PickScreen
  private let hintBar = HintBar()

  /// An interface on `terminal` that lets choose from the browser's catalog. `followsBackground`
  /// takes the terminal's own background over into the theme once it tells.
  public init(
    _ subject: PickSubject, browser: Browser, terminal: any Terminal, theme: Theme,
    followsBackground: Bool, hasAnimation: Bool, clock: any Clock = MonotonicClock()
  ) {
    self.browser = browser
    window = Window(theme: theme, animator: Animator(clock: clock, isEnabled: hasAnimation))
    application = Application(terminal: terminal, window: window, clock: clock)
    artwork = ArtworkLibrary(browser: browser, work: application.work, depth: theme.depth)
    switch subject {
    case .monster(let text):
      browser.setFilter(text)
      screen = MonsterPickViewController(browser: browser, artwork: artwork)
    case .weapon: screen = WeaponPickViewController(artwork: artwork)
    }
    connect(followsBackground)
    window.footer = hintBar
    window.rootViewController = screen
    screen.show(browser.state)
    window.layoutIfNeeded()
    screen.begin()
  }

  /// Runs until something is chosen or the user leaves; returns the id of what was chosen.
  public func run() -> String? {
    application.run()
    return choice
  }

  private func connect(_ followsBackground: Bool) {
    screen.finish = { [weak self] choice in
      self?.choice = choice
      self?.application.stop()
    }
    artwork.didLoad = { [weak self] in self?.browser.artworkDidLoad() }
    browser.stateDidChange = { [weak self] _ in self?.render() }
    application.willLayout = { [weak self] in self?.updateHints() }
    application.terminalEvent = { [weak self] event in
      guard case .background(let color) = event, followsBackground else { return }
      self?.follow(color)
    }
  }

  private func render() { screen.show(browser.state) }

  private func updateHints() {
    let (hints, _) = window.shownHints
    if hintBar.shownHints != hints { hintBar.shownHints = hints }
  }

  private func follow(_ background: RGB) {
    window.theme = window.theme.following(background)
    browser.artworkDidLoad()
  }
}

/// A screen that ends with a choice.
protocol PickScreen: ViewController {
  /// Told the id of what was chosen, or `nil` where the user leaves without.
  var finish: ((String?) -> Void)? { get set }
  /// Shows what of the state is this screen's.
  func show(_ state: BrowserState)
  /// Gives the focus to where keys are to go. Called once, after the first layout.
  func begin()
}
