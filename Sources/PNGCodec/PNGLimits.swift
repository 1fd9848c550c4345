/// What is refused before any pixel is allocated.
public enum PNGLimits {
  /// Most pixels of a picture: 64 megapixels.
  public static let pixels = 64_000_000
  /// Most pixels of a row or a column.
  public static let side = 1_000_000
  /// Most bytes of a file: 64 MB.
  public static let bytes = 64_000_000
}
