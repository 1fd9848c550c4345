public import BestiaryCore

/// Reads pictures of a catalog file beside its store, away from the main actor.
public actor IconReader {
  private let connection: Connection

  /// Opens the catalog at a path for reading.
  public init(path: String) throws(StoreError) {
    connection = try .catalog(at: path, access: .readOnly, makesFile: false)
  }

  /// A monster's picture; `nil` where it has none or is gone.
  public func icon(forMonster id: Monster.ID) throws(StoreError) -> Icon? {
    try connection.icon(forMonster: id)
  }

  /// A weapon's picture; `nil` where it has none or is gone.
  public func icon(forWeapon id: Weapon.ID) throws(StoreError) -> Icon? {
    try connection.icon(forWeapon: id)
  }
}

extension Connection {
  func icon(forMonster id: Monster.ID) throws(StoreError) -> Icon? {
    try first(
      "SELECT png FROM icons WHERE id = (SELECT icon FROM monsters WHERE id = ?)", [.text(id.text)]
    ) { (row) in Icon(png: row.blob(0)) }
  }

  func icon(forWeapon id: Weapon.ID) throws(StoreError) -> Icon? {
    try first(
      "SELECT png FROM icons WHERE id = (SELECT icon FROM weapons WHERE id = ?)", [.text(id.text)]
    ) { (row) in Icon(png: row.blob(0)) }
  }
}
