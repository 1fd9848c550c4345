public import Cells
public import TerminalKit

/// Told what became of a text in the overlay.
public protocol TextInputViewControllerDelegate: AnyObject {
  /// Okay, or Return: the delegate takes the text and closes the overlay, or refuses it.
  func shouldAcceptTextChanges()
  /// Cancel, or Esc: the delegate closes the overlay.
  func shouldDismissTextChanges()
}

/// An overlay that asks for one line of text. Its buttons only tell the delegate; it never closes by
/// itself.
public final class TextInputViewController: ViewController {
  /// Told what became of the text.
  public weak var delegate: (any TextInputViewControllerDelegate)?
  private let overlay = TextInputOverlay()

  override public init() {
    super.init()
    overlay.field.delegate = self
    overlay.okay.action = { [weak self] in self?.accept() }
    overlay.cancel.action = { [weak self] in self?.dismiss() }
  }

  override public func loadView() -> View { overlay }

  /// Exactly what the field shows.
  public var text: String { overlay.field.text }

  /// Whether it is on screen.
  public var isShown: Bool { view.superview != nil }

  /// Shows the overlay over everything in `window`; the field has the text before it has the input.
  public func show(in window: Window, text: String, title: String) {
    overlay.field.text = text
    overlay.title = title
    overlay.problem = ""
    _ = view
    window.present(overlay)
  }

  /// Says why the text is not taken; it stays as it was typed.
  public func refuse(_ reason: String) { overlay.problem = reason }

  /// Takes the overlay away; the focus goes back.
  public func close() {
    guard let window = overlay.window else { return }
    overlay.field.resignFirstResponder()
    window.dismiss(overlay)
  }

  override public var hints: [Hint] {
    [
      Hint("Return", "done"), Hint("Esc", "cancel"), Hint("Ctrl-U", "clear"),
      Hint("Ctrl-W", "delete word"), Hint("Ctrl-Y", "put back"),
    ]
  }

  override public var showsHintsOfNext: Bool { false }

  override public func press(_ key: Key) -> Handling {
    guard key == .escape else { return .passed }
    dismiss()
    return .handled
  }

  private func accept() {
    view.window?.record("shouldAcceptTextChanges", from: self, value: text)
    delegate?.shouldAcceptTextChanges()
  }

  private func dismiss() {
    view.window?.record("shouldDismissTextChanges", from: self)
    delegate?.shouldDismissTextChanges()
  }
}

extension TextInputViewController: TextFieldDelegate {
  /// What was wrong may be right now.
  public func textField(_ field: TextField, didChangeTo text: String) { overlay.problem = "" }
  /// Return is Okay.
  public func textFieldShouldReturn(_ field: TextField) { accept() }
  /// Esc is Cancel.
  public func textFieldShouldCancel(_ field: TextField) { dismiss() }
}
