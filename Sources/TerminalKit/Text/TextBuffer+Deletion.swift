nonisolated extension TextBuffer {
  /// Deletes what is selected, else what that movement goes over.
  public mutating func delete(_ movement: TextMovement) {
    guard !hasSelection else { return change(selection, to: "", as: .other) }
    let range = range(over: movement)
    guard !range.isEmpty else { return endAction() }
    switch movement {
    case .left: change(range, to: "", as: .deletingBackward)
    case .right: change(range, to: "", as: .deletingForward)
    default: change(range, to: "", as: .other)
    }
  }

  /// Cuts what that movement goes over (where something is selected, a cut by words takes that),
  /// for `yank()`. Cuts without anything between them are put back together. Cutting to the end
  /// of a line at its end takes the line break.
  public mutating func kill(_ movement: TextMovement) {
    var range = range(over: movement)
    if hasSelection, movement != .lineStart, movement != .lineEnd { range = selection }
    if movement == .lineEnd, range.isEmpty { range = caret..<min(caret + 1, characters.count) }
    guard !range.isEmpty else { return }
    let cut = Array(characters[range])
    if lastAction != .killing {
      killed = cut
    } else {
      killed = range.lowerBound < caret ? cut + killed : killed + cut
    }
    change(range, to: "", as: .killing)
  }

  /// Keeps what is selected for `yank()`.
  public mutating func copy() {
    guard hasSelection else { return }
    killed = Array(characters[selection])
    endAction()
  }

  /// Puts in what was cut last.
  public mutating func yank() { insert(String(killed)) }

  private func range(over movement: TextMovement) -> Range<Int> {
    let target = target(of: movement)
    return min(caret, target)..<max(caret, target)
  }
}
