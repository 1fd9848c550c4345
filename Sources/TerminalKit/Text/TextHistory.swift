/// The changes of a text in steps, for undo and redo.
nonisolated struct TextHistory: Sendable {
  typealias Selection = (anchor: Int, caret: Int)

  private struct Step: Sendable {
    var edits: [TextEdit]
    var before: Selection
    var after: Selection
  }

  /// How many steps are kept: a field may be typed into for days.
  private static let capacity = 1_000

  private var done: [Step] = []
  private var undone: [Step] = []

  /// The edit that is taken back first.
  var lastEdit: TextEdit? { done.last?.edits.last }

  /// Adds an edit, to the last step or as a new one. What was taken back is forgotten.
  mutating func record(
    _ edit: TextEdit, joining: Bool, selections: (before: Selection, after: Selection)
  ) {
    undone = []
    if joining, let last = done.indices.last {
      done[last].edits.append(edit)
      done[last].after = selections.after
    } else {
      done.append(Step(edits: [edit], before: selections.before, after: selections.after))
      if done.count > Self.capacity { done.removeFirst() }
    }
  }

  /// What the last step has selected, where that was done after its edit.
  mutating func amend(selectionAfter selection: Selection) {
    guard let last = done.indices.last else { return }
    done[last].after = selection
  }

  /// The edits to take back, last one first, and the selection of before.
  mutating func undo() -> (edits: [TextEdit], selection: Selection)? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return (step.edits, step.before)
  }

  /// The edits to make again, in order, and the selection of after.
  mutating func redo() -> (edits: [TextEdit], selection: Selection)? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return (step.edits, step.after)
  }
}
