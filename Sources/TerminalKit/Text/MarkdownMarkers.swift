/// One kind of marker that stands on both sides of a text.
nonisolated struct MarkdownMarkers: Sendable {
  private typealias Pair = (open: Range<Int>, close: Range<Int>)

  private let kind: MarkdownSpan.Kind
  private let marker: [Character]

  init(_ kind: MarkdownSpan.Kind, _ marker: String) {
    self.kind = kind
    self.marker = Array(marker)
  }

  /// The text after one press. A caret is taken as what will be typed there.
  func toggled(_ text: [Character], _ selection: Range<Int>) -> MarkdownToggle.Selected {
    guard selection.isEmpty else { return toggledAround(selection, text) }
    var typed = text
    typed.insert("x", at: selection.lowerBound)
    var (changed, place) = toggledAround(selection.lowerBound..<selection.lowerBound + 1, typed)
    changed.remove(at: place.lowerBound)
    return (changed, place.lowerBound..<place.lowerBound)
  }

  private func toggledAround(_ selection: Range<Int>, _ text: [Character])
    -> MarkdownToggle.Selected
  {
    let spans = MarkdownSpan.spans(in: text)
    var (text, selection) = (text, trimmed(selection, spans))
    guard pair(around: selection, text) != nil else { return added(around: selection, text, spans) }
    while let pair = pair(around: selection, text) {
      text.removeSubrange(pair.close)
      text.removeSubrange(pair.open)
      selection = moved(selection, by: -pair.open.count)
      selection = trimmed(selection, MarkdownSpan.spans(in: text))
    }
    return (text, selection)
  }

  private func added(around selection: Range<Int>, _ text: [Character], _ spans: [MarkdownSpan])
    -> MarkdownToggle.Selected
  {
    let range = grownOverCode(selection, spans)
    var text = text
    text.insert(contentsOf: marker, at: range.upperBound)
    text.insert(contentsOf: marker, at: range.lowerBound)
    return (text, moved(selection, by: marker.count))
  }

  private func moved(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    range.lowerBound + distance..<range.upperBound + distance
  }

  /// The selection without the markers of spans that begin and end with it.
  private func trimmed(_ selection: Range<Int>, _ spans: [MarkdownSpan]) -> Range<Int> {
    var selection = selection
    while let span = spans.first(where: { $0.whole == selection && !$0.inside.isEmpty }) {
      selection = span.inside
    }
    return selection
  }

  /// The selection, with the ticks around it where it is just what a span of code contains: stars
  /// between ticks would be code.
  private func grownOverCode(_ selection: Range<Int>, _ spans: [MarkdownSpan]) -> Range<Int> {
    guard kind != .code else { return selection }
    return spans.first { $0.kind == .code && $0.inside == selection }?.whole ?? selection
  }

  // MARK: - What is marked

  /// The markers that mark the selection, the nearest ones first.
  private func pair(around selection: Range<Int>, _ text: [Character]) -> Pair? {
    let spans = MarkdownSpan.spans(in: text)
    let enclosing = spans.first { $0.kind == kind && $0.encloses(selection) }
    if let enclosing, kind == .code, enclosing.inside == selection {
      return (enclosing.open, enclosing.close)
    }
    let range = grownOverCode(selection, spans)
    if ownCount(around: range, text, spans) & marker.count != 0 {
      return (
        range.lowerBound - marker.count..<range.lowerBound,
        range.upperBound..<range.upperBound + marker.count
      )
    }
    return enclosing.map { ($0.open, $0.close) }
  }

  /// How many marker characters stand on both sides directly around `range` and belong to it. In
  /// runs of stars the odd one is emphasis, a pair is strong. Where both sides have markers of
  /// other spans, those do not count.
  private func ownCount(
    around range: Range<Int>, _ text: [Character], _ spans: [MarkdownSpan]
  ) -> Int {
    let before = text[..<range.lowerBound].reversed().prefix { $0 == marker[0] }.count
    let after = text[range.upperBound...].prefix { $0 == marker[0] }.count
    let run = range.lowerBound - before..<range.upperBound + after
    let others = spans.filter { isOther($0, than: range, within: run) }
    let ownBefore = (1...max(1, before)).prefix { count in
      !others.contains { $0.marks(range.lowerBound - count) }
    }.count
    let ownAfter = (0..<after).prefix { count in
      !others.contains { $0.marks(range.upperBound + count) }
    }.count
    let isBetweenOthers = ownBefore < before && ownAfter < after
    return isBetweenOthers ? min(ownBefore, ownAfter) : min(before, after)
  }

  /// Whether a span lies beside `range`, or around it with a marker outside of the run there.
  private func isOther(
    _ span: MarkdownSpan, than range: Range<Int>, within run: Range<Int>
  ) -> Bool {
    if span.whole.upperBound <= range.lowerBound || span.whole.lowerBound >= range.upperBound {
      return true
    }
    return span.encloses(range)
      && (span.open.lowerBound < run.lowerBound || span.close.upperBound > run.upperBound)
  }
}

nonisolated extension MarkdownSpan {
  /// Whether the Character at `index` is part of a marker.
  fileprivate func marks(_ index: Int) -> Bool { open.contains(index) || close.contains(index) }
}
