import Cells
import TerminalKit

/// Told what was done in the strip of notes.
protocol MusicScoreInputDelegate: AnyObject {
  func noteTapped(_ note: Note)
  func backspaceTapped()
  func doneTapped()
}

/// Notes to choose from. It knows neither scores nor that it serves as an input view.
final class MusicScoreInputView: View {
  private weak var delegate: (any MusicScoreInputDelegate)?
  private let done = Button(title: "Done")

  init(delegate: any MusicScoreInputDelegate) {
    self.delegate = delegate
    super.init()
    done.takesFocus = false
    done.action = { [weak self] in self?.delegate?.doneTapped() }
    add(done)
  }

  override var hints: [Hint] {
    [Hint("a-g", "note"), Hint("r", "rest"), Hint("Backspace", "delete"), Hint("Esc", "done")]
  }

  override func press(_ key: Key) -> Handling {
    switch (key, key.typed.flatMap(Note.init)) {
    case (.backspace, _): delegate?.backspaceTapped()
    case (.escape, _): delegate?.doneTapped()
    case (_, let note?): delegate?.noteTapped(note)
    default: return .passed
    }
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press, mouse.position.row == bounds.rows - 1 else { return .passed }
    let index = (mouse.position.column - 1) / 3
    if index < Note.allCases.count { delegate?.noteTapped(Note.allCases[index]) }
    if index == Note.allCases.count { delegate?.backspaceTapped() }
    return .handled
  }

  override func sizeThatFits(_ limits: Size) -> Size { Size(columns: limits.columns, rows: 2) }

  override func layoutSubviews() {
    let columns = done.columns
    done.frame = Rect(column: bounds.columns - columns - 1, row: 0, columns: columns, rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.fill(bounds, style: TextStyle(background: .rgb(theme.raised)))
    canvas.horizontalLine(row: 0, from: 0, to: bounds.columns, style: theme.hairline)
    for (index, letter) in (Note.allCases.map(\.letter) + ["✕"]).enumerated() {
      canvas.text(letter, at: Position(column: 2 + 3 * index, row: bounds.rows - 1))
    }
  }
}
