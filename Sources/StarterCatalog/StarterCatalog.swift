public import BestiaryCore
import BestiaryFormats
import EmbeddedAssets

/// The weapons and robots that a new catalog begins with, carried in the program.
///
/// It knows the names of the embedded files and that they are a catalog; not where catalogs are
/// kept, nor how they are shown.
public enum StarterCatalog {
  /// The five weapons and, where it is not to be empty, the six robots.
  public static func contents(withMonsters: Bool = true) -> CatalogContents {
    let reader = CatalogReader(resolveIcon: { bytes($0) })
    guard let json = bytes("starter.json"), let catalog = try? reader.read(json) else {
      return CatalogContents()
    }
    var weapons = catalog.document.weapons
    for index in weapons.indices { weapons[index].isBuiltIn = true }
    return CatalogContents(
      weapons: weapons, monsters: withMonsters ? catalog.document.monsters : [])
  }

  /// The five weapons that every catalog has.
  public static var weapons: [Weapon] { contents(withMonsters: false).weapons }

  private static func bytes(_ name: String) -> [UInt8]? {
    guard let asset = embedded_asset_named(name)?.pointee else { return nil }
    return Array(UnsafeBufferPointer(start: asset.bytes, count: Int(asset.count)))
  }
}
