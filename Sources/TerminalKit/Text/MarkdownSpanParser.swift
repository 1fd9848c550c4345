/// Finds the spans of one block of Markdown: CommonMark 0.31, "Code spans" and "Emphasis and strong
/// emphasis", as far as they go with stars and backticks.
nonisolated struct MarkdownSpanParser {
  /// A run of stars; those between `lower` and `upper` have no partner yet.
  private struct Run {
    var lower: Int
    var upper: Int
    let count: Int
    let canOpen: Bool
    let canClose: Bool

    var left: Int { upper - lower }

    /// "The rule of three", without which `*a**b*` would be read wrongly.
    func canPair(with closer: Run) -> Bool {
      guard canClose || closer.canOpen, (count + closer.count) % 3 == 0 else { return true }
      return count % 3 == 0 && closer.count % 3 == 0
    }
  }

  private let text: [Character]
  private let block: Range<Int>
  private var spans: [MarkdownSpan] = []
  private var runs: [Run] = []

  init(_ text: [Character], _ block: Range<Int>) {
    self.text = text
    self.block = block
  }

  mutating func parse() -> [MarkdownSpan] {
    findRuns()
    pairRuns()
    return spans
  }

  // MARK: - Runs

  private mutating func findRuns() {
    var index = block.lowerBound
    while index < block.upperBound {
      switch text[index] {
      case "\\": index += isEscape(at: index) ? 2 : 1
      case "`": index = readTicks(at: index)
      case "*": index = readStars(at: index)
      default: index += 1
      }
    }
  }

  private func isEscape(at index: Int) -> Bool {
    guard index + 1 < block.upperBound else { return false }
    return text[index + 1].isASCII && text[index + 1].isMark
  }

  private func endOfRun(at start: Int) -> Int {
    var end = start
    while end < block.upperBound, text[end] == text[start] { end += 1 }
    return end
  }

  private mutating func readTicks(at start: Int) -> Int {
    let end = endOfRun(at: start)
    var index = end
    while index < block.upperBound {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let next = endOfRun(at: index)
      if next - index == end - start {
        spans.append(MarkdownSpan(kind: .code, open: start..<end, close: index..<next))
        return next
      }
      index = next
    }
    return end
  }

  private mutating func readStars(at start: Int) -> Int {
    let end = endOfRun(at: start)
    let before = start > block.lowerBound ? text[start - 1] : " "
    let after = end < block.upperBound ? text[end] : " "
    let opens = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let closes = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    runs.append(
      Run(lower: start, upper: end, count: end - start, canOpen: opens, canClose: closes))
    return end
  }

  // MARK: - Pairs

  private mutating func pairRuns() {
    var openers: [Int] = []
    for closer in runs.indices {
      if runs[closer].canClose { close(closer, &openers) }
      if runs[closer].canOpen, runs[closer].left > 0 { openers.append(closer) }
    }
  }

  private mutating func close(_ closer: Int, _ openers: inout [Int]) {
    while runs[closer].left > 0,
      let place = openers.lastIndex(where: { runs[$0].canPair(with: runs[closer]) })
    {
      let opener = openers[place]
      let count = runs[opener].left > 1 && runs[closer].left > 1 ? 2 : 1
      let (end, start) = (runs[opener].upper, runs[closer].lower)
      spans.append(
        MarkdownSpan(
          kind: count == 2 ? .strong : .emphasis, open: end - count..<end,
          close: start..<start + count))
      runs[opener].upper -= count
      runs[closer].lower += count
      openers.removeSubrange((runs[opener].left > 0 ? place + 1 : place)...)
    }
  }
}

nonisolated extension Character {
  /// What CommonMark calls punctuation.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
