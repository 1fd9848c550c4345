public import Cells
public import PNGCodec
public import Pixels

/// Makes pictures of PNGs: reads no more of them than their place needs.
nonisolated public struct PictureMaker: Hashable, Sendable {
  /// The shape of the cells the pictures are made for.
  public var cells: CellShape
  /// What soft edges are blended with.
  public var background: RGB
  /// How many colours there are.
  public var depth: ColorDepth
  /// Whether the error of too few colours is spread.
  public var dithering: DitheringChoice

  /// A maker of pictures on that background for a terminal of that depth.
  public init(
    cells: CellShape = .oneToTwo, background: RGB, depth: ColorDepth,
    dithering: DitheringChoice = .automatic
  ) {
    self.cells = cells
    self.background = background
    self.depth = depth
    self.dithering = dithering
  }

  /// The picture of a PNG in the middle of `box`.
  public func picture(of png: [UInt8], fitting box: Size) throws(PNGError) -> HalfBlockPicture {
    var fit: PictureFit?
    let bitmap = try PNGDecoder.decode(png) { natural in
      samples(of: natural, in: box, &fit)
    }
    return picture(of: bitmap, fit)
  }

  /// The picture of the PNG in an open file, in the middle of the box that is chosen for its size.
  public func picture(
    descriptor: Int32, fitting box: (PixelSize) -> Size
  ) throws(PNGError) -> HalfBlockPicture {
    var fit: PictureFit?
    let bitmap = try PNGDecoder.decode(descriptor: descriptor) { natural in
      samples(of: natural, in: box(natural), &fit)
    }
    return picture(of: bitmap, fit)
  }

  /// Notes how a picture fits, once its size is known, and how far it may be shrunk on reading.
  private func samples(
    of natural: PixelSize, in box: Size, _ fit: inout PictureFit?
  ) -> PixelSize {
    let found = PictureFit(of: natural, in: box, cells: cells)
    fit = found
    return HalfBlockPicture.samples(of: found, depth: depth)
  }

  private func picture(of bitmap: Bitmap, _ fit: PictureFit?) -> HalfBlockPicture {
    HalfBlockPicture(
      bitmap, fit: fit ?? PictureFit(of: bitmap.size, in: .zero), background: background,
      depth: depth, dithering: dithering)
  }
}
