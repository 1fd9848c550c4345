import Cells
import TerminalKit
import TerminalKitTesting

/// A window on a terminal in memory, and what happens in it.
final class Stage {
  let clock = ManualClock()
  let terminal: MemoryTerminal
  let window: Window
  let application: Application
  let log = Log()
  let root: ProbeController
  private(set) var notifications: [InputViewNotification] = []
  private let traced = Log()
  private var registration: InputViewNotifications.Registration?

  init(columns: Int = 40, rows: Int = 12, isAnimated: Bool = false, hasFooter: Bool = true) {
    terminal = MemoryTerminal(size: Size(columns: columns, rows: rows))
    window = Window(
      theme: .dark(depth: .truecolor), animator: Animator(clock: clock, isEnabled: isAnimated))
    application = Application(terminal: terminal, window: window, clock: clock)
    root = ProbeController("root", log)
    window.trace = EventTrace { [traced] in traced.add($0) }
    if hasFooter { window.footer = HintBar() }
    window.rootViewController = root
    application.refresh()
    registration = window.notifications.observe { [weak self] in self?.notifications.append($0) }
  }

  /// The names of the events traced since the last call.
  func takeEvents() -> [String] {
    defer { traced.entries = [] }
    return traced.entries.map { line in
      String(line.split(separator: "\"event\": \"")[1].prefix { $0 != "\"" })
    }
  }

  /// What was logged since the last call.
  func takeLog() -> [String] {
    defer { log.entries = [] }
    return log.entries
  }

  /// Puts views into the root view; their frames stay.
  func add(_ views: View...) {
    for view in views { root.view.add(view) }
    application.refresh()
  }

  /// Puts probes of those names into the root view, each in a row of its own, and forgets what was
  /// logged of that.
  func addProbes(_ names: String...) -> [Probe] {
    let probes = names.enumerated().map { row, name in
      Probe(name, log, at: Rect(column: 0, row: row, columns: 5, rows: 1))
    }
    for probe in probes { root.view.add(probe) }
    application.refresh()
    _ = takeLog()
    _ = takeEvents()
    return probes
  }

  func press(_ keys: Key...) { for key in keys { application.step(.key(key)) } }

  func click(_ column: Int, _ row: Int) {
    mouse(.press, column, row)
    mouse(.release, column, row)
  }

  func mouse(_ kind: Mouse.Kind, _ column: Int, _ row: Int) {
    application.step(.mouse(Mouse(kind, at: Position(column: column, row: row))))
  }

  func resize(columns: Int, rows: Int) {
    terminal.size = Size(columns: columns, rows: rows)
    application.step(.resize(terminal.size))
  }

  /// Does something as if an event had called for it.
  func act(_ action: () -> Void) {
    action()
    window.runDeferred()
    application.refresh()
  }

  /// Lets time pass and draws what has moved.
  func wait(milliseconds: Int) {
    clock.advance(by: milliseconds)
    application.tick()
    application.refresh()
  }

  /// One row of the screen.
  func line(_ row: Int) -> String { terminal.surface.text(ofRow: row) }
}

/// Lines in the order they came.
final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
