import Cells

extension Accordion {
  /// Scrolls inside a row that is higher than the scroll view around. False where it is not, or
  /// where its end on that side is in sight already.
  func scroll(by rows: Int, in entry: AccordionLayout.Entry) -> Bool {
    guard let scroll = scrollView, entry.rows.count > scroll.visibleRows else { return false }
    let shift = scroll.convertFromWindow(convertToWindow(.zero)).row + scroll.contentTranslation
    let hiddenAbove = scroll.contentOffset - (entry.rows.lowerBound + shift)
    let hiddenBelow =
      entry.rows.upperBound + shift - scroll.contentOffset - scroll.visibleRows
    guard (rows < 0 ? hiddenAbove : hiddenBelow) > 0 else { return false }
    scroll.scroll(to: scroll.contentOffset + rows)
    return true
  }

  /// The innermost scroll view around it.
  private var scrollView: ScrollView? {
    var candidate = superview
    while let view = candidate, !(view is ScrollView) { candidate = view.superview }
    return candidate as? ScrollView
  }
}
