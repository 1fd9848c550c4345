import BestiaryCore
import Cells

/// What of a monster decides where the fields of the detail pane stand.
nonisolated struct DetailContent: Hashable {
  var hasPortrait = false
  var name = ""
  var subtitle = ""
  var tags: [String] = []
  /// How wide the words beside the weapon's picture are.
  var weapons = WeaponWords()
  /// Whether the weapon field is one quiet line, without a picture.
  var isWeaponFolded = false
}

/// How wide the names and damages of a catalog's weapons are, in columns.
nonisolated struct WeaponWords: Hashable {
  /// The longest line.
  private(set) var line = 8
  /// The longest word.
  private(set) var word = 8
  private let most = 20

  init() {}

  /// The width of those weapons' words. It does not depend on which is shown, so that nothing moves
  /// while they are tried.
  init(_ weapons: [Weapon]) {
    for text in weapons.flatMap({ [$0.name, $0.damage.joined(separator: ", ")] }) {
      line = min(most, max(line, DisplayText.columns(of: text)))
      for part in text.split(separator: " ") {
        word = min(most, max(word, DisplayText.columns(of: String(part))))
      }
    }
  }
}
