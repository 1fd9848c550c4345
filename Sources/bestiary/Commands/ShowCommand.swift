import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import PNGCodec
import Pixels
import TerminalKit

/// `show`: cards with their pictures, on standard output.
enum ShowCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    guard !options.arguments.isEmpty else { throw .usage("show needs a name.") }
    let store = try CatalogOpening.store(options)
    let summaries = try store.allSummaries()
    let weapons = try store.allWeapons()
    let depth = IconCommand.depth(options)
    let theme: Theme = options.theme == .light ? .light(depth: depth) : .dark(depth: depth)
    let printer = CardPrinter(theme: theme, columns: min(Environment.columns, 100))
    for name in options.arguments {
      let monster = try store.whole(try Names.monster(name, in: summaries))
      let weapon = weapons.first { $0.id == monster.preferredWayToKill }
      let card = printer.surface(
        of: monster, weapon: weapon, portrait: portrait(of: monster, theme))
      for row in 0..<card.size.rows {
        try Output.write(ANSIText.line(card, row: row, depth: depth) + "\n")
      }
    }
  }

  /// The monster's picture; `nil` where there is none or it is broken.
  private static func portrait(of monster: Monster, _ theme: Theme) -> HalfBlockPicture? {
    guard let png = monster.icon?.png else { return nil }
    let box = CardPrinter.portraitBox
    guard let bitmap = try? PNGDecoder.decode(png, fitting: PixelSize(box)) else { return nil }
    return HalfBlockPicture(
      bitmap, fitting: box, background: theme.background, depth: theme.depth)
  }
}
