public import BestiaryCore
import Cells
public import TerminalKit

/// A monster's card as lines of text, for standard output.
public struct CardPrinter {
  private let theme: Theme
  private let columns: Int

  /// A printer of lines of at most `columns` columns.
  public init(theme: Theme, columns: Int) {
    self.theme = theme
    self.columns = max(20, columns)
  }

  /// The lines of the card: name, what it is, fields, description, attributes.
  public func lines(of monster: Monster, weapon: Weapon?) -> [StyledText] {
    let card = MonsterCard(monster)
    let markdown = MarkdownLayout(theme: theme, columns: min(columns, DetailLayout.measure))
    var lines = [StyledText(monster.name, theme.name(monster.color, isBold: true))]
    if !card.subtitle.isEmpty { lines.append(StyledText(card.subtitle, theme.secondary())) }
    lines += fields(of: monster, weapon)
    let description = markdown.lines(of: MarkdownParser.parse(monster.description))
    if !monster.description.isEmpty { lines += [StyledText()] + description }
    let attributes = DetailText(theme: theme, columns: columns).lines(of: card, markdown)
    if !attributes.isEmpty { lines += [StyledText()] + attributes }
    return lines + [StyledText()]
  }

  private func fields(of monster: Monster, _ weapon: Weapon?) -> [StyledText] {
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
    return DetailText(theme: theme, columns: columns).lines(of: rows)
  }
}
