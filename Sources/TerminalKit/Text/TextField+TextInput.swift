import Cells

extension TextField: TextInput {
  /// What is selected, or the empty range at the caret; `nil` while it does not have the input.
  public var selectedTextRange: Range<Int>? {
    get { isFirstResponder ? editing.buffer.selection : nil }
    set {
      guard let newValue else { return }
      move { $0.select(newValue) }
    }
  }

  /// The text in `range`, which is cut to what there is.
  public func text(in range: Range<Int>) -> String { editing.buffer.text(in: range) }

  /// Puts `text` in the place of `range`, the caret behind it.
  public func replace(_ range: Range<Int>, with text: String) {
    change {
      $0.buffer.replace(range, with: text)
      return .handled
    }
  }

  /// Empties it, as one step for undo, and keeps the input.
  public func clear() { replace(0..<editing.buffer.characters.count, with: "") }
}

extension TextField: KeyPadDelegate {
  /// Types it.
  public func keyPad(_ pad: KeyPadViewController, didPress character: Character) {
    _ = press(.character(character))
  }

  /// Deletes to the left.
  public func keyPadDidPressDelete(_ pad: KeyPadViewController) { _ = press(.backspace) }

  /// Gives the input back.
  public func keyPadDidPressDone(_ pad: KeyPadViewController) { resignFirstResponder() }
}
