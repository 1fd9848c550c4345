import CPNG
import Pixels

/// An open PNG: the owner of libpng's reader, and the only place where its statuses become errors.
struct PNGReader: ~Copyable {
  let header: PNGHeader
  private let handle: OpaquePointer

  private static let limits = cpng_limits(
    pixels: UInt64(PNGLimits.pixels), side: UInt32(PNGLimits.side),
    bytes: UInt64(PNGLimits.bytes))

  /// The header alone; allocates nothing.
  static func header(of bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> PNGHeader {
    var header = cpng_header()
    let status = cpng_read_header(bytes.baseAddress, bytes.count, limits, &header)
    if let error = PNGError(status, header, reason: "no usable IHDR at the start") { throw error }
    return PNGHeader(header)
  }

  /// Opens the PNG in `bytes`, which must stay until the reader is gone.
  init(_ bytes: UnsafeBufferPointer<UInt8>, gamma: PNGGamma) throws(PNGError) {
    var opened: OpaquePointer?
    let status = cpng_open(
      bytes.baseAddress, bytes.count, Self.limits, gamma == .honored, &opened)
    try self.init(opened, status)
  }

  /// Opens the PNG in an open file, from where it stands.
  init(descriptor: Int32, gamma: PNGGamma) throws(PNGError) {
    var opened: OpaquePointer?
    let status = cpng_open_file(descriptor, Self.limits, gamma == .honored, &opened)
    try self.init(opened, status)
  }

  private init(_ opened: OpaquePointer?, _ status: cpng_status) throws(PNGError) {
    guard let opened else { throw .outOfMemory }
    if let error = PNGError(status, reader: opened) {
      cpng_close(opened)
      throw error
    }
    header = PNGHeader(cpng_get_header(opened))
    handle = opened
  }

  deinit { cpng_close(handle) }

  /// Reads the next row into `row`, which must be as wide as the picture.
  func readRow(into row: inout [Pixel]) throws(PNGError) {
    precondition(row.count == header.size.width, "a row as wide as the picture")
    try check(row.withUnsafeMutableBytes { cpng_read_row(handle, $0.baseAddress) })
  }

  /// Reads the whole picture, interlaced or not.
  func readImage() throws(PNGError) -> Bitmap {
    let count = header.size.width * header.size.height
    var status = CPNG_OK
    let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
      let target = UnsafeMutableRawBufferPointer(buffer)
      status = cpng_read_image(handle, target.baseAddress)
      initialized = status == CPNG_OK ? count : 0
    }
    try check(status)
    return Bitmap(size: header.size, pixels: pixels)
  }

  /// Checks what follows the pixels; a file that just ends is whole.
  func finish() throws(PNGError) { try check(cpng_finish(handle)) }

  private func check(_ status: cpng_status) throws(PNGError) {
    if let error = PNGError(status, reader: handle) { throw error }
  }
}

extension PNGError {
  /// What a reader's status means; `nil` for success.
  fileprivate init?(_ status: cpng_status, reader: OpaquePointer) {
    switch status {
    case CPNG_FILE_TOO_LARGE: self = .fileTooLarge(bytes: Int(cpng_size(reader)))
    case CPNG_UNREADABLE: self = .unreadable(code: cpng_errno(reader))
    default:
      self.init(
        status, cpng_get_header(reader), reason: String(cString: cpng_message(reader)))
    }
  }

  fileprivate init?(_ status: cpng_status, _ header: cpng_header, reason: String) {
    switch status {
    case CPNG_OK: return nil
    case CPNG_EMPTY: self = .empty
    case CPNG_NOT_PNG: self = .notPNG
    case CPNG_TRUNCATED: self = .truncated
    case CPNG_TOO_LARGE:
      self = .tooLarge(width: Int(header.width), height: Int(header.height))
    case CPNG_NO_MEMORY: self = .outOfMemory
    default: self = .damaged(reason: Self.printable(reason))
    }
  }

  /// The reason with anything but printable ASCII as `?`.
  private static func printable(_ reason: String) -> String {
    String(String.UnicodeScalarView(reason.unicodeScalars.map { " "..."~" ~= $0 ? $0 : "?" }))
  }
}

extension PNGHeader {
  fileprivate init(_ header: cpng_header) {
    self.init(
      size: PixelSize(width: Int(header.width), height: Int(header.height)),
      bitDepth: Int(header.bit_depth), colorType: Int(header.color_type),
      isInterlaced: header.is_interlaced)
  }
}
