/// The rules every change keeps, whichever command or key it comes from.
public enum CatalogValidation {
  /// Refuses a monster without an id or a name that can be seen.
  public static func check(_ monster: Monster) throws(BestiaryError) {
    try requireVisible(monster.id.text, id: monster.id.text, field: "id")
    try requireVisible(monster.name, id: monster.id.text, field: "name")
  }

  /// Refuses a weapon without an id or a name that can be seen.
  public static func check(_ weapon: Weapon) throws(BestiaryError) {
    try requireVisible(weapon.id.text, id: weapon.id.text, field: "id")
    try requireVisible(weapon.name, id: weapon.id.text, field: "name")
  }

  /// Refuses a value that its field cannot take.
  public static func check(_ field: MonsterField, of id: Monster.ID) throws(BestiaryError) {
    if case .name(let name) = field { try requireVisible(name, id: id.text, field: "name") }
  }

  /// Whether there is anything to see in a text: more than blanks and invisible characters.
  public static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .control
    }
  }

  private static func requireVisible(
    _ text: String, id: String, field: String
  ) throws(BestiaryError) {
    guard isVisible(text) else { throw BestiaryError(id: id, field: field, reason: .empty) }
  }
}
