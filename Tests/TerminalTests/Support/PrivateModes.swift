/// The DEC private modes a program has switched on, read from its output: 25 the cursor, 1000 to
/// 1006 the mouse, 1049 the alternate screen, 2004 bracketed paste, 2026 synchronized output.
struct PrivateModes {
  /// The modes that are on.
  private(set) var on: Set<Int> = [7, 25]
  private var sequence: [UInt8] = []

  /// Follows a piece of output; a sequence may be split between two pieces.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    let start = Array("\u{1b}[?".utf8)
    if sequence.count < start.count {
      sequence = byte == start[sequence.count] ? sequence + [byte] : byte == 0x1b ? [byte] : []
      return
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      sequence.append(byte)
      return
    case UInt8(ascii: "h"): on.formUnion(numbers)
    case UInt8(ascii: "l"): on.subtract(numbers)
    default: break
    }
    sequence = byte == 0x1b ? [byte] : []
  }

  private var numbers: [Int] {
    sequence.dropFirst(3).split(separator: UInt8(ascii: ";"))
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}
