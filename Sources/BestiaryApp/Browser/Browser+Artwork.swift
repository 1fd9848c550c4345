import BestiaryCore
import BestiaryStore

/// Reads a picture's bytes, perhaps elsewhere; `nil` where there is none.
typealias PNGReading = @Sendable () async -> Result<[UInt8]?, StoreError>

extension Browser {
  /// How many bytes a picture has; `nil` where there is none.
  func pngBytes(of owner: IconOwner) throws(StoreError) -> Int? {
    try store.iconBytes(of: owner)
  }

  /// A picture's bytes; `nil` where there is none.
  func png(of owner: IconOwner) throws(StoreError) -> [UInt8]? { try store.icon(of: owner)?.png }

  /// What reads a picture away from the main actor; of a catalog in memory it has been read.
  func reading(_ owner: IconOwner) -> PNGReading {
    do throws(StoreError) {
      guard let reader = try iconReader() else {
        let png = try png(of: owner)
        return { .success(png) }
      }
      return { await reader.png(of: owner) }
    } catch {
      return { .failure(error) }
    }
  }

  /// The second connection to the catalog's file, opened for its first picture.
  private func iconReader() throws(StoreError) -> IconReader? {
    if let open = openIconReader, open.location == store.location { return open.reader }
    guard let reader = try store.iconReader() else { return nil }
    openIconReader = (store.location, reader)
    return reader
  }
}

extension IconReader {
  fileprivate func png(of owner: IconOwner) -> Result<[UInt8]?, StoreError> {
    Result { () throws(StoreError) in try icon(of: owner)?.png }
  }
}
