import Cells
import TerminalKit

/// A view of the toolkit in one of its states, with a name for it.
struct Sample {
  let title: String
  let view: View
  let size: Size
}

/// Views of one kind, one below the other, each under its name. The first that can has the focus.
final class SampleSheet: ViewController {
  private let samples: [Sample]
  /// What the views need to live on: sources, delegates.
  private let keeper: AnyObject?

  init(_ samples: [Sample], keeping keeper: AnyObject? = nil) {
    self.samples = samples
    self.keeper = keeper
    super.init()
  }

  override func loadView() -> View { SampleSheetView(samples) }
}

private final class SampleSheetView: View {
  private let samples: [(title: Label, sample: Sample)]

  init(_ samples: [Sample]) {
    self.samples = samples.map { sample in
      (Label { theme in StyledText(sample.title, theme.secondary()) }, sample)
    }
    super.init()
    for (title, sample) in self.samples {
      add(title)
      add(sample.view)
    }
  }

  override func layoutSubviews() {
    var row = 1
    for (title, sample) in samples {
      title.frame = Rect(column: 3, row: row, columns: bounds.columns - 6, rows: 1)
      let columns = min(sample.size.columns, bounds.columns - 6)
      sample.view.frame = Rect(
        column: 3, row: row + 1, columns: columns, rows: sample.size.rows)
      row += sample.size.rows + 2
    }
  }
}

/// A window with a sheet of views, for the gallery.
final class SheetProgram: SceneProgram {
  let window: Window
  let application: Application

  init(_ sheet: SampleSheet, on terminal: any Terminal, theme: Theme) {
    window = Window(theme: theme, animator: Animator(clock: MonotonicClock(), isEnabled: false))
    application = Application(terminal: terminal, window: window, clock: MonotonicClock())
    let bar = HintBar()
    bar.shownHints = [Hint("Tab", "next"), Hint("q", "quit")]
    window.footer = bar
    window.rootViewController = sheet
    window.layoutIfNeeded()
    window.moveFocus(forward: true)
    application.unhandledKey = { [application] key in
      if [.character("q"), .control("c")].contains(key) { application.stop() }
    }
  }

  func show() { application.run() }
}
