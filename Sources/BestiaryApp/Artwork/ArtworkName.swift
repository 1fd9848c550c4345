import BestiaryCore

/// Whose picture it is. Views know pictures by the text of it alone.
nonisolated enum ArtworkName: Hashable, Sendable {
  case monster(Monster.ID)
  case weapon(Weapon.ID)

  /// The text by which an image view asks for it.
  var text: String {
    switch self {
    case .monster(let id): "monster:" + id.text
    case .weapon(let id): "weapon:" + id.text
    }
  }

  /// What that text stands for; `nil` for a text of another kind.
  init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.last.map(String.init)) {
    case ("monster", let id?): self = .monster(Monster.ID(id))
    case ("weapon", let id?): self = .weapon(Weapon.ID(id))
    default: return nil
    }
  }
}
