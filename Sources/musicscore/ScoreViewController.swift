import Cells
import TerminalKit

/// Two scores, one below the other.
final class ScoreViewController: ViewController {
  var quit: (() -> Void)?

  override func loadView() -> View {
    ScorePage([MusicScoreView(layout: "cegrbag"), MusicScoreView()])
  }
  override var hints: [Hint] { [Hint("Tab", "other score"), Hint("q", "quit")] }

  override func press(_ key: Key) -> Handling {
    guard key == .character("q") else { return .passed }
    quit?()
    return .handled
  }
}

private final class ScorePage: View {
  init(_ scores: [MusicScoreView]) {
    super.init()
    for score in scores { add(score) }
  }

  override func layoutSubviews() {
    for (index, score) in subviews.enumerated() {
      score.frame = Rect(column: 1, row: 1 + 2 * index, columns: bounds.columns - 2, rows: 1)
    }
  }
}
