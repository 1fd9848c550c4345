/// A picture as it is stored: the bytes of a PNG file, not yet looked into.
public struct Icon: Hashable, Sendable {
  /// The file's bytes; may be broken, which only shows when they are decoded.
  public var png: [UInt8]

  /// A picture of these bytes.
  public init(png: [UInt8]) { self.png = png }
}
