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
  private let subtitle = SubtitleView()
  private var card: MonsterCard?
  private var document = MarkdownDocument()
  private var wrapped: WrapKey?
  private var laidOut: DetailLayout?
  private weak var revealed: View?
  private var emptyNote: EmptyNote?

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

  /// Shows `monster`, or an empty pane with `note` in its middle.
  func show(_ monster: Monster?, else note: EmptyNote? = nil) {
    emptyNote = monster == nil ? note : nil
    for view in subviews { view.isHidden = monster == nil }
    if monster == nil { contentRows = 0 }
    card = monster.map(MonsterCard.init)
    attributes.show(card)
    guard let monster, let card else { return setNeedsLayout() }
    portrait.name = monster.icon == nil ? nil : ArtworkLibrary.name(of: monster.id)
    name.name = monster.name
    name.color = monster.color
    color.color = monster.color
    tags.tags = monster.tags
    document = MarkdownParser.parse(monster.description)
    subtitle.text = card.subtitle
    wrapped = nil
    setNeedsLayout()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard card != nil, let theme = window?.theme else { return super.layoutSubviews() }
    let layout = DetailLayout(columns: bounds.columns, content)
    place(layout)
    wrap(columns: layout.bodyColumns, theme)
    placeBody(layout)
    super.layoutSubviews()
    follow(layout)
  }

  private var content: DetailContent {
    DetailContent(
      hasPortrait: portrait.name != nil, name: name.name, subtitle: subtitle.text, tags: tags.tags,
      weapons: weapon.words, isWeaponFolded: weapon.isFolded)
  }

  /// Keeps the field with the focus in sight where the fields have moved.
  private func follow(_ layout: DetailLayout) {
    defer { laidOut = layout }
    guard let laidOut, laidOut != layout, let view = window?.focusedView, view !== self,
      view.isDescendant(of: self)
    else { return }
    view.scrollIntoView()
  }

  private func place(_ layout: DetailLayout) {
    portrait.isHidden = layout.portrait == nil
    portrait.frame = layout.portrait ?? .zero
    portrait.setNeedsLayout()
    name.frame = layout.name
    subtitle.frame = layout.subtitle
    color.labelColumns = layout.fieldLabelColumns
    color.frame = layout.color
    tags.labelColumns = layout.tagLabelColumns
    tags.frame = layout.tags
    if weapon.layout != layout.weaponField { weapon.layout = layout.weaponField }
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

  // MARK: - Scrolling

  /// Has the next field that gets the focus shown as if it came from elsewhere.
  func forgetRevealed() { revealed = nil }

  /// Shows what is asked for, with a row of air around it. A section that has just got the focus is
  /// shown from its heading on, as much of it as there is room for; a field near the top, with all
  /// that is above it.
  override func scrollRectToVisible(_ rect: Rect) {
    let focused = window?.focusedView
    let isNew = focused !== revealed
    revealed = focused
    guard isNew || !fills(rect) else { return }
    if isNew, rect.minRow <= contentOffset, rect.maxRow < visibleRows { scroll(to: 0) }
    if isNew, let section = focused.flatMap(section) { showWithAir(section) }
    // The weapon field has rows of its own around its picture.
    let hasAir = focused === weapon || rect.rows >= visibleRows
    if hasAir { super.scrollRectToVisible(rect) } else { showWithAir(rect) }
  }

  /// Whether nothing else is in sight: who reads on in a long text stays where he is.
  private func fills(_ rect: Rect) -> Bool {
    rect.minRow <= contentOffset && rect.maxRow >= contentOffset + visibleRows
  }

  private func section(of view: View) -> Rect? {
    [description, attributes].first { view.isDescendant(of: $0) }?.frame
  }

  private func showWithAir(_ rect: Rect) {
    let above = rect.minRow > 0 && visibleRows > 3 ? 1 : 0
    let below = rect.rows + 2 <= visibleRows ? 1 : 0
    super.scrollRectToVisible(rect.inset(by: EdgeInsets(top: -above, bottom: -below)))
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

  /// Nothing where there is nothing to scroll, or the arrows move in the attributes.
  override var hints: [Hint] {
    let isTaken = attributes.accordion.isFocused
    return isTaken || maximumOffset == 0 ? [] : [Hint("↑↓", "scroll")]
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    emptyNote?.draw(in: &canvas, rows: visibleRows, theme)
  }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, let thumb = indicatorRows else { return }
    canvas.fill(
      Rect(column: bounds.columns - 1, row: thumb.lowerBound, columns: 1, rows: thumb.count),
      glyph: "▐", style: theme.hairline)
  }
}
