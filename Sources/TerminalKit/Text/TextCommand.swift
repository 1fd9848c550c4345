public import Cells

/// What a key that types nothing does in a text.
nonisolated public enum TextCommand: Hashable, Sendable {
  /// Moves the caret; a selection ends.
  case move(TextMovement)
  /// Moves the caret, the selection with it.
  case extend(TextMovement)
  /// Deletes what is selected, else what lies on the way.
  case delete(TextMovement)
  /// Cuts what lies on the way, for `yank`.
  case kill(TextMovement)
  /// Keeps what is selected, for `yank`.
  case copy
  /// Puts in what was cut last.
  case yank
  /// Selects everything.
  case selectAll
  /// Takes the last change back.
  case undo
  /// Makes it again.
  case redo

  /// What `key` does: readline's keys, and those of every other editor. Ctrl-Z stays with the
  /// terminal (it suspends), so undo is Ctrl-_ and Alt-U, redo Alt-R; Ctrl-A goes to the line's
  /// beginning, so everything is selected with Alt-A, and Alt-W copies.
  public static func of(_ key: Key) -> TextCommand? { table[key] ?? moving(key) }

  /// Arrows, Home and End, with Control by words or to the ends, with Shift selecting.
  private static func moving(_ key: Key) -> TextCommand? {
    let isFar = !key.modifiers.isDisjoint(with: [.control, .alt])
    let movement: TextMovement
    switch key.code {
    case .left: movement = isFar ? .wordLeft : .left
    case .right: movement = isFar ? .wordRight : .right
    case .home: movement = isFar ? .start : .lineStart
    case .end: movement = isFar ? .end : .lineEnd
    default: return nil
    }
    return key.modifiers.contains(.shift) ? .extend(movement) : .move(movement)
  }

  private static let table: [Key: TextCommand] = [
    .backspace: .delete(.left), .control("h"): .delete(.left),
    .delete: .delete(.right), .control("d"): .delete(.right),
    .control("b"): .move(.left), .control("f"): .move(.right),
    .control("a"): .move(.lineStart), .control("e"): .move(.lineEnd),
    .alt("b"): .move(.wordLeft), .alt("f"): .move(.wordRight),
    .alt("<"): .move(.start), .alt(">"): .move(.end),
    .control("k"): .kill(.lineEnd), .control("u"): .kill(.lineStart),
    .control("w"): .kill(.blankLeft), .alt("d"): .kill(.wordRight),
    Key(.backspace, .alt): .kill(.wordLeft), Key(.delete, .control): .kill(.wordRight),
    Key(.delete, .alt): .kill(.wordRight),
    .control("y"): .yank, .alt("w"): .copy, .alt("a"): .selectAll,
    .control("_"): .undo, .alt("u"): .undo, .alt("r"): .redo,
  ]
}
