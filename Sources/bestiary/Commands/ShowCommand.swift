import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit

/// `show`: cards with their pictures, on standard output.
enum ShowCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    guard !options.arguments.isEmpty else { throw .usage("show needs a name.") }
    let store = try CatalogOpening.store(options)
    let summaries = try store.allSummaries()
    let weapons = try store.allWeapons()
    let depth = IconCommand.depth(options)
    let theme =
      options.theme == .light ? Theme.light(depth: depth) : Theme.dark(depth: depth)
    for name in options.arguments {
      let monster = try store.whole(try Names.monster(name, in: summaries))
      let weapon = weapons.first { $0.id == monster.preferredWayToKill }
      let columns = min(Environment.columns, 100)
      let pictures = CardPictures(
        monster: monster, weapon: weapon, columns: columns, background: theme.background,
        depth: depth)
      for line in pictures.lines { try Output.write(ANSIText.line(line, depth: depth) + "\n") }
      let card = CardPrinter(theme: theme, columns: columns)
      for line in card.lines(of: monster, weapon: weapon) {
        try Output.write(ANSIText.line(line, depth: depth) + "\n")
      }
    }
  }
}
