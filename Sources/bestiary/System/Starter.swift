import BestiaryCore
import BestiaryFormats
import EmbeddedAssets

/// The weapons and robots that a new catalog begins with, carried in the program.
enum Starter {
  /// The five weapons and six robots; no monsters where it is to be empty.
  static func contents(withMonsters: Bool) -> CatalogContents {
    let document = read()
    return CatalogContents(
      weapons: document.weapons, monsters: withMonsters ? document.monsters : [])
  }

  /// The five weapons that every catalog has.
  static var weapons: [Weapon] { read().weapons }

  private static func read() -> CatalogDocument {
    let reader = CatalogReader(resolveIcon: { bytes($0) })
    guard let json = bytes("starter.json"), let catalog = try? reader.read(json) else {
      return CatalogDocument()
    }
    var document = catalog.document
    for index in document.weapons.indices { document.weapons[index].isBuiltIn = true }
    return document
  }

  nonisolated private static func bytes(_ name: String) -> [UInt8]? {
    guard let asset = embedded_asset_named(name)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: asset.bytes, count: Int(asset.count)))
  }
}
