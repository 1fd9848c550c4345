import BestiaryCore
import Cells
import TerminalKit

/// One weapon in the strip: picture, digit, name, how many monsters prefer it, and its effect.
final class WeaponTile: View {
  var item: WeaponStripModel.Item?
  var digit: String = ""
  var isHighlighted = false
  var isCurrent = false
  /// Whether the count is `3 monsters`, else `3` alone.
  var countsInWords = true
  var layout: WeaponStripLayout?
  let picture = ImageView()

  override init() {
    super.init()
    add(picture)
  }

  override func layoutSubviews() {
    guard let layout, let item else { return }
    picture.name = layout.icon.isEmpty ? nil : ArtworkLibrary.name(of: item.weapon.id)
    picture.surface = surface
    picture.placeholder = item.weapon.name
    picture.frame = Rect(
      column: (bounds.columns - layout.icon.columns) / 2, row: layout.rowsAbove,
      columns: layout.icon.columns, rows: layout.icon.rows)
  }

  private var surface: RGB? {
    guard let theme = window?.theme else { return nil }
    return isHighlighted ? theme.selection : theme.raised
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme, let layout, let item, let surface else { return }
    canvas.fill(bounds, style: TextStyle(background: .rgb(surface)))
    let row = layout.rowsAbove + layout.icon.rows
    drawName(of: item, row: row, in: &canvas, theme, surface)
    if layout.rowsBelow > 0 { drawCount(of: item, row: row + 1, in: &canvas, theme, surface) }
  }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, let layout, isHighlighted else { return }
    let rows =
      layout.rowsBelow == 2 ? bounds.rows : layout.rowsAbove + layout.icon.rows
    let frame = Rect(column: 0, row: 0, columns: bounds.columns, rows: rows)
    canvas.focusCorners(frame, hasArms: layout.rowsBelow == 2, style: theme.accent)
  }

  private func drawName(
    of item: WeaponStripModel.Item, row: Int, in canvas: inout Canvas, _ theme: Theme,
    _ surface: RGB
  ) {
    let lead = digit.isEmpty ? "" : digit + " "
    let room = bounds.columns - DisplayText.columns(of: lead)
    let name = DisplayText.fitted(item.weapon.name, columns: room)
    let columns = DisplayText.columns(of: lead + name)
    let start = max(0, (bounds.columns - columns) / 2)
    let digitStyle =
      isHighlighted ? theme.accent(on: surface).adding(.bold) : theme.secondary(on: surface)
    var nameStyle = TextStyle(attributes: isHighlighted ? .bold : [])
    if isHighlighted, !theme.hasTints { nameStyle.attributes.insert(.reverse) }
    let next = canvas.text(lead, at: Position(column: start, row: row), style: digitStyle)
    canvas.text(name, at: Position(column: next, row: row), style: nameStyle)
    if isCurrent, start >= 2 {
      canvas.text("•", at: Position(column: start - 2, row: row), style: theme.accent)
    }
  }

  private func drawCount(
    of item: WeaponStripModel.Item, row: Int, in canvas: inout Canvas, _ theme: Theme,
    _ surface: RGB
  ) {
    let text = Self.count(of: item, inWords: countsInWords)
    let columns = Self.caption(of: item, inWords: countsInWords).count
    let start = max(0, (bounds.columns - columns) / 2)
    let next = canvas.text(
      text, at: Position(column: start, row: row), style: theme.secondary(on: surface))
    if let effect = item.effect {
      canvas.text(
        EffectMark.glyph(effect), at: Position(column: next + 1, row: row),
        style: EffectMark.style(effect, theme, surface))
    }
  }

  /// How many monsters prefer it, and the mark of what it does.
  static func caption(of item: WeaponStripModel.Item, inWords: Bool) -> String {
    count(of: item, inWords: inWords) + (item.effect.map { " " + EffectMark.glyph($0) } ?? "")
  }

  private static func count(of item: WeaponStripModel.Item, inWords: Bool) -> String {
    guard inWords else { return String(item.count) }
    return item.count == 1 ? "1 monster" : "\(item.count) monsters"
  }
}

/// How what a weapon does to a monster is marked.
enum EffectMark {
  static func glyph(_ effect: Effectiveness) -> String {
    switch effect {
    case .vulnerable: "▲"
    case .resistant: "▼"
    case .immune: "✕"
    }
  }

  static func word(_ effect: Effectiveness) -> String {
    switch effect {
    case .vulnerable: "vulnerable"
    case .resistant: "resistant"
    case .immune: "immune"
    }
  }

  static func style(_ effect: Effectiveness, _ theme: Theme, _ surface: RGB) -> TextStyle {
    switch effect {
    case .vulnerable: theme.success
    case .resistant: theme.secondary(on: surface)
    case .immune: theme.danger
    }
  }
}
