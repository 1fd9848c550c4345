import BestiaryCore
import BestiaryStore

/// Views know pictures by a name, whoever owns them.
nonisolated extension IconOwner {
  /// The name by which an image view asks for the picture.
  var name: String {
    switch self {
    case .monster(let id): "monster:" + id.text
    case .weapon(let id): "weapon:" + id.text
    }
  }

  /// Whose picture has that name; `nil` for a name of another kind.
  init?(name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.last.map(String.init)) {
    case ("monster", let id?): self = .monster(Monster.ID(id))
    case ("weapon", let id?): self = .weapon(Weapon.ID(id))
    default: return nil
    }
  }
}
