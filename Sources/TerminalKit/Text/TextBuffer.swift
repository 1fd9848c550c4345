/// Text that is being edited, its caret and its selection. Everything counts in Characters (grapheme
/// clusters), so that one press takes away what a reader sees as one.
nonisolated public struct TextBuffer: Sendable {
  /// The text, as `Array(text)` has it.
  public internal(set) var characters: [Character]
  /// Before which Character the caret stands, 0 to the count.
  public internal(set) var caret: Int
  /// Where the selection began; at the caret where nothing is selected.
  public internal(set) var anchor: Int
  /// Whether it takes line breaks; where not, they become blanks.
  public let isMultiLine: Bool
  /// What was cut last, for `yank()`.
  public internal(set) var killed: [Character] = []
  /// Goes up with each change of the text.
  public internal(set) var changeCount = 0
  var history = TextHistory()
  var lastAction = Action.other
  /// The column that up and down aim for, in cells.
  var wantedColumn: Int?

  /// What was done last, where the next action depends on it.
  enum Action: Hashable, Sendable {
    case typing, deletingBackward, deletingForward, killing, replacing, other
  }

  /// A buffer with that text, as it is, the caret at its end.
  public init(_ text: String = "", isMultiLine: Bool = false) {
    characters = Array(text)
    caret = characters.count
    anchor = caret
    self.isMultiLine = isMultiLine
  }

  /// The text.
  public var text: String { String(characters) }

  /// The text in `range`, which is cut to what there is.
  public func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<characters.count)])
  }

  /// What is selected, or the empty range at the caret.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Whether anything is selected.
  public var hasSelection: Bool { anchor != caret }

  // MARK: - Changing

  /// Puts `text` in the place of what is selected, as one step for undo.
  public mutating func insert(_ text: String) {
    change(selection, to: text, as: .other)
  }

  /// Types one Character: as `insert(_:)`, but undone by words.
  public mutating func type(_ character: Character) {
    let kind: Action = hasSelection ? .other : .typing
    change(selection, to: String(character), as: kind)
    lastAction = .typing
  }

  /// Puts `text` in the place of `range` (cut to what there is), the caret behind it. Selecting
  /// something right after belongs to the same step for undo.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    change(range.clamped(to: 0..<characters.count), to: text, as: .replacing)
  }

  /// Selects `range`, cut to what there is, the caret at its end.
  public mutating func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    (anchor, caret) = (range.lowerBound, range.upperBound)
    if lastAction == .replacing { history.amend(selectionAfter: (anchor, caret)) }
    endAction()
  }

  /// Takes the last change back.
  public mutating func undo() {
    guard let (edits, selection) = history.undo() else { return }
    for edit in edits.reversed() { put(edit.removed, from: edit.start, over: edit.inserted.count) }
    finishStep(selection)
  }

  /// Makes the change that was taken back last again.
  public mutating func redo() {
    guard let (edits, selection) = history.redo() else { return }
    for edit in edits { put(edit.inserted, from: edit.start, over: edit.removed.count) }
    finishStep(selection)
  }

  private mutating func put(_ new: [Character], from start: Int, over count: Int) {
    characters.replaceSubrange(start..<start + count, with: new)
  }

  private mutating func finishStep(_ selection: TextHistory.Selection) {
    (anchor, caret) = selection
    changeCount += 1
    endAction()
  }

  /// What comes next begins a new step and a new cut.
  mutating func endAction() {
    lastAction = .other
    wantedColumn = nil
  }

  /// The one place where the text changes. What combines with its neighbour becomes one Character
  /// with it.
  mutating func change(_ range: Range<Int>, to text: String, as action: Action) {
    let before = (anchor, caret)
    let text = normalized(text)
    let edit = splice(range, text)
    guard edit.changesAnything else {
      (anchor, caret) = (edit.caret, edit.caret)
      return endAction()
    }
    put(edit.inserted, from: edit.start, over: edit.removed.count)
    (anchor, caret) = (edit.caret, edit.caret)
    let joins = joinsLast(action, edit)
    history.record(edit, joining: joins, selections: (before, (anchor, caret)))
    lastAction = action
    wantedColumn = nil
    changeCount += 1
  }

  /// Whether undo takes this edit back together with the one before: typing and deleting go by
  /// words, each with the blanks behind it.
  private func joinsLast(_ action: Action, _ edit: TextEdit) -> Bool {
    guard action == lastAction, let last = history.lastEdit else { return false }
    switch action {
    case .typing:
      let beginsWord = last.inserted.last?.isWhitespace == true && !edit.isBlank
      return !beginsWord
    case .deletingBackward, .deletingForward:
      return last.isBlank || !edit.isBlank
    case .killing, .replacing, .other: return false
    }
  }

  private func normalized(_ text: String) -> String {
    guard text.contains(where: { $0.isNewline || $0 == "\t" }) else { return text }
    if isMultiLine { return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) }
    return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
