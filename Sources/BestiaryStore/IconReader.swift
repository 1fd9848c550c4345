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
    try first(iconQuery("png", of: "monsters"), [.text(id.text)]) { (row) in
      Icon(png: row.blob(0))
    }
  }

  func icon(forWeapon id: Weapon.ID) throws(StoreError) -> Icon? {
    try first(iconQuery("png", of: "weapons"), [.text(id.text)]) { (row) in
      Icon(png: row.blob(0))
    }
  }

  /// SQLite reads a blob's length from the head of its row, however long the blob is.
  func iconBytes(forMonster id: Monster.ID) throws(StoreError) -> Int? {
    try first(iconQuery("length(png)", of: "monsters"), [.text(id.text)]) { (row) in
      Int(row.integer(0))
    }
  }

  func iconBytes(forWeapon id: Weapon.ID) throws(StoreError) -> Int? {
    try first(iconQuery("length(png)", of: "weapons"), [.text(id.text)]) { (row) in
      Int(row.integer(0))
    }
  }

  private func iconQuery(_ column: String, of table: String) -> String {
    "SELECT \(column) FROM icons WHERE id = (SELECT icon FROM \(table) WHERE id = ?)"
  }
}
