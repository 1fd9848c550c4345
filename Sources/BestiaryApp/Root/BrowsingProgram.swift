public import BestiaryStore
public import Cells
public import TerminalKit

/// The interface at work: a browser, a window, an application and the pictures, put together.
public final class BrowsingProgram {
  /// The window.
  public let window: Window
  /// The loop.
  public let application: Application
  /// The root of the interface.
  public let root: RootViewController
  /// The state and its changes.
  public let browser: Browser
  private let artwork: ArtworkLibrary
  private let watcher: CatalogWatcher?
  private var laterLooks: [Int] = []

  /// The interface of the browser's catalog on `terminal`. `followsBackground` takes the terminal's
  /// own background over into the theme once it tells; `watcher` tells of changes by other programs.
  public init(
    browser: Browser, terminal: any Terminal, theme: Theme, followsBackground: Bool,
    hasAnimation: Bool, clock: any Clock = MonotonicClock(), watcher: CatalogWatcher? = nil
  ) {
    self.watcher = watcher
    self.browser = browser
    window = Window(theme: theme, animator: Animator(clock: clock, isEnabled: hasAnimation))
    application = Application(terminal: terminal, window: window, clock: clock)
    artwork = ArtworkLibrary(browser: browser, work: application.work, depth: theme.depth)
    root = RootViewController(browser: browser, artwork: artwork)
    connect(followsBackground)
    window.footer = root.footer
    window.rootViewController = root
    root.begin()
  }

  /// Runs until the user leaves or the terminal is gone.
  public func run() { application.run() }

  private func connect(_ followsBackground: Bool) {
    artwork.didLoad = { [weak self] in self?.browser.artworkDidLoad() }
    root.quit = { [weak self] in self?.application.stop() }
    browser.artworkDidChange = { [weak self] in self?.artwork.purge() }
    browser.modelDidChange = { [weak self] field, id in
      self?.window.record("modelChanged", value: id, details: [("field", field)])
    }
    application.willLayout = { [weak self] in self?.root.updateHints() }
    application.willHandle = { [weak self] event in
      if case .key = event { self?.browser.clearMessage() }
    }
    application.unhandledKey = { [weak self] _ in
      self?.sayThatKeyIsUnused()
    }
    application.terminalEvent = { [weak self] event in
      switch event {
      case .background(let color) where followsBackground: self?.follow(color)
      case .descriptorReady: self?.takeChangesOfOthers()
      default: break
      }
    }
  }

  /// In a text `?` is typed like any other character, so that it can't be asked for there.
  private func sayThatKeyIsUnused() {
    let isTyping = window.firstResponder is any TextInput
    browser.say(
      isTyping
        ? "That key does nothing while you type. Esc leaves the text."
        : "That key does nothing here. ? lists those that do.")
  }

  /// Something has written to the catalog; where it was another program, its changes are shown. The
  /// write is told before the disk has it and SQLite makes it a commit, so it is looked for again
  /// later, and later.
  private func takeChangesOfOthers() {
    guard watcher?.takeChanges() == true else { return }
    for timer in laterLooks { application.cancel(timer: timer) }
    browser.refreshFromOthers()
    laterLooks = [20, 100, 400, 1500, 5000].map { milliseconds in
      application.after(milliseconds: milliseconds) { [weak self] in
        self?.browser.refreshFromOthers()
      }
    }
  }

  private func follow(_ background: RGB) {
    window.theme = window.theme.following(background)
    root.themeDidChange()
  }
}
