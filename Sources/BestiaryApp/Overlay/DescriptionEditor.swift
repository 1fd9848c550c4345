import Cells
import TerminalKit

/// The editor's panel over the dimmed screen: a title and the text, above whatever input view is up.
final class DescriptionPanel: Presentation {
  let editor = TextView()
  var title = StyledText()
  private static let widest = 92

  init() {
    super.init(isModal: true)
    add(editor)
  }

  override var initialFocus: View? { editor }

  private var panel: Rect {
    let floor = rowsAboveInputView
    let columns = min(bounds.columns, Self.widest)
    let margin = floor >= 16 && bounds.columns > 60 ? 1 : 0
    return Rect(
      column: (bounds.columns - columns) / 2, row: margin, columns: columns,
      rows: max(0, floor - margin))
  }

  private var hasBorder: Bool { panel.rows >= 6 && panel.columns >= 20 }

  override func layoutSubviews() {
    editor.surface = window?.theme.raised
    let inside =
      hasBorder
      ? EdgeInsets(top: 2, left: 3, bottom: 1, right: 1) : EdgeInsets(left: 1, right: 0)
    editor.frame = panel.inset(by: inside)
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    canvas.restyle(bounds) { theme.dimmed(&$0) }
    canvas.raisedPanel(panel, hasBorder: hasBorder, dimmed: dimmingCount, theme)
    guard hasBorder else { return }
    let place = Position(column: panel.minColumn + 2, row: panel.minRow)
    canvas.text(" ", at: place)
    let end = canvas.text(
      title, at: Position(column: place.column + 1, row: place.row), limit: panel.columns - 6)
    canvas.text(" ", at: Position(column: end, row: place.row))
  }
}

/// Edits a description: several lines of Markdown with a bar for its markers. Done or Ctrl-S keeps,
/// Esc leaves and asks first where there are changes.
final class DescriptionEditor: ViewController {
  /// Told the text that is to be kept; false where it could not be, and a reason is said.
  var keep: ((String) -> Bool)?
  private let panel = DescriptionPanel()
  private let bar = MarkdownInputAccessoryView()

  override init() {
    super.init()
    panel.editor.delegate = self
    panel.editor.inputAccessoryView = bar
    bar.delegate = panel.editor
    bar.didPressDone = { [weak self] in self?.end(keeping: true) }
  }

  override func loadView() -> View { panel }

  /// Whether it is on screen.
  var isShown: Bool { view.superview != nil }

  /// Shows `text` in `window`; `title` is what is edited.
  func show(in window: Window, text: String, title: StyledText) {
    guard !isShown else { return }
    panel.editor.text = text
    panel.title = title
    window.present(panel)
  }

  override var showsHintsOfNext: Bool { false }

  private func end(keeping: Bool) {
    if keeping {
      // What could not be kept stays in the editor: it is nowhere else.
      if !panel.editor.hasChanges || keep?(panel.editor.text) == true { close() }
    } else if panel.editor.hasChanges, let window = panel.window {
      askAboutChanges(in: window)
    } else {
      close()
    }
  }

  private func askAboutChanges(in window: Window) {
    Alert(
      title: "Leave without the changes?",
      message: "What you typed into the description would be lost.",
      actions: [
        AlertAction("Keep editing"),
        AlertAction("Discard", style: .destructive) { [weak self] in self?.close() },
      ], keyboardAppearance: .alert
    ).present(in: window)
  }

  private func close() {
    guard let window = panel.window else { return }
    panel.editor.resignFirstResponder()
    window.dismiss(panel)
  }
}

extension DescriptionEditor: TextViewDelegate {
  func textViewDidChange(_ textView: TextView) {}
  func textViewDidEndEditing(_ textView: TextView, keeping: Bool) { end(keeping: keeping) }
}
