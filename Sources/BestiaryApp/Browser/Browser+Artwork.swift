import BestiaryCore
import BestiaryStore

/// Reads a picture's bytes, perhaps elsewhere; `nil` where there is none.
typealias PNGReading = @Sendable () async -> Result<[UInt8]?, StoreError>

extension Browser {
  /// How many bytes a picture has; `nil` where there is none.
  func pngBytes(of name: ArtworkName) throws(StoreError) -> Int? {
    switch name {
    case .monster(let id): try store.iconBytes(forMonster: id)
    case .weapon(let id): try store.iconBytes(forWeapon: id)
    }
  }

  /// A picture's bytes; `nil` where there is none.
  func png(of name: ArtworkName) throws(StoreError) -> [UInt8]? {
    switch name {
    case .monster(let id): try store.icon(forMonster: id)?.png
    case .weapon(let id): try store.icon(forWeapon: id)?.png
    }
  }

  /// What reads a picture away from the main actor; of a catalog in memory it has been read.
  func reading(_ name: ArtworkName) -> PNGReading {
    do throws(StoreError) {
      guard let reader = try iconReader() else {
        let png = try png(of: name)
        return { .success(png) }
      }
      return { await reader.png(of: name) }
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
  fileprivate func png(of name: ArtworkName) -> Result<[UInt8]?, StoreError> {
    Result { () throws(StoreError) in
      switch name {
      case .monster(let id): try icon(forMonster: id)?.png
      case .weapon(let id): try icon(forWeapon: id)?.png
      }
    }
  }
}
