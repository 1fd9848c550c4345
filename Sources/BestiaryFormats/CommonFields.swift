import BestiaryCore
import JSON

/// The fields that Bestiary's own records and loose ones have in common.
struct CommonFields {
  private let reader: CatalogReader

  init(reader: CatalogReader) {
    self.reader = reader
  }

  /// A monster with its name, tags and preferred weapon, and the id its record gives or one made
  /// from its name; `nil` where it has no name.
  func monster(id: String?, from record: inout RecordReader) -> Monster? {
    let weapon = record.nonEmptyText("preferredWayToKill")
    let tags = record.texts("tags")
    guard let name = record.requiredText("name") else { return nil }
    return Monster(
      id: Monster.ID(id ?? Slug.make(name)), name: name,
      preferredWayToKill: weapon.map { Weapon.ID($0) }, tags: tags)
  }

  /// A weapon; a built-in one that shows no picture has its own. `nil` where it has no name.
  func weapon(from record: inout RecordReader) -> Weapon? {
    let id = record.takeAnyID()
    let damage = record.texts("damage")
    let icon = record.text("icon").map { self.icon($0) }
    guard let name = record.requiredText("name") else { return nil }
    if icon == .some(nil) { record.note(.notKept, key: "icon") }
    for member in record.remaining.members { record.note(.notKept, key: member.key) }
    let weaponID = Weapon.ID(id ?? Slug.make(name, fallback: "weapon"))
    let builtIn = reader.builtInWeapons.first { $0.id == weaponID }
    return Weapon(
      id: weaponID, name: name, damage: damage, icon: (icon ?? nil) ?? builtIn?.icon,
      isBuiltIn: builtIn != nil)
  }

  /// Gives a monster the picture its record names. A path that was followed, or a text that could
  /// not be made a picture, is handed back to be kept.
  func takeIcon(
    of monster: inout Monster, from record: inout RecordReader, key: String
  ) -> (path: String?, keptText: String?) {
    guard let text = record.text(key) else { return (nil, nil) }
    guard let icon = icon(text) else {
      record.note(.iconKeptAsText(text), key: key)
      return (nil, text)
    }
    monster.icon = icon
    return (IconText.isData(text) ? nil : text, nil)
  }

  private func icon(_ text: String) -> Icon? {
    IconText.isData(text) ? IconText.icon(text) : reader.resolveIcon(text).map { Icon(png: $0) }
  }
}
