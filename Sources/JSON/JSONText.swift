/// A text to be parsed: valid UTF-8, whatever encoding it came in, and the way back to its places.
struct JSONText {
  /// The encodings that are read.
  enum Encoding {
    case utf8
    case utf16(UTF16ByteOrder, markLength: Int)
  }

  /// The whole text; a UTF-8 byte-order mark is left in.
  let utf8: [UInt8]
  /// Where the text begins in `utf8`, after a byte-order mark.
  let start: Int
  private let encoding: Encoding

  /// Decodes a file's bytes. RFC 8259 wants UTF-8; UTF-16 is read because Windows programs write
  /// it. Without a mark it shows by the zero byte beside the first character, which is ASCII.
  init(_ bytes: [UInt8]) throws(JSONError) {
    let head = (bytes.prefix(4) + [1, 1, 1, 1]).prefix(4)
    switch (head[0], head[1], head[2], head[3]) {
    case (0xff, 0xfe, 0, 0), (0, 0, 0xfe, 0xff), (0, 0, 0, 1...), (1..., 0, 0, 0):
      throw JSONError(reason: .unreadableEncoding("UTF-32"), offset: 0, line: 1, column: 1)
    case (0xff, 0xfe, _, _): try self.init(utf16: bytes, .little, markLength: 2)
    case (0xfe, 0xff, _, _): try self.init(utf16: bytes, .big, markLength: 2)
    case (1..., 0, _, _): try self.init(utf16: bytes, .little, markLength: 0)
    case (0, 1..., _, _): try self.init(utf16: bytes, .big, markLength: 0)
    case (0xef, 0xbb, 0xbf, _): try self.init(utf8: bytes, start: 3)
    default: try self.init(utf8: bytes, start: 0)
    }
  }

  private init(utf8 bytes: [UInt8], start: Int) throws(JSONError) {
    self.utf8 = bytes
    self.start = start
    encoding = .utf8
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let index = error.byteOffsets.lowerBound
      throw failure(.invalidUTF8(byte: bytes[index]), at: index)
    }
  }

  private init(utf16 bytes: [UInt8], _ order: UTF16ByteOrder, markLength: Int) throws(JSONError) {
    let decoded = UTF16Decoding(bytes[markLength...], order)
    utf8 = decoded.utf8
    start = 0
    encoding = .utf16(order, markLength: markLength)
    if let problem = decoded.problem { throw failure(problem, at: utf8.count) }
  }

  /// The error with that reason at `index` of `utf8`.
  func failure(_ reason: JSONError.Reason, at index: Int) -> JSONError {
    let place = linesAndColumns(before: index)
    return JSONError(
      reason: reason, offset: offset(at: index), line: place.line, column: place.column)
  }

  private func linesAndColumns(before index: Int) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for position in start..<max(start, index) {
      switch utf8[position] {
      case UInt8(ascii: "\n") where position > start && utf8[position - 1] == UInt8(ascii: "\r"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += 1
        column = 1
      case let byte where !UTF8.isContinuation(byte): column += 1
      default: break
      }
    }
    return (line, column)
  }

  /// A scalar of four bytes in UTF-8 takes four in UTF-16 too, every other takes two.
  private func offset(at index: Int) -> Int {
    guard case .utf16(_, let markLength) = encoding else { return index }
    return utf8[..<index].reduce(markLength) { sum, byte in
      UTF8.isContinuation(byte) ? sum : sum + (byte >= 0xf0 ? 4 : 2)
    }
  }
}
