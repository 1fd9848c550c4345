import JSON

/// Makes JSON values from a seed, the same each time.
struct ValueMaker: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  /// A value nested at most that deep.
  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
    case 0: .null
    case 1: .bool(Bool.random(using: &self))
    case 2: .number(number())
    case 3: .string(string())
    case 4: .array((0..<count()).map { _ in value(depth: depth - 1) })
    default:
      .object(
        JSONObject(
          (0..<count()).map { _ in JSONMember(key: string(), value: value(depth: depth - 1)) }))
    }
  }

  private mutating func count() -> Int { Int.random(in: 0..<6, using: &self) }

  private mutating func number() -> JSONNumber {
    let spellings = ["0", "-0", "2.50", "1e400", "12345678901234567890", "-1.25E-7"]
    guard let spelling = spellings.randomElement(using: &self), let number = JSONNumber(spelling)
    else { return JSONNumber(0) }
    return Bool.random(using: &self) ? number : JSONNumber(Int.random(in: -99...99, using: &self))
  }

  private mutating func string() -> String {
    let limits: [UInt32] = [0x20, 0x80, 0xa0, 0x800, 0xd800, 0x11_0000]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<20, using: &self) {
      let limit = limits.randomElement(using: &self) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
