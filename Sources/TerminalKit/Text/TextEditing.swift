public import Cells

/// A text with traits and what the keys do in it, for fields of one line and of many.
nonisolated public struct TextEditing: Sendable {
  /// What became of a key or a paste.
  public enum Outcome: Hashable, Sendable {
    /// It was used; `buffer.changeCount` tells whether the text is another.
    case handled
    /// Characters that are not allowed here were left out.
    case refused
    /// It means nothing in a text.
    case passed
  }

  /// The text with its caret.
  public var buffer: TextBuffer
  /// What is expected to be typed.
  public var traits: TextInputTraits
  /// The capital that was deleted last, which may come back as a small letter.
  private var takenBack: (index: Int, capital: Character)?

  /// Editing of `text`, the caret at its end.
  public init(
    _ text: String = "", isMultiLine: Bool = false, traits: TextInputTraits = TextInputTraits()
  ) {
    buffer = TextBuffer(text, isMultiLine: isMultiLine)
    self.traits = traits
  }

  /// Does what `key` means in a text. Characters are taken where both the traits and `accepts` say
  /// so.
  public mutating func press(_ key: Key, accepts: (Character) -> Bool = { _ in true }) -> Outcome {
    if let character = key.typed {
      guard takes(character), accepts(character) else { return .refused }
      type(character)
      return .handled
    }
    if key == .enter, buffer.isMultiLine {
      buffer.type("\n")
      return .handled
    }
    guard let command = TextCommand.of(key) else { return .passed }
    perform(command)
    return .handled
  }

  /// Puts in a pasted text. In one line, line breaks become blanks.
  public mutating func paste(_ text: String, accepts: (Character) -> Bool = { _ in true })
    -> Outcome
  {
    let wanted = buffer.isMultiLine ? Array(text) : inOneLine(text, accepts)
    let taken = wanted.filter { takes($0) && accepts($0) }
    if !taken.isEmpty { buffer.insert(String(taken)) }
    return taken.count == wanted.count ? .handled : .refused
  }

  /// Types `character`, as a capital where the traits want one.
  public mutating func type(_ character: Character) {
    noteCapital(in: buffer.selection)
    let index = buffer.selection.lowerBound
    let capital = traits.isSecureTextEntry ? character : capital(of: character, at: index)
    let isRefused = takenBack.map { $0.index == index && $0.capital == capital } ?? false
    buffer.type(isRefused ? character : capital)
  }

  /// Does what a key stands for.
  public mutating func perform(_ command: TextCommand) {
    switch command {
    case .move(let movement): buffer.move(movement)
    case .extend(let movement): buffer.move(movement, extending: true)
    case .delete(let movement):
      noteCapital(in: deleted(by: movement))
      buffer.delete(movement)
    case .kill(let movement): buffer.kill(movement)
    case .copy: buffer.copy()
    case .yank: buffer.yank()
    case .selectAll: buffer.selectAll()
    case .undo: buffer.undo()
    case .redo: buffer.redo()
    }
  }

  private func takes(_ character: Character) -> Bool {
    if buffer.isMultiLine, character.isNewline || character == "\t" { return true }
    return traits.keyboardType.accepts(character)
  }

  /// The Characters of `text` with blanks for line breaks and tabs; those at its ends are left out
  /// where blanks are not taken.
  private func inOneLine(_ text: String, _ accepts: (Character) -> Bool) -> [Character] {
    var line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }[...]
    guard !(takes(" ") && accepts(" ")) else { return Array(line) }
    while line.first == " " { line.removeFirst() }
    while line.last == " " { line.removeLast() }
    return Array(line)
  }

  private func capital(of character: Character, at index: Int) -> Character {
    traits.autocapitalizationType.capitalized(character, after: buffer.characters[..<index])
  }

  private func deleted(by movement: TextMovement) -> Range<Int> {
    if buffer.hasSelection { return buffer.selection }
    let target = buffer.target(of: movement)
    return min(target, buffer.caret)..<max(target, buffer.caret)
  }

  private mutating func noteCapital(in range: Range<Int>) {
    guard range.count == 1, let index = range.first, buffer.characters[index].isUppercase else {
      return
    }
    takenBack = (index, buffer.characters[index])
  }
}
