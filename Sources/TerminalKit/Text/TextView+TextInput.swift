extension TextView: TextInput {
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
}
