public import BestiaryCore
public import Cells
public import Pixels
public import TerminalKit

/// A monster's card as a surface for standard output: the picture with the fields beside it, then
/// description and attributes.
public struct CardPrinter {
  /// The box a portrait goes into, in cells.
  public static let portraitBox = Size(columns: 28, rows: 14)
  /// The box a weapon's picture goes into, in cells.
  public static let weaponBox = Size(columns: 14, rows: 7)

  private let theme: Theme
  private let columns: Int

  /// A printer of cards of `columns` columns, at least 20.
  public init(theme: Theme, columns: Int) {
    self.theme = theme
    self.columns = max(20, columns)
  }

  /// The card, with a blank row at its end. The weapon's picture stands below the fields, beside
  /// the portrait.
  public func surface(
    of monster: Monster, weapon: Weapon?, portrait: HalfBlockPicture?,
    weaponPicture: HalfBlockPicture? = nil
  ) -> Surface {
    let card = MonsterCard(monster)
    let inset = portrait.map { $0.size.columns + 2 } ?? 0
    let head = head(of: monster, weapon, card, columns: columns - inset)
    let headRows = max(
      head.count + (weaponPicture.map { $0.size.rows + 1 } ?? 0), portrait?.size.rows ?? 0)
    let body = body(of: monster, card)
    var canvas = Canvas(
      Surface(size: Size(columns: columns, rows: headRows + body.count + 1)))
    if let portrait { canvas.draw(portrait, at: .zero) }
    if let weaponPicture {
      canvas.draw(weaponPicture, at: Position(column: inset, row: head.count + 1))
    }
    for (row, line) in head.enumerated() {
      canvas.text(line, at: Position(column: inset, row: row))
    }
    for (row, line) in body.enumerated() {
      canvas.text(line, at: Position(column: 0, row: headRows + row))
    }
    return canvas.surface
  }

  private func head(
    of monster: Monster, _ weapon: Weapon?, _ card: MonsterCard, columns: Int
  ) -> [StyledText] {
    var lines = StyledText(monster.name, theme.name(monster.color, isBold: true))
      .wrapped(columns: columns)
    lines += StyledText(card.subtitle, theme.secondary()).wrapped(columns: columns)
    var rows: [MonsterCard.Row] = []
    if let color = monster.color {
      rows.append(MonsterCard.Row(label: "colour", value: color.description))
    }
    if let id = monster.preferredWayToKill {
      rows.append(MonsterCard.Row(label: "preferred way to kill", value: weapon?.name ?? id.text))
    }
    if !monster.tags.isEmpty {
      rows.append(MonsterCard.Row(label: "tags", value: monster.tags.joined(separator: ", ")))
    }
    return lines + DetailText(theme: theme, columns: columns).lines(of: rows)
  }

  private func body(of monster: Monster, _ card: MonsterCard) -> [StyledText] {
    let markdown = MarkdownLayout(theme: theme, columns: min(columns, DetailLayout.measure))
    var lines: [StyledText] = []
    if !monster.description.isEmpty {
      lines += [StyledText()] + markdown.lines(of: MarkdownParser.parse(monster.description))
    }
    let attributes = DetailText(theme: theme, columns: columns).lines(of: card, markdown)
    if !attributes.isEmpty { lines += [StyledText()] + attributes }
    return lines
  }
}
