/// Scales a picture that arrives row by row: every target pixel is the average, in linear light
/// and weighted by coverage, of exactly the area it stands for. It holds one source row's worth of
/// target width and the target, never the source.
public struct AreaScaler {
  private let columns: Coverage
  private let rows: Coverage
  private let decoder = LinearLight.Decoder()
  private var line: [Light]
  private var sums: [Light]
  private var sourceRow = 0
  private var targetRow = 0

  /// The average lights of the target rows that are complete.
  private(set) var lights: [Light] = []
  /// The size of the result.
  public let target: PixelSize

  /// A scaler of pictures of the size `source`; both sizes must have pixels.
  public init(from source: PixelSize, to target: PixelSize) {
    precondition(!source.isEmpty && !target.isEmpty, "sizes with pixels")
    self.target = target
    columns = Coverage(of: source.width, by: target.width)
    rows = Coverage(of: source.height, by: target.height)
    line = Array(repeating: .zero, count: target.width)
    sums = line
    lights.reserveCapacity(target.width * target.height)
  }

  /// Adds the next source row, from the top; it must be as wide as the source.
  public mutating func add(_ row: Span<Pixel>) {
    precondition(row.count == columns.count, "a row as wide as the source")
    average(row)
    while targetRow < target.height, rows.boxes[targetRow].first <= sourceRow {
      let box = rows.boxes[targetRow]
      addLine(weight: rows.weight(of: sourceRow, in: box))
      guard box.last == sourceRow else { break }
      finishRow()
    }
    sourceRow += 1
  }

  /// The scaled picture; rows that have not come are transparent.
  public var bitmap: Bitmap {
    let missing = target.width * target.height - lights.count
    return Bitmap(size: target, lights: lights + repeatElement(.zero, count: missing))
  }

  private mutating func average(_ row: Span<Pixel>) {
    for (index, box) in columns.boxes.enumerated() {
      var sum = decoder.light(row[box.first]) * box.firstWeight
      if box.last > box.first {
        var inner = Light.zero
        for x in box.first + 1..<box.last { inner += decoder.light(row[x]) }
        sum += inner * columns.innerWeight + decoder.light(row[box.last]) * box.lastWeight
      }
      line[index] = sum
    }
  }

  private mutating func addLine(weight: Float) {
    for index in line.indices { sums[index] += line[index] * weight }
  }

  private mutating func finishRow() {
    lights.append(contentsOf: sums)
    for index in sums.indices { sums[index] = .zero }
    targetRow += 1
  }
}

/// Which of `count` samples each of some equal boxes covers, and how much of the box each fills.
struct Coverage {
  /// One box: samples `first` to `last`, with the shares of these two.
  struct Box {
    let first: Int
    let last: Int
    let firstWeight: Float
    let lastWeight: Float
  }

  let count: Int
  let boxes: [Box]
  /// The share of every sample between a box's first and last.
  let innerWeight: Float

  /// `count` samples spread over `boxCount` boxes, in whole numbers: sample `i` reaches from
  /// `i * boxCount` to `(i + 1) * boxCount`, box `i` from `i * count` to `(i + 1) * count`.
  init(of count: Int, by boxCount: Int) {
    self.count = count
    innerWeight = Float(boxCount) / Float(count)
    boxes = (0..<boxCount).map { index in
      let (start, end) = (index * count, (index + 1) * count)
      let (first, last) = (start / boxCount, (end - 1) / boxCount)
      let firstShare = min(end, (first + 1) * boxCount) - start
      return Box(
        first: first, last: last, firstWeight: Float(firstShare) / Float(count),
        lastWeight: Float(end - last * boxCount) / Float(count))
    }
  }

  func weight(of sample: Int, in box: Box) -> Float {
    if sample == box.first { return box.firstWeight }
    return sample == box.last ? box.lastWeight : innerWeight
  }
}
