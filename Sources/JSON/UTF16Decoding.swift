/// Which byte of a UTF-16 code unit comes first.
enum UTF16ByteOrder {
  case little
  case big
}

/// The UTF-8 of a UTF-16 text, as far as it could be decoded.
struct UTF16Decoding {
  /// What was decoded, up to the first problem.
  private(set) var utf8: [UInt8] = []
  /// What stopped the decoding, or `nil`.
  private(set) var problem: JSONError.Reason?

  /// Decodes a text without its byte-order mark.
  init(_ bytes: ArraySlice<UInt8>, _ order: UTF16ByteOrder) {
    utf8.reserveCapacity(bytes.count)
    let units = UTF16Decoding.units(bytes, order)
    var index = 0
    while index < units.count {
      guard let scalar = UTF16Decoding.scalar(in: units, at: &index) else {
        problem = .loneSurrogate(units[index])
        return
      }
      utf8.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }
    if !bytes.count.isMultiple(of: 2) { problem = .oddByteCount }
  }

  private static func units(_ bytes: ArraySlice<UInt8>, _ order: UTF16ByteOrder) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return order == .little ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
  }

  /// The scalar at `index`, which is moved behind it; `nil` and not moved at a lone surrogate.
  private static func scalar(in units: [UInt16], at index: inout Int) -> Unicode.Scalar? {
    let unit = units[index]
    if let scalar = Unicode.Scalar(unit) {
      index += 1
      return scalar
    }
    guard UTF16.isLeadSurrogate(unit), index + 1 < units.count,
      UTF16.isTrailSurrogate(units[index + 1])
    else { return nil }
    defer { index += 2 }
    return Unicode.Scalar(surrogates: unit, units[index + 1])
  }
}

extension Unicode.Scalar {
  /// The scalar of a surrogate pair; `nil` where the two are not one.
  init?(surrogates high: UInt16, _ low: UInt16) {
    guard UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low) else { return nil }
    self.init(0x10000 + UInt32(high & 0x3ff) << 10 + UInt32(low & 0x3ff))
  }
}
