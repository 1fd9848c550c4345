extension CatalogStore {
  /// What was remembered under `key` of how the catalog is looked at; `nil` where nothing was.
  public func setting(_ key: String) throws(StoreError) -> String? {
    guard try connection.schemaVersion() >= 2 else { return nil }
    return try connection.first("SELECT value FROM settings WHERE key = ?", [.text(key)]) { (row) in
      row.text(0)
    }
  }

  /// Remembers `value` under `key`, or (`nil`) forgets it. It is no change of the catalog: it is not
  /// undone and not exported. A catalog that can't be written remembers nothing.
  public func remember(_ value: String?, as key: String) throws(StoreError) {
    guard !isReadOnly else { return }
    if let value {
      try connection.run(
        "INSERT OR REPLACE INTO settings VALUES (?, ?)", [.text(key), .text(value)])
    } else {
      try connection.run("DELETE FROM settings WHERE key = ?", [.text(key)])
    }
  }
}
