import Cells
import TerminalKit
import TerminalKitTesting

/// A window with views one below the other, a bar at the bottom, and the pilot that drives it.
final class TextScreen {
  let pilot: Pilot
  let window: Window
  private(set) var trace: [String] = []
  private let clock = ManualClock()

  init(_ views: [View], columns: Int = 40, rows: Int = 24, depth: ColorDepth = .truecolor) {
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows), depth: depth)
    let animator = Animator(clock: clock, isEnabled: false)
    window = Window(theme: .dark(depth: depth), animator: animator)
    let application = Application(terminal: terminal, window: window, clock: clock)
    window.footer = HintBar()
    window.rootViewController = StackController(views)
    pilot = Pilot(application: application, terminal: terminal)
    window.trace = EventTrace { [weak self] in self?.note($0) }
  }

  /// The names of the events so far; those of the responders' chain and of input views.
  private func note(_ line: String) {
    let parts = line.split(separator: "\"")
    if parts.count > 5 { trace.append(String(parts[5])) } else { trace.append(line) }
  }

  func forgetTrace() { trace = [] }

  func focus(_ view: View) {
    window.focus(view)
    window.runDeferred()
    pilot.application.refresh()
  }

  /// The cell of the terminal's cursor.
  var cursor: Position? { pilot.terminal.cursor }

  func drag(from start: Position, to end: Position) {
    for mouse in [Mouse(.press, at: start), Mouse(.drag, at: end), Mouse(.release, at: end)] {
      pilot.application.step(.mouse(mouse))
    }
  }
}

/// Rows of views: fields of one row, others share the rest.
private final class StackController: ViewController {
  private let views: [View]

  init(_ views: [View]) {
    self.views = views
    super.init()
  }

  override func loadView() -> View { StackView(views) }
}

private final class StackView: View {
  init(_ views: [View]) {
    super.init()
    for view in views { add(view) }
  }

  override func layoutSubviews() {
    var row = 0
    for view in subviews {
      let rows = view is ScrollView ? bounds.rows - row : 1
      view.frame = Rect(column: 0, row: row, columns: bounds.columns, rows: rows)
      row += rows
    }
  }
}
