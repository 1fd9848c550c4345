import CUTF8Proc

/// How texts are compared where case and accents do not count.
public enum Folding {
  /// The text without case, accents and compatibility forms: `Fáfnir` is `fafnir`, `Straße`
  /// `strasse`. Marks that make another letter (Indic vowels, kana voicing) stay.
  public static func fold(_ text: String) -> String {
    if let folded = foldASCII(text) { return folded }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      forEachFolded(scalar) { scalars.append($0) }
    }
    return String(scalars)
  }

  /// Calls `body` for each scalar that `scalar` folds to; none for an accent.
  static func forEachFolded(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    if scalar.isASCII { return body(lowercased(scalar)) }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: longestDecomposition) { buffer in
      var boundary: Int32 = 0
      let count = utf8proc_decompose_char(
        Int32(bitPattern: scalar.value), buffer.baseAddress, buffer.count, options, &boundary)
      for code in buffer.prefix(max(0, min(count, buffer.count))) where !isAccent(code) {
        guard let part = Unicode.Scalar(UInt32(bitPattern: code)) else { continue }
        for plain in plainLetters(part) { body(plain) }
      }
    }
  }

  /// utf8proc writes at most 18 scalars for one (U+FDFA).
  private static let longestDecomposition = 32

  private static let options = utf8proc_option_t(
    UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue | UTF8PROC_STABLE.rawValue)

  private static func foldASCII(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { folded in
        for (index, byte) in bytes.enumerated() {
          folded.initializeElement(at: index, to: lowercased(byte))
        }
        return bytes.count
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  /// Whether a scalar is a mark that readers leave out. Combining classes up to 9 are nuktas, kana
  /// voicing and viramas, 0 vowel signs.
  private static func isAccent(_ code: Int32) -> Bool {
    utf8proc_get_property(code).pointee.combining_class > 9
  }

  /// Letters that Unicode does not decompose, as they are typed without their stroke.
  private static func plainLetters(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "æ": "ae".unicodeScalars
    case "œ": "oe".unicodeScalars
    case "þ": "th".unicodeScalars
    case "ø": "o".unicodeScalars
    case "đ", "ð": "d".unicodeScalars
    case "ħ": "h".unicodeScalars
    case "ı": "i".unicodeScalars
    case "ł": "l".unicodeScalars
    case "ŧ": "t".unicodeScalars
    case "’", "ʼ": "'".unicodeScalars
    case "‐", "‑": "-".unicodeScalars
    default: String.UnicodeScalarView(CollectionOfOne(scalar))
    }
  }
}
