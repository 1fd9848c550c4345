import Cells
import Pixels
import Testing

/// Pictures against a plain computation in doubles, pixel by pixel.
@Suite struct FidelityTests {
  /// Every kind of pixel, by a fixed rule.
  static let noise: Bitmap = {
    var state: UInt32 = 1
    let pixels = (0..<37 * 23).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      let alphas: [UInt8] = [0, 255, 255, UInt8(state >> 24)]
      return Pixel(RGB(state >> 3), alpha: alphas[Int(state >> 16 & 3)])
    }
    return Bitmap(size: PixelSize(width: 37, height: 23), pixels: pixels)
  }()

  /// The colour of the area from (`left`, `top`) to (`right`, `bottom`) in front of `background`.
  static func average(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, over background: RGB
  ) -> RGB {
    var sums = [0.0, 0.0, 0.0]
    let behind = [background.red, background.green, background.blue]
    for y in Int(top)..<Int(bottom.rounded(.up)) {
      for x in Int(left)..<Int(right.rounded(.up)) {
        let pixel = noise[x, y]
        let width = min(right, Double(x + 1)) - max(left, Double(x))
        let height = min(bottom, Double(y + 1)) - max(top, Double(y))
        let (share, alpha) = (width * height, Double(pixel.alpha) / 255)
        for (index, sample) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          let light = SRGB.linear[Int(sample)] * alpha
          sums[index] += share * (light + SRGB.linear[Int(behind[index])] * (1 - alpha))
        }
      }
    }
    let area = (right - left) * (bottom - top)
    let samples = sums.map { SRGB.encode($0 / area) }
    return RGB(red: samples[0], green: samples[1], blue: samples[2])
  }

  @Test(arguments: [Size(columns: 16, rows: 5), Size(columns: 9, rows: 9)])
  func cellsShowTheAverageOfTheirAreas(box: Size) {
    let background = RGB(0x14171d)

    let picture = HalfBlockPicture(
      Self.noise, fitting: box, background: background, depth: .truecolor)

    let across = 37 / Double(picture.fit.pixels.width)
    let down = 23 / Double(picture.fit.pixels.height)
    for row in 0..<picture.size.rows {
      for column in 0..<picture.size.columns {
        let (left, top) = (Double(column) * across, Double(row * 2) * down)
        let expected = Self.average(left, top, left + across, top + down, over: background)
        #expect(picture[column, row].style.foreground == .rgb(expected))
      }
    }
  }
}
