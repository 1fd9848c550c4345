// A field with an input of its own; `swift run musicscore` shows it. Three steps:
//
// 1. The field is a `View` that answers true to `canBecomeFirstResponder` and returns a strip from
//    `inputView`, always the same one. See `MusicScoreView`.
// 2. The strip is any other `View`. It says how high it wants to be in `sizeThatFits(_:)`, takes
//    keys and clicks, and tells a weak delegate, the field. See `MusicScoreInputView`.
// 3. Put the field anywhere in a window. When Tab or a click gives it the input, the strip comes up;
//    `resignFirstResponder()` sends it away.
import Cells
import CursesTerminal
import Glibc
import TerminalKit

do throws(TerminalError) {
  let depth = ColorChoice.auto.depth(
    environment: { name in getenv(name).map { String(cString: $0) } }, isTerminal: isatty(1) == 1)
  let terminal = try CursesTerminal(
    CursesTerminal.Options(depth: depth, usesMouse: true, asksBackground: false))
  defer { terminal.restore() }
  let clock = MonotonicClock()
  let window = Window(
    theme: .dark(depth: depth), animator: Animator(clock: clock, isEnabled: true))
  let application = Application(terminal: terminal, window: window, clock: clock)
  let (controller, bar) = (ScoreViewController(), HintBar())
  controller.quit = application.stop
  application.willLayout = { bar.shownHints = window.chain.flatMap(\.hints) }
  window.footer = bar
  window.rootViewController = controller
  window.moveFocus(forward: true)
  application.run()
} catch {
  let text = "musicscore: run it in a terminal\n"
  _ = write(2, text, text.utf8.count)
  exit(2)
}
