/// SHA-256 by FIPS 180-4, for the answer key.
enum SHA256 {
  /// The digest in hexadecimal.
  static func hex(_ text: String) -> String {
    var hash = firstPrimes(8).map { fraction(of: Double($0).squareRoot()) }
    let message = padded(Array(text.utf8))
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &hash)
    }
    return hash.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static let constants = firstPrimes(64).map { prime in
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
    return fraction(of: root)
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let length = UInt64(bytes.count) * 8
    return bytes + [0x80] + Array(repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
    let words = schedule(Array(block))
    var v = hash
    for round in 0..<64 {
      let s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ s1 &+ choice &+ constants[round] &+ words[round]
      let s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in hash.indices { hash[index] &+= v[index] }
  }

  private static func schedule(_ block: [UInt8]) -> [UInt32] {
    var words = (0..<16).map { word in
      block[4 * word..<4 * word + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let s0 = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let s1 = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ s0 &+ words[index - 7] &+ s1)
    }
    return words
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  private static func firstPrimes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    for number in 2... where primes.count < count {
      if primes.allSatisfy({ !number.isMultiple(of: $0) }) { primes.append(number) }
      if primes.count == count { break }
    }
    return primes
  }
}
