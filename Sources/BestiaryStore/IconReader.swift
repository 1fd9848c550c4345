public import BestiaryCore

/// Whose icon it is.
public enum IconOwner: Hashable, Sendable {
  /// A monster's.
  case monster(Monster.ID)
  /// A weapon's.
  case weapon(Weapon.ID)
}

/// Reads pictures of a catalog file beside its store, away from the main actor.
public actor IconReader {
  private let connection: Connection

  /// Opens the catalog at a path for reading.
  public init(path: String) throws(StoreError) {
    connection = try .catalog(at: path, access: .readOnly, makesFile: false)
  }

  /// The owner's picture; `nil` where it has none or is gone.
  public func icon(of owner: IconOwner) throws(StoreError) -> Icon? {
    try connection.icon(of: owner)
  }
}

extension Connection {
  func icon(of owner: IconOwner) throws(StoreError) -> Icon? {
    try icon("png", of: owner) { (row) in Icon(png: row.blob(0)) }
  }

  /// SQLite reads a blob's length from the head of its row, however long the blob is.
  func iconBytes(of owner: IconOwner) throws(StoreError) -> Int? {
    try icon("length(png)", of: owner) { (row) in Int(row.integer(0)) }
  }

  private func icon<Value>(
    _ column: String, of owner: IconOwner, _ read: (Statement) throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let (table, id) =
      switch owner {
      case .monster(let id): ("monsters", id.text)
      case .weapon(let id): ("weapons", id.text)
      }
    return try first(
      "SELECT \(column) FROM icons WHERE id = (SELECT icon FROM \(table) WHERE id = ?)",
      [.text(id)],
      read)
  }
}
