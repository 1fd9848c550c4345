/// What an accordion shows: a row, or a group of rows under a head that folds.
nonisolated public indirect enum AccordionItem: Hashable, Sendable {
  /// A row, known by a key that nothing else in the accordion has.
  case row(key: String)
  /// A group with its head, known by such a key too; groups may stand in groups.
  case group(key: String, title: String, items: [AccordionItem])

  /// The key it is known by.
  public var key: String {
    switch self {
    case .row(let key), .group(let key, _, _): key
    }
  }
}

/// What an accordion shows.
public protocol AccordionDataSource: AnyObject {
  /// The rows and groups that stand outermost, in order.
  func items(in accordion: Accordion) -> [AccordionItem]
  /// What a row says, in lines of at most `columns`.
  func accordion(
    _ accordion: Accordion, linesOfRow key: String, columns: Int, theme: Theme
  ) -> [StyledText]
}

/// Told what is done in an accordion.
public protocol AccordionDelegate: AnyObject {
  /// The user folded a group, or unfolded it.
  func accordion(_ accordion: Accordion, didFold isFolded: Bool, key: String)
  /// Return, or a second click on the current row.
  func accordion(_ accordion: Accordion, didActivateRow key: String)
}

extension AccordionDelegate {
  /// Not every row does something.
  public func accordion(_ accordion: Accordion, didActivateRow key: String) {}
}
