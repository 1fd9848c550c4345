import BestiaryCore
import Cells
import TerminalKit

/// The right pane: portrait, name, fields, description, attributes. It shows what it is given.
final class MonsterDetailView: ScrollView {
  let portrait = PortraitView()
  let name = NameField()
  let color = ColorField()
  let tags = TagsField()
  let weapon: WeaponSelector
  let description = TextSection()
  let attributes = AttributesSection()
  private let subtitle = Label()
  private var card: MonsterCard?
  private var document = MarkdownDocument()
  private var wrapped: WrapKey?

  /// What decides how the texts are wrapped.
  private struct WrapKey: Hashable {
    var columns: Int
    var theme: Theme
  }

  init(artwork: any ArtworkSource) {
    weapon = WeaponSelector(artwork: artwork)
    super.init()
    portrait.source = artwork
    color.activation = "pick colour"
    // The order of the focus ring.
    let fields: [View] = [
      subtitle, name, color, weapon, description, attributes, tags, portrait,
    ]
    for view in fields {
      add(view)
    }
  }

  /// Shows `monster`, or an empty pane.
  func show(_ monster: Monster?) {
    for view in subviews { view.isHidden = monster == nil }
    card = monster.map(MonsterCard.init)
    attributes.show(card)
    guard let monster, let card else { return setNeedsLayout() }
    portrait.name = monster.icon == nil ? nil : ArtworkLibrary.name(of: monster.id)
    name.name = monster.name
    name.color = monster.color
    color.color = monster.color
    tags.tags = monster.tags
    document = MarkdownParser.parse(monster.description)
    let text = card.subtitle
    subtitle.text = { StyledText(text, $0.secondary()) }
    wrapped = nil
    setNeedsLayout()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard card != nil, let theme = window?.theme else { return }
    let layout = DetailLayout(
      columns: bounds.columns, hasPortrait: portrait.name != nil, hasTags: true)
    place(layout)
    wrap(columns: layout.bodyColumns, theme)
    placeBody(layout)
    super.layoutSubviews()
  }

  private func place(_ layout: DetailLayout) {
    portrait.isHidden = layout.portrait == nil
    portrait.frame = layout.portrait ?? .zero
    portrait.setNeedsLayout()
    name.frame = layout.name
    subtitle.frame = layout.subtitle
    color.labelColumns = layout.fieldLabelColumns
    color.frame = layout.color
    tags.labelColumns = layout.fieldLabelColumns
    tags.frame = layout.tags
    weapon.isStacked = layout.isWeaponStacked
    weapon.frame = layout.weapon
  }

  private func placeBody(_ layout: DetailLayout) {
    var row = layout.bodyRow
    attributes.isHidden = attributes.isEmpty
    let columns = layout.bodyColumns + DetailLayout.margin
    if !description.isHidden {
      description.frame = Rect(column: 0, row: row, columns: columns, rows: description.rows)
      row += description.rows + 1
    }
    if !attributes.isHidden {
      let rows = attributes.sizeThatFits(Size(columns: columns, rows: 1 << 16)).rows
      attributes.frame = Rect(column: 0, row: row, columns: columns, rows: rows)
      row += rows + 1
    }
    contentRows = row
  }

  private func wrap(columns: Int, _ theme: Theme) {
    let key = WrapKey(columns: columns, theme: theme)
    guard key != wrapped else { return }
    wrapped = key
    let layout = MarkdownLayout(theme: theme, columns: min(columns, DetailLayout.measure))
    description.title = "Description"
    let lines = layout.lines(of: document)
    let empty = StyledText("none yet", theme.secondary())
    description.lines = lines.isEmpty ? [empty] : lines
  }

  // MARK: - Keys and drawing

  override func press(_ key: Key) -> Handling {
    switch key {
    case .down, .character("j"): scroll(to: contentOffset + 1)
    case .up, .character("k"): scroll(to: contentOffset - 1)
    case .pageDown: scroll(to: contentOffset + max(1, visibleRows - 2))
    case .pageUp: scroll(to: contentOffset - max(1, visibleRows - 2))
    case .home: scroll(to: 0)
    case .end: scroll(to: contentRows)
    default: return .passed
    }
    return .handled
  }

  override var hints: [Hint] { [Hint("↑↓", "scroll")] }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, let thumb = indicatorRows else { return }
    canvas.fill(
      Rect(column: bounds.columns - 1, row: thumb.lowerBound, columns: 1, rows: thumb.count),
      glyph: "▐", style: theme.hairline)
  }
}

/// Wraps a card's values and long texts.
nonisolated struct DetailText {
  let theme: Theme
  let columns: Int

  /// All of a card, nothing folded away.
  func lines(of card: MonsterCard, _ markdown: MarkdownLayout) -> [StyledText] {
    var lines = self.lines(of: card.rows)
    for section in card.sections {
      if !lines.isEmpty { lines.append(StyledText()) }
      var heading = StyledText(section.title + " ", theme.secondary())
      let room = columns - heading.columns
      heading.append(String(repeating: "─", count: max(0, room)), theme.hairline)
      lines.append(heading)
      let text = section.texts.joined(separator: "\n\n")
      lines += markdown.lines(of: MarkdownParser.parse(text))
    }
    return lines
  }

  /// Labelled values, one below the other.
  func lines(of rows: [MonsterCard.Row]) -> [StyledText] { rows.flatMap(lines(of:)) }

  private func lines(of row: MonsterCard.Row) -> [StyledText] {
    let label = min(DetailLayout.labelColumns, max(8, columns / 2))
    var value = StyledText(row.value)
    if !row.note.isEmpty { value.append("  " + row.note, theme.secondary()) }
    let wrapped = value.wrapped(columns: max(1, min(columns, DetailLayout.measure) - label))
    return wrapped.enumerated().map { index, line in
      let name = index == 0 ? DisplayText.fitted(row.label, columns: label - 1) : ""
      var result = StyledText(name, theme.secondary())
      result.append(
        String(repeating: " ", count: label - DisplayText.columns(of: name)), .plain)
      for run in line.runs { result.append(run.text, run.style) }
      return result
    }
  }
}
