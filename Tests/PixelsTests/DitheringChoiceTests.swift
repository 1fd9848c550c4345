import Cells
import Testing

@testable import Pixels

@Suite struct DitheringChoiceTests {
  static func picture(_ side: Int, _ color: (Int, Int) -> UInt32) -> LightPicture {
    let pixels = (0..<side * side).map { Pixel(RGB(color($0 % side, $0 / side))) }
    let size = PixelSize(width: side, height: side)
    return LightPicture(Bitmap(size: size, pixels: pixels), scaledTo: size)
  }

  @Test func gradientsHaveContinuousTone() {
    let sky = Self.picture(28) { UInt32(0x2040a0 + $1 * 0x030302 + $0 / 4) }

    #expect(DitheringChoice.automatic.applies(to: sky))
  }

  @Test func texturesOfAPhotographHaveContinuousTone() {
    var state: UInt32 = 1
    let bark = Self.picture(60) { x, y in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt32(0x604020 + x % 40 * 0x010101) + (state >> 29) * 0x010101
    }

    #expect(DitheringChoice.automatic.applies(to: bark))
  }

  @Test func flatArtHasNot() {
    let flag = Self.picture(28) { x, y in [0xd03030, 0xf0f0f0, 0x3050a0][x / 10] }
    let checkers = Self.picture(28) { ($0 + $1) % 2 == 0 ? 0x202020 : 0xe0e0e0 }

    #expect(!DitheringChoice.automatic.applies(to: flag))
    #expect(!DitheringChoice.automatic.applies(to: checkers))
  }

  @Test func nothingAtAllHasNot() {
    let empty = LightPicture(
      Bitmap(size: PixelSize(width: 2, height: 1), pixels: [.clear, .clear]),
      scaledTo: PixelSize(width: 2, height: 1))

    #expect(!DitheringChoice.automatic.applies(to: empty))
    #expect(DitheringChoice.always.applies(to: empty))
  }
}
