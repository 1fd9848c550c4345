// PNGCodec turns the bytes of a PNG into a Bitmap, or says with a PNGError why it can't. It is the
// only caller of libpng, which CPNG wraps: C names stop here. It knows no file, no cells and no
// wording of errors. Sizes are checked against PNGLimits before anything is allocated for pixels.
public import Pixels

/// Reads PNGs of every kind: palette, grey, 1 to 16 bits, interlaced, with alpha.
public enum PNGDecoder {
  /// The header of a PNG; throws as decoding would where even that is refused.
  public static func header(of bytes: [UInt8]) throws(PNGError) -> PNGHeader {
    guard bytes.count <= PNGLimits.bytes else { throw .fileTooLarge(bytes: bytes.count) }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      try PNGReader.header(of: buffer)
    }
  }

  /// The whole picture: 4 bytes a pixel. For pictures that may be large, see `decode(_:fitting:)`.
  public static func decode(
    _ bytes: [UInt8], gamma: PNGGamma = .honored
  ) throws(PNGError) -> Bitmap {
    try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      let reader = try PNGReader(buffer, gamma: gamma)
      return try bitmap(of: reader, fitting: nil)
    }
  }

  /// The picture shrunk to fit `bounds`, row by row as it is read; one that fits already comes
  /// whole. Memory is that of the result and a few rows, except for interlaced pictures.
  public static func decode(
    _ bytes: [UInt8], fitting bounds: PixelSize, gamma: PNGGamma = .honored
  ) throws(PNGError) -> Bitmap {
    try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      let reader = try PNGReader(buffer, gamma: gamma)
      return try bitmap(of: reader, fitting: bounds)
    }
  }

  /// The same from an open file, 64 KiB at a time from where it stands; the caller closes it.
  /// Without `bounds` the picture comes whole.
  public static func decode(
    descriptor: Int32, fitting bounds: PixelSize? = nil, gamma: PNGGamma = .honored
  ) throws(PNGError) -> Bitmap {
    let reader = try PNGReader(descriptor: descriptor, gamma: gamma)
    return try bitmap(of: reader, fitting: bounds)
  }

  private static func bitmap(
    of reader: borrowing PNGReader, fitting bounds: PixelSize?
  ) throws(PNGError) -> Bitmap {
    let size = reader.header.size
    let target = bounds.map { size.fitted(in: $0, enlarging: false) } ?? size
    guard !target.isEmpty else { return Bitmap(size: target, pixels: []) }
    let bitmap =
      target == size || reader.header.isInterlaced
      ? try reader.readImage().scaled(to: target) : try averaged(reader, to: target)
    try reader.finish()
    return bitmap
  }

  private static func averaged(
    _ reader: borrowing PNGReader, to target: PixelSize
  ) throws(PNGError) -> Bitmap {
    var scaler = AreaScaler(from: reader.header.size, to: target)
    var row = [Pixel](repeating: .clear, count: reader.header.size.width)
    for _ in 0..<reader.header.size.height {
      try reader.readRow(into: &row)
      scaler.add(row.span)
    }
    return scaler.bitmap
  }
}
