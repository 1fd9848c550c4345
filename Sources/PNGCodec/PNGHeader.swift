public import Pixels

/// What the first bytes of a PNG say.
public struct PNGHeader: Hashable, Sendable {
  /// Width and height in pixels, each at least 1.
  public let size: PixelSize
  /// Bits of a sample, or of a palette index: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// PNG's colour type: 0 grey, 2 truecolour, 3 palette, 4 grey with alpha, 6 truecolour with alpha.
  public let colorType: Int
  /// Whether its rows come in seven passes.
  public let isInterlaced: Bool
}
