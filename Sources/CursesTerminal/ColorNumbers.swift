/// Which of its colours a terminal shows where its entry lacks the one that is wanted. ncurses
/// refuses such a pair and would show black on black.
struct ColorNumbers {
  /// How many colours the entry has.
  let count: Int32

  /// The colour for that number, for a glyph and behind one alike: a picture has both in a cell.
  /// Bright colours become the plain ones, but bright black (8) white, which can be read and is
  /// nearer; others become the terminal's own (-1).
  func known(_ number: Int32) -> Int32 {
    if number < count { return number }
    guard count == 8, number < 16 else { return -1 }
    return number == 8 ? 7 : number - 8
  }
}
