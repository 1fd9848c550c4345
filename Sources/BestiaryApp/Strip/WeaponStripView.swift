import BestiaryCore
import Cells
import TerminalKit

/// The weapons in a row: a title set into the top hairline with `Done` at its end, tiles below. It
/// shows what it is given and reports clicks.
final class WeaponStripView: View {
  var model = WeaponStripModel() { didSet { setNeedsLayout() } }
  var highlight = 0 { didSet { setNeedsLayout() } }
  weak var artwork: (any ArtworkSource)?
  var didTap: ((Int) -> Void)?
  var didScroll: ((Int) -> Void)?
  let done = Button(title: "Done")
  private(set) var firstVisible = 0
  private var tiles: [WeaponTile] = []

  override init() {
    super.init()
    done.takesFocus = false
    add(done)
  }

  override func sizeThatFits(_ limits: Size) -> Size {
    let rows = WeaponStripLayout(fitting: limits, count: model.items.count).rows
    return Size(columns: limits.columns, rows: min(rows, limits.rows))
  }

  private var layout: WeaponStripLayout {
    WeaponStripLayout(fitting: bounds.size, count: model.items.count)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    let layout = layout
    keepHighlightVisible(layout)
    makeTiles(layout.visibleCount)
    for (place, tile) in tiles.enumerated() { fill(tile, place: place, layout) }
    done.frame = Rect(
      column: max(0, bounds.columns - done.columns - 1), row: 0, columns: done.columns, rows: 1)
  }

  private func keepHighlightVisible(_ layout: WeaponStripLayout) {
    if highlight < firstVisible { firstVisible = highlight }
    if highlight >= firstVisible + layout.visibleCount {
      firstVisible = highlight - layout.visibleCount + 1
    }
    firstVisible = min(firstVisible, max(0, model.items.count - layout.visibleCount))
  }

  private func makeTiles(_ count: Int) {
    while tiles.count > count { tiles.removeLast().removeFromSuperview() }
    while tiles.count < count {
      let tile = WeaponTile()
      tiles.append(tile)
      insert(tile, at: 0)
    }
  }

  private func fill(_ tile: WeaponTile, place: Int, _ layout: WeaponStripLayout) {
    let index = firstVisible + place
    tile.isHidden = !model.items.indices.contains(index)
    guard !tile.isHidden else { return }
    let item = model.items[index]
    tile.item = item
    tile.digit = index < 10 ? String((index + 1) % 10) : ""
    tile.isHighlighted = index == highlight
    tile.countsInWords = countsInWords(layout)
    tile.isCurrent = item.weapon.id == model.current
    tile.layout = layout
    tile.picture.source = artwork
    tile.frame = layout.tile(at: place)
    tile.setNeedsLayout()
    tile.picture.setNeedsLayout()
  }

  /// Whether there is room for the longest count in words, apart from its neighbours.
  private func countsInWords(_ layout: WeaponStripLayout) -> Bool {
    let longest = model.items.map { WeaponTile.caption(of: $0, inWords: true).count }.max() ?? 0
    return longest + 2 <= min(layout.tileColumns, layout.pitch - 1)
  }

  // MARK: - Mouse

  override func mouse(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .wheel(let notches): didScroll?(notches)
    case .press:
      let place = tiles.firstIndex { !$0.isHidden && $0.frame.contains(mouse.position) }
      if let place { didTap?(firstVisible + place) }
    case .drag, .release: return .passed
    }
    return .handled
  }

  // MARK: - Drawing

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let raised = TextStyle(background: .rgb(theme.raised))
    canvas.fill(bounds, style: raised)
    canvas.horizontalLine(row: 0, from: 0, to: bounds.columns, style: theme.hairline)
    let end = drawTitle(in: &canvas, theme)
    drawLegend(after: end, in: &canvas, theme)
    let doneStart = done.frame.minColumn
    canvas.text(" ", at: Position(column: doneStart - 1, row: 0))
    canvas.text(" ", at: Position(column: doneStart + done.columns, row: 0))
  }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let row = bounds.rows / 2
    if firstVisible > 0 {
      canvas.text("‹", at: Position(column: 0, row: row), style: theme.accent.adding(.bold))
    }
    if firstVisible + layout.visibleCount < model.items.count {
      canvas.text(
        "›", at: Position(column: bounds.columns - 1, row: row), style: theme.accent.adding(.bold))
    }
  }

  private func drawTitle(in canvas: inout Canvas, _ theme: Theme) -> Int {
    let limit = max(0, done.frame.minColumn - 3)
    let label = " \(model.title) "
    var column = canvas.text(
      label, at: Position(column: 1, row: 0), style: theme.secondary(on: theme.raised),
      limit: limit)
    if !model.subject.isEmpty, column + 4 < limit {
      let name = DisplayText.fitted(model.subject, columns: limit - column - 2)
      column = canvas.text(
        " \(name) ", at: Position(column: column, row: 0),
        style: theme.name(model.subjectColor, on: theme.raised, isBold: true))
    }
    return column
  }

  /// What the marks mean, where there is room and any is shown.
  private func drawLegend(after start: Int, in canvas: inout Canvas, _ theme: Theme) {
    let known: [Effectiveness] = [.vulnerable, .resistant, .immune].filter { effect in
      model.items.contains { $0.effect == effect }
    }
    let columns = known.reduce(0) { $0 + EffectMark.word($1).count + 4 }
    var column = done.frame.minColumn - 3 - columns
    guard !known.isEmpty, column > start + 4 else { return }
    for effect in known {
      canvas.text(
        " " + EffectMark.glyph(effect), at: Position(column: column, row: 0),
        style: EffectMark.style(effect, theme, theme.raised))
      column = canvas.text(
        " \(EffectMark.word(effect)) ", at: Position(column: column + 2, row: 0),
        style: theme.secondary(on: theme.raised))
    }
  }
}
