import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
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
    let theme = InterfaceCommand.theme(options, depth: depth)
    let pictures = PictureMaker(
      cells: IconCommand.cellShape(options), background: theme.background, depth: depth)
    let printer = CardPrinter(theme: theme, columns: min(Environment.columns, 100))
    for name in options.arguments {
      let monster = try store.whole(try Names.monster(name, in: summaries))
      let weapon = weapons.first { $0.id == monster.preferredWayToKill }
      let card = printer.surface(
        of: monster, weapon: weapon,
        portrait: picture(monster.icon, fitting: CardPrinter.portraitBox, pictures),
        weaponPicture: picture(weapon?.icon, fitting: CardPrinter.weaponBox, pictures))
      try Output.write(ANSIText.bytes(of: card, depth: depth))
    }
  }

  /// The picture of an icon; `nil` where there is none or it is broken.
  private static func picture(
    _ icon: Icon?, fitting box: Size, _ pictures: PictureMaker
  ) -> HalfBlockPicture? {
    guard let png = icon?.png else { return nil }
    return try? pictures.picture(of: png, fitting: box)
  }
}
