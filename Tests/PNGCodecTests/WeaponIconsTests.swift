import Cells
import EmbeddedAssets
import PNGCodec
import Pixels
import SharedFixtures
import Testing

@Suite(.enabled(if: SharedFixtures.isPresent)) struct WeaponIconsTests {
  static let names = ["blowgun", "fire", "ninja-star", "smoke", "sword"]

  @Test(arguments: ColorDepth.allCases, [0x14171d, 0xfbfaf7] as [UInt32])
  func weaponsAreToldApartInSixByThreeCells(depth: ColorDepth, background: UInt32) throws {
    let pictures = try Self.names.map { name in
      let bytes = SharedFixtures.bytes("design/mockups/icons/\(name).png") ?? []
      return HalfBlockPicture(
        try PNGDecoder.decode(bytes), fitting: Size(columns: 6, rows: 3),
        background: RGB(background), depth: depth)
    }

    for (index, picture) in pictures.enumerated() {
      for other in pictures[(index + 1)...] {
        let differing = zip(picture.cells, other.cells).count { $0 != $1 }
        #expect(differing >= 6)
      }
    }
  }
}

@Suite struct EmbeddedPictureTests {
  @Test func b29EveryPictureOfTheProgramIsAPNGThatDecodes() throws {
    var count = 0

    for index in 0..<embedded_asset_count() {
      let asset = embedded_asset_at(index)
      guard String(cString: asset.name).hasSuffix(".png") else { continue }
      let bytes = Array(UnsafeBufferPointer(start: asset.bytes, count: Int(asset.count)))
      let size = try PNGDecoder.header(of: bytes).size
      let bitmap = try PNGDecoder.decode(bytes)
      #expect(bitmap.size == size && size.width > 0, "\(String(cString: asset.name))")
      count += 1
    }

    #expect(count == 11)
  }
}
