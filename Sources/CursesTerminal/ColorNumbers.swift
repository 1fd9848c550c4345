/// Which of its colours a terminal shows where its entry lacks the one that is wanted. ncurses
/// refuses such a pair and would show black on black.
struct ColorNumbers {
  /// How many colours the entry has.
  let count: Int32

  /// The colour for a glyph. Of eight colours there is no bright black (8); white can be read.
  func foreground(_ number: Int32) -> Int32 { number == 8 && count == 8 ? 7 : known(number) }

  /// The colour behind a glyph.
  func background(_ number: Int32) -> Int32 { known(number) }

  /// Bright colours become the plain ones, others the terminal's own (-1).
  private func known(_ number: Int32) -> Int32 {
    if number < count { return number }
    return count == 8 && number < 16 ? number - 8 : -1
  }
}
