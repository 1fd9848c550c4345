/// Where a catalog is.
public enum CatalogLocation: Hashable, Sendable {
  /// In the file with this path.
  case file(String)
  /// In memory, gone with its store.
  case memory
}

/// What a catalog is opened for.
public enum CatalogAccess: Hashable, Sendable {
  /// Reading and changing; only reading where the file may not be written.
  case readWrite
  /// Reading.
  case readOnly
}
