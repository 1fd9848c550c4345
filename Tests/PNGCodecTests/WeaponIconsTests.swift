import Cells
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
