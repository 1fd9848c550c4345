/// How often each pixel of a picture that grows by whole factors is repeated.
struct WholeFactors {
  let across: Int
  let down: Int

  /// The factors from `source` to `target`; `nil` where there are none.
  init?(from source: PixelSize, to target: PixelSize) {
    guard !source.isEmpty, !target.isEmpty, target.width % source.width == 0,
      target.height % source.height == 0
    else { return nil }
    across = target.width / source.width
    down = target.height / source.height
  }

  /// The values of a picture's pixels, `width` a row, repeated.
  func repeating<Value>(_ values: [Value], width: Int) -> [Value] {
    guard across > 1 || down > 1 else { return values }
    var repeated: [Value] = []
    repeated.reserveCapacity(values.count * across * down)
    for start in stride(from: 0, to: values.count, by: width) {
      let row = values[start..<start + width].flatMap { repeatElement($0, count: across) }
      for _ in 0..<down { repeated.append(contentsOf: row) }
    }
    return repeated
  }
}
