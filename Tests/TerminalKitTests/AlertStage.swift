import Cells
import TerminalKit
import TerminalKitTesting

/// A window with one button, and an alert over it.
final class AlertStage {
  let pilot: Pilot
  let window: Window
  let behind: Button
  let alert: Alert
  private(set) var presses = 0
  private(set) var answers: [String] = []
  private(set) var wasPresentedWhenTold: [Bool] = []
  private(set) var trace: [String] = []

  static let question = "Leave without saving?"
  static let message = "3 changes are in memory only. Leaving now loses them."

  init(
    columns: Int, rows: Int, titles: [String] = ["Keep editing", "Export", "Discard"],
    message: String = AlertStage.message, appearance: KeyboardAppearance = .default,
    depth: ColorDepth = .truecolor
  ) {
    let clock = ManualClock()
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows), depth: depth)
    window = Window(
      theme: .dark(depth: depth), animator: Animator(clock: clock, isEnabled: false))
    let application = Application(terminal: terminal, window: window, clock: clock)
    behind = Button(title: "Behind")
    let root = AlertStageRoot(behind)
    window.footer = HintBar()
    window.rootViewController = root
    var told: (String) -> Void = { _ in }
    alert = Alert(
      title: Self.question, message: message,
      actions: titles.enumerated().map { index, title in
        AlertAction(title, style: index == titles.count - 1 ? .destructive : .default) {
          told(title)
        }
      },
      keyboardAppearance: appearance)
    pilot = Pilot(application: application, terminal: terminal)
    behind.action = { [unowned self] in presses += 1 }
    told = { [unowned self] title in
      answers.append(title)
      wasPresentedWhenTold.append(alert.isPresented)
    }
    window.trace = EventTrace { [unowned self] in trace.append($0) }
    window.focus(behind)
    alert.present(in: window)
    application.refresh()
  }

  /// The trace's lines of alerts, without their numbers.
  var alertTrace: [String] {
    trace.filter { $0.contains("\"alert") }.compactMap { line in
      line.split(separator: ", ", maxSplits: 1).last.map(String.init)
    }
  }
}

private final class AlertStageRoot: ViewController {
  private let button: Button
  private(set) var keys: [Key] = []

  init(_ button: Button) {
    self.button = button
    super.init()
  }

  override func loadView() -> View {
    let view = View()
    button.frame = Rect(column: 0, row: 0, columns: button.columns, rows: 1)
    view.add(button)
    return view
  }
}
