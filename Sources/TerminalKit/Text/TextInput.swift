/// A control in which text is edited, as its accessory bar sees it. Offsets count Characters.
public protocol TextInput: AnyObject {
  /// The whole text.
  var text: String { get }
  /// What is selected, or the empty range at the caret; `nil` while the control does not have the
  /// input. Setting `nil` does nothing.
  var selectedTextRange: Range<Int>? { get set }
  /// The text in `range`, which is cut to what there is.
  func text(in range: Range<Int>) -> String
  /// Puts `text` in the place of `range`, the caret behind it, as one step for undo. Selecting
  /// something right after belongs to the same step.
  func replace(_ range: Range<Int>, with text: String)
}
