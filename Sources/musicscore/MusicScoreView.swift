import Cells
import TerminalKit

/// A note, or a rest; the raw value is the key that types it.
nonisolated enum Note: Character, CaseIterable {
  case c = "c", d = "d", e = "e", f = "f", g = "g", a = "a", b = "b", rest = "r"

  var letter: String { self == .rest ? "·" : String(rawValue) }
}

/// A field for notes: letters on a staff line.
final class MusicScoreView: View, MusicScoreInputDelegate {
  private(set) var notes: [Note] = [] { didSet { setNeedsLayout() } }
  private lazy var strip = MusicScoreInputView(delegate: self)

  /// An empty score, built in code.
  override init() { super.init() }

  /// A score from a layout: the keys that type its notes.
  init(layout: String) {
    notes = layout.compactMap(Note.init)
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: View? { strip }
  override var caret: Position? { Position(column: 2 + 3 * shownNotes.count, row: 0) }
  override var hints: [Hint] { isFirstResponder ? [] : [Hint("Return", "write")] }

  override func press(_ key: Key) -> Handling {
    key == .enter && !isFirstResponder && becomeFirstResponder() ? .handled : .passed
  }

  func noteTapped(_ note: Note) { notes.append(note) }
  func backspaceTapped() { _ = notes.popLast() }
  func doneTapped() { resignFirstResponder() }

  private var shownNotes: ArraySlice<Note> { notes.suffix(max(0, (bounds.columns - 4) / 3)) }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.horizontalLine(row: 0, from: 1, to: bounds.columns - 1, style: theme.hairline)
    for (index, note) in shownNotes.enumerated() {
      canvas.text(note.letter, at: Position(column: 2 + 3 * index, row: 0))
    }
    guard isFocused else { return }
    canvas.text("[", at: .zero, style: theme.accent)
    canvas.text("]", at: Position(column: bounds.columns - 1, row: 0), style: theme.accent)
  }
}
