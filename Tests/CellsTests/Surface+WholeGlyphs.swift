import Cells

extension Surface {
  /// Whether each continuation stands right of a wide glyph and each wide glyph left of one.
  var hasWholeGlyphsOnly: Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        let cell = self[Position(column: column, row: row)]
        let next = self[Position(column: column + 1, row: row)]
        let isWide = DisplayText.columns(of: cell.glyph.text) == 2
        let first = column > 0 || cell.glyph != .continuation
        return first && isWide == (next.glyph == .continuation)
      }
    }
  }
}
