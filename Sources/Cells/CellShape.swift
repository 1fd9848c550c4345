/// The shape of a character cell, which is the font's: how wide it is for its height.
public struct CellShape: Hashable, Sendable {
  /// Width divided by height, greater than 0: what other programs call the font ratio.
  public let ratio: Double

  /// Twice as high as wide: what a terminal is taken to have where it doesn't say.
  public static let oneToTwo = CellShape(ratio: 0.5)

  /// The ratios that any terminal could have; what is beyond them is taken to be a mistake.
  public static let ratios = 0.1...4.0

  /// A cell of that width for its height; `nil` outside of `ratios`.
  public init?(widthToHeight ratio: Double) {
    guard Self.ratios.contains(ratio) else { return nil }
    self.init(ratio: ratio)
  }

  /// The cells of a terminal of `size` that has that many pixels, as `TIOCGWINSZ` tells; `nil`
  /// where it does not tell.
  public init?(of size: Size, pixelWidth: Int, pixelHeight: Int) {
    guard !size.isEmpty, pixelWidth > 0, pixelHeight > 0 else { return nil }
    let width = Double(pixelWidth) / Double(size.columns)
    self.init(widthToHeight: width / (Double(pixelHeight) / Double(size.rows)))
  }

  private init(ratio: Double) { self.ratio = ratio }

  /// The height of half a cell, where its width is 1.
  public var halfHeight: Double { 0.5 / ratio }
}
