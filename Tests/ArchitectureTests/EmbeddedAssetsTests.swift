import EmbeddedAssets
import Testing

struct EmbeddedAssetsTests {
  /// Name and file of everything the program should carry.
  private var expected: [(name: String, path: String)] {
    let icons = ["weapons", "monsters"].flatMap { folder in
      Repository.files(below: "assets/\(folder)", suffix: ".png")
    }
    let named = icons.map { (name: String($0.dropFirst("assets/".count)), path: $0) }
    return named + [("starter.json", "Resources/starter.json")]
  }

  private var embedded: [EmbeddedAsset] {
    (0..<embedded_asset_count()).map { embedded_asset_at($0) }
  }

  @Test func theListHasEveryPictureAndTheStarterCatalogInOrder() {
    let names = embedded.map { String(cString: $0.name) }

    #expect(names == expected.map(\.name).sorted())
    #expect(names.count == 12)
  }

  @Test func theBytesAreThoseOfTheFiles() throws {
    for (name, path) in expected {
      let asset = try #require(embedded_asset_named(name), "\(name) is not embedded").pointee

      let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: Int(asset.count)))
      #expect(bytes == Repository.bytes(path), "\(name) differs from \(path)")
    }
  }

  @Test func everyPictureOfTheStarterCatalogIsThere() {
    let icons = Repository.lines("Resources/starter.json").compactMap { line -> String? in
      let quoted = line.split(separator: "\"")
      let key = quoted.firstIndex(of: "icon")
      return key.map { String(quoted[$0 + 2]) }
    }

    #expect(icons.count == 11)
    for icon in icons {
      #expect(embedded_asset_named(icon) != nil, "\(icon) is not embedded")
    }
  }

  @Test func thereIsNothingUnderOtherNamesOrBeyondTheEnd() {
    #expect(embedded_asset_named("weapons/spoon.png") == nil)
    #expect(embedded_asset_named("") == nil)
    #expect(embedded_asset_at(embedded_asset_count()).bytes == nil)
  }
}
