import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@testable import musicscore

/// A7, A8, A9: a field of another kind brings its own strip.
struct MusicScoreTests {
  @Test func a7AnUnrelatedFieldBringsUpItsOwnStrip() async {
    let stage = ScoreStage()

    #expect(stage.pilot.shows("[ Done ]"))
    await stage.pilot.type("cegr")
    await stage.pilot.press(.backspace)
    await stage.pilot.type("x")

    #expect(stage.first.notes == [.c, .e, .g])
    #expect(stage.second.notes.isEmpty)
  }

  @Test func a7NotesAreTakenByClicks() async throws {
    let stage = ScoreStage()
    let strip = try #require(stage.pilot.position(of: "c  d  e"))

    await stage.pilot.click(column: strip.column, row: strip.row)
    await stage.pilot.click(column: strip.column + 12, row: strip.row)
    await stage.pilot.click(column: strip.column + 21, row: strip.row)
    #expect(stage.first.notes == [.c, .g, .rest])
    #expect(stage.pilot.shows("[─c──g──·──"))

    await stage.pilot.click(column: strip.column + 24, row: strip.row)
    #expect(stage.first.notes == [.c, .g])
  }

  @Test(arguments: [[Key.escape], []])
  func a7EscAndDoneLeaveTheStripAndReturnBringsItBack(keys: [Key]) async throws {
    let stage = ScoreStage()
    let done = try #require(stage.pilot.position(of: "Done"))

    for key in keys { await stage.pilot.press(key) }
    if keys.isEmpty { await stage.pilot.click(column: done.column, row: done.row) }

    #expect(!stage.pilot.shows("[ Done ]"))
    #expect(stage.first.isFocused)
    await stage.pilot.press(.enter)
    #expect(stage.pilot.shows("[ Done ]"))
  }

  @Test func a8FieldsBuiltInCodeAndFromALayoutBothBringUpTheStrip() async {
    let stage = ScoreStage(first: MusicScoreView(), second: MusicScoreView(layout: "cer"))

    for (field, notes) in [(stage.first, [Note.a]), (stage.second, [.c, .e, .rest, .a])] {
      #expect(field.isFirstResponder)
      #expect(stage.pilot.shows("[ Done ]"))
      await stage.pilot.type("a")
      #expect(field.notes == notes)
      await stage.pilot.press(.tab)
    }
  }

  @Test func a9ClosingFreesTheFieldAndItsStrip() async {
    let stage = ScoreStage()
    weak var field: MusicScoreView?
    weak var strip: View?
    do {
      let score = MusicScoreView(layout: "c")
      (field, strip) = (score, score.inputView)
      stage.root.add(score)
      stage.window.focus(score)
      await stage.pilot.type("d")
      #expect(strip?.window === stage.window)
      score.removeFromSuperview()
      await stage.pilot.resize(columns: 60, rows: 20)
    }

    #expect(field == nil)
    #expect(strip == nil)
  }

  @Test func a9TheStripDoesNotKeepItsFieldAlive() {
    var field: MusicScoreView? = MusicScoreView()
    weak let watched = field
    let strip = field?.inputView

    field = nil

    #expect(watched == nil)
    #expect(strip != nil)
  }

  @Test func a7TwoFieldsExchangeTheirStripsInOneStep() async {
    let stage = ScoreStage()
    let before = stage.first.inputView
    stage.trace = []

    await stage.pilot.press(.tab)

    #expect(stage.second.isFirstResponder)
    #expect(before !== stage.second.inputView)
    #expect(before?.window == nil)
    #expect(stage.second.inputView?.window === stage.window)
    #expect(stage.trace.prefix(2) == ["resignFirstResponder", "becomeFirstResponder"])
    #expect(!stage.trace.contains("inputViewWillHide"))
    #expect(!stage.trace.contains("inputViewWillShow"))
    await stage.pilot.type("f")
    #expect(stage.second.notes == [.f])
  }

  @Test func a7AnExchangeIsToldAsAChangeOfFrame() async {
    let stage = ScoreStage()
    stage.trace = []

    await stage.pilot.press(.tab)

    #expect(stage.trace.suffix(2) == ["inputViewWillChangeFrame", "inputViewDidChangeFrame"])
  }

  @Test(arguments: [(80, 24), (60, 20), (30, 8)])
  func a7TheStripFitsAnyScreen(columns: Int, rows: Int) {
    let stage = ScoreStage(columns: columns, rows: rows)

    #expect(stage.pilot.shows("c  d  e  f  g  a  b  ·  ✕"))
    #expect(stage.pilot.shows("[ Done ]"))
  }
}

/// A window with two scores, the first of which has the input.
private final class ScoreStage {
  let pilot: Pilot
  let window: Window
  let root = View()
  let first: MusicScoreView
  let second: MusicScoreView
  var trace: [String] = []

  init(
    first: MusicScoreView = MusicScoreView(), second: MusicScoreView = MusicScoreView(),
    columns: Int = 60, rows: Int = 20
  ) {
    let terminal = MemoryTerminal(size: Size(columns: columns, rows: rows))
    let clock = ManualClock()
    window = Window(
      theme: .dark(depth: .truecolor), animator: Animator(clock: clock, isEnabled: false))
    let application = Application(terminal: terminal, window: window, clock: clock)
    (self.first, self.second) = (first, second)
    let controller = ScoreStageController(root)
    for (row, score) in [first, second].enumerated() {
      score.frame = Rect(column: 1, row: row, columns: columns - 2, rows: 1)
      root.add(score)
    }
    window.rootViewController = controller
    pilot = Pilot(application: application, terminal: terminal)
    window.trace = EventTrace { [unowned self] line in
      let event = line.split(separator: "\"").dropFirst(5).first
      trace.append(event.map(String.init) ?? line)
    }
    window.moveFocus(forward: true)
    window.runDeferred()
    application.refresh()
  }
}

private final class ScoreStageController: ViewController {
  private let root: View

  init(_ root: View) {
    self.root = root
    super.init()
  }

  override func loadView() -> View { root }
}
