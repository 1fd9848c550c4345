import Cells
import TerminalKit

/// The attributes: labelled values, and groups of long texts that fold.
final class AttributesSection: View {
  let accordion = Accordion()
  /// A row with a single value was chosen to be edited.
  var edit: ((String) -> Void)?
  /// A row was chosen that has more than one value: those can't be edited here.
  var refuseToEdit: (() -> Void)?
  /// A group was folded, or unfolded.
  var fold: ((Bool, String) -> Void)?
  private var card: MonsterCard?

  override init() {
    super.init()
    accordion.dataSource = self
    accordion.delegate = self
    accordion.rowHint = "edit"
    add(accordion)
  }

  func show(_ card: MonsterCard?) {
    guard card != self.card else { return }
    self.card = card
    accordion.reloadData()
    setNeedsLayout()
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { card.map { $0.rows.isEmpty && $0.sections.isEmpty } ?? true }

  /// The keys of the rows that can be edited, in order.
  var editableKeys: [String] { card?.rows.compactMap(\.key) ?? [] }

  override var hints: [Hint] { [Hint("Tab", "next field")] }

  override func sizeThatFits(_ limits: Size) -> Size {
    let rows = accordion.sizeThatFits(limits).rows
    return Size(columns: limits.columns, rows: rows + 1)
  }

  override func layoutSubviews() {
    accordion.frame = Rect(
      column: 0, row: 1, columns: bounds.columns, rows: max(0, bounds.rows - 1))
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let isFocused = accordion.isFocused
    let heading = isFocused ? theme.accent.adding(.bold) : theme.secondary()
    let end = canvas.text("Attributes", at: Position(column: 2, row: 0), style: heading)
    canvas.horizontalLine(
      row: 0, from: end + 1, to: bounds.columns, style: isFocused ? theme.accent : theme.hairline)
  }
}

extension AttributesSection: AccordionDataSource, AccordionDelegate {
  func items(in accordion: Accordion) -> [AccordionItem] {
    guard let card else { return [] }
    let rows = card.rows.indices.map { AccordionItem.row(key: "row/\($0)") }
    let groups = card.sections.enumerated().map { index, section in
      AccordionItem.group(
        key: "section/" + section.title, title: section.title,
        items: section.texts.indices.map { .row(key: "text/\(index)/\($0)") })
    }
    return rows + groups
  }

  func accordion(
    _ accordion: Accordion, linesOfRow key: String, columns: Int, theme: Theme
  ) -> [StyledText] {
    guard let card else { return [] }
    let parts = key.split(separator: "/").compactMap { Int($0) }
    let text = DetailText(theme: theme, columns: columns)
    switch parts.count {
    case 1: return text.lines(of: [card.rows[parts[0]]])
    case 2:
      let layout = MarkdownLayout(theme: theme, columns: min(columns, DetailLayout.measure))
      return layout.lines(of: MarkdownParser.parse(card.sections[parts[0]].texts[parts[1]]))
    default: return []
    }
  }

  func accordion(_ accordion: Accordion, didFold isFolded: Bool, key: String) {
    fold?(isFolded, key)
  }

  func accordion(_ accordion: Accordion, didActivateRow key: String) {
    guard let index = key.split(separator: "/").last.flatMap({ Int($0) }), key.hasPrefix("row/"),
      let attribute = card?.rows[index].key
    else { return refuseToEdit?() ?? () }
    edit?(attribute)
  }
}
