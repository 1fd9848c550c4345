import Cells
import TerminalKit
import TerminalKitTesting

/// A scroll view with a heading and an accordion of a creature's attributes below it.
final class AccordionStage: AccordionDataSource, AccordionDelegate {
  let pilot: Pilot
  let window: Window
  let scroll: AccordionStageView
  var items: [AccordionItem]
  private(set) var folded: [String] = []
  private(set) var activated: [String] = []
  private(set) var trace: [String] = []
  private(set) var widths: [String: Int] = [:]

  static let sample: [AccordionItem] = [
    .row(key: "armor class"),
    .group(
      key: "speed", title: "Speed", items: [.row(key: "walk"), .row(key: "climb")]),
    .group(
      key: "actions", title: "Actions",
      items: [
        .row(key: "bite"),
        .group(
          key: "breath", title: "Breath", items: [.row(key: "fire"), .row(key: "sleep")]),
        .row(key: "tail"),
      ]),
    .row(key: "source"),
  ]

  var accordion: Accordion { scroll.accordion }

  init(columns: Int, rows: Int, folded: Set<String> = [], items: [AccordionItem] = sample) {
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows))
    let clock = ManualClock()
    window = Window(
      theme: .dark(depth: .truecolor), animator: Animator(clock: clock, isEnabled: false))
    let application = Application(terminal: terminal, window: window, clock: clock)
    self.items = items
    scroll = AccordionStageView()
    let controller = AccordionStageController(scroll)
    window.rootViewController = controller
    pilot = Pilot(application: application, terminal: terminal)
    accordion.foldedKeys = folded
    accordion.dataSource = self
    accordion.delegate = self
    accordion.rowHint = "edit"
    window.trace = EventTrace { [unowned self] in trace.append($0) }
    application.refresh()
    window.focus(accordion)
    application.refresh()
  }

  func items(in accordion: Accordion) -> [AccordionItem] { items }

  func accordion(
    _ accordion: Accordion, linesOfRow key: String, columns: Int, theme: Theme
  ) -> [StyledText] {
    widths[key] = columns
    let text = key == "bite" ? "bite  to hit 8, reach 5 feet, 15 piercing and burning" : key
    return StyledText(text).wrapped(columns: columns)
  }

  func accordion(_ accordion: Accordion, didFold isFolded: Bool, key: String) {
    folded.append((isFolded ? "fold " : "unfold ") + key)
  }

  func accordion(_ accordion: Accordion, didActivateRow key: String) { activated.append(key) }
}

final class AccordionStageView: ScrollView {
  let accordion = Accordion()

  override init() {
    super.init()
    add(accordion)
  }

  override func layoutSubviews() {
    let size = accordion.sizeThatFits(Size(columns: bounds.columns, rows: .max))
    accordion.frame = Rect(origin: Position(column: 0, row: 1), size: size)
    contentRows = 1 + size.rows
    super.layoutSubviews()
  }
}

private final class AccordionStageController: ViewController {
  private let root: View

  init(_ root: View) {
    self.root = root
    super.init()
  }

  override func loadView() -> View { root }
}
