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

  /// The picture, shrunk to the size that `target` chooses for it: row by row as it is read, so
  /// that memory is that of the result and a few rows, except for interlaced pictures. Where that
  /// size is larger than the picture's, either way, the picture comes whole: 4 bytes a pixel.
  public static func decode(
    _ bytes: [UInt8], gamma: PNGGamma = .honored,
    shrinkingTo target: (PixelSize) -> PixelSize = { $0 }
  ) throws(PNGError) -> Bitmap {
    try bytes.withUnsafeBufferPointer { (buffer) throws(PNGError) in
      let reader = try PNGReader(buffer, gamma: gamma)
      return try bitmap(of: reader, target(reader.header.size))
    }
  }

  /// The same from an open file, 64 KiB at a time from where it stands; the caller closes it.
  public static func decode(
    descriptor: Int32, gamma: PNGGamma = .honored,
    shrinkingTo target: (PixelSize) -> PixelSize = { $0 }
  ) throws(PNGError) -> Bitmap {
    let reader = try PNGReader(descriptor: descriptor, gamma: gamma)
    return try bitmap(of: reader, target(reader.header.size))
  }

  private static func bitmap(
    of reader: borrowing PNGReader, _ target: PixelSize
  ) throws(PNGError) -> Bitmap {
    let size = reader.header.size
    guard !target.isEmpty else { return Bitmap(size: target, pixels: []) }
    let isWhole = target == size || target.width > size.width || target.height > size.height
    let bitmap: Bitmap
    if isWhole || reader.header.isInterlaced {
      let image = try reader.readImage()
      bitmap = isWhole ? image : image.scaled(to: target)
    } else {
      bitmap = try averaged(reader, to: target)
    }
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
