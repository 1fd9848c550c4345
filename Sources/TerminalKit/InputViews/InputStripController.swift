public import Cells

/// Puts the first responder's input view and accessory on screen above the footer, and tells when
/// they come, change and go. It belongs to the window; views only declare what they want.
public final class InputStripController {
  /// Longest time a slide takes, in milliseconds.
  public static let slideDuration = 250

  /// The largest part of the window that an input view may take.
  static let largestShare = 0.4

  /// The view that holds the accessory and, below it, the input view.
  public let container = View()
  /// Where the area is, or slides to; `nil` while nothing is up.
  public private(set) var endFrame: Rect?
  private unowned let window: Window
  private var inputView: View?
  private var accessory: View?
  private var animation: Animator.Animation?
  private var pending: Slide?
  private var slides = 0

  /// A slide that is under way, and what is posted at its end.
  private struct Slide {
    let number: Int
    let did: InputViewNotification.Name
    let begin: Rect
    let end: Rect
  }

  init(window: Window) {
    self.window = window
    container.isHidden = true
    window.add(container)
  }

  /// Where the area is, in the window's cells; empty while nothing is up.
  public var frameInWindow: Rect { endFrame ?? .zero }

  /// The rows of `rect` (in the window's cells) that the area really covers.
  public func rowsCovered(of rect: Rect) -> Int {
    guard let endFrame else { return 0 }
    let overlap = rect.intersection(endFrame)
    return overlap.isEmpty ? 0 : max(0, rect.maxRow - overlap.minRow)
  }

  /// Whether the area is on its way out, or about to follow the layout: insets stay as they are until
  /// that is posted.
  var isSettling: Bool {
    guard let endFrame else { return pending != nil }
    return endFrame != wantedFrame()
  }

  /// The input view and accessory as responders, asked right after the first responder.
  var responders: [Responder] {
    [inputView, accessory].compactMap { $0 }.flatMap { view in
      [view, view.viewController].compactMap { $0 }
    }
  }

  // MARK: - What is up

  /// Takes the views of `responder` in place of those that are up. Called when the first responder
  /// changes and by `reloadInputViews()`, never otherwise.
  func update(for responder: Responder?) {
    let newInput = responder.flatMap(provided)
    let newAccessory = responder?.inputAccessoryView
    guard newInput !== inputView || newAccessory !== accessory || newInput != nil else { return }
    if newInput == nil, newAccessory == nil {
      hide()
    } else if endFrame == nil {
      show(newInput, newAccessory)
    } else {
      exchange(newInput, newAccessory)
    }
  }

  private func provided(for responder: Responder) -> View? {
    let own = responder.inputView
    guard let provider = window.inputViewProvider else { return own }
    return provider.inputView(for: responder, insteadOf: own, in: window.contentArea.size)
  }

  private func show(_ input: View?, _ accessory: View?) {
    finish()
    install(input, accessory)
    let end = wantedFrame()
    endFrame = end
    container.isHidden = false
    begin(.inputViewWillShow, then: .inputViewDidShow, from: hiddenFrame(of: end), to: end)
  }

  private func exchange(_ input: View?, _ accessory: View?) {
    finish()
    let begin = endFrame ?? .zero
    let isOther = input !== inputView || accessory !== self.accessory
    install(input, accessory)
    let end = wantedFrame()
    guard begin != end || isOther else { return }
    endFrame = end
    container.frame = end
    post(.inputViewWillChangeFrame, begin, end)
    post(.inputViewDidChangeFrame, begin, end)
  }

  private func hide() {
    guard let begin = endFrame else { return }
    finish()
    endFrame = nil
    self.begin(
      .inputViewWillHide, then: .inputViewDidHide, from: begin, to: hiddenFrame(of: begin))
  }

  private func install(_ input: View?, _ accessory: View?) {
    for old in [inputView, self.accessory] where old !== input && old !== accessory {
      old?.removeFromSuperview()
    }
    inputView = input
    self.accessory = accessory
    for new in [accessory, input].compactMap({ $0 }) where new.superview !== container {
      container.add(new)
    }
  }

  // MARK: - Slides

  private func begin(
    _ will: InputViewNotification.Name, then did: InputViewNotification.Name, from start: Rect,
    to end: Rect
  ) {
    slides += 1
    let slide = Slide(number: slides, did: did, begin: start, end: end)
    pending = slide
    container.frame = window.animator.isEnabled ? start : end
    placeViews()
    post(will, start, end)
    animation = window.animator.animate(milliseconds: Self.slideDuration) { [weak self] progress in
      self?.move(from: start, to: end, progress)
    } completion: { [weak self] in
      self?.window.afterDispatch { self?.complete(slide) }
    }
  }

  private func move(from start: Rect, to end: Rect, _ progress: Double) {
    let rows = Double(end.minRow - start.minRow) * progress
    container.frame = start.offset(rows: Int(rows.rounded()))
  }

  private func complete(_ slide: Slide) {
    guard pending?.number == slide.number else { return }
    pending = nil
    animation = nil
    container.frame = slide.end
    if slide.did == .inputViewDidHide {
      container.isHidden = true
      install(nil, nil)
    }
    post(slide.did, slide.begin, slide.end)
    window.setNeedsLayout()
  }

  /// Ends a slide that is under way, with its notification.
  private func finish() {
    guard let slide = pending else { return }
    animation?.cancel()
    complete(slide)
  }

  // MARK: - Frames

  /// Gives the area the frame it should have, silently. The window calls it in its layout.
  func layout() {
    guard endFrame != nil, pending == nil else { return placeViews() }
    container.frame = wantedFrame()
    placeViews()
  }

  /// Tells about a frame that layout has changed (the terminal's size, the input view's own wish).
  /// True where it did.
  func followLayout() -> Bool {
    guard let begin = endFrame else { return false }
    let end = wantedFrame()
    guard begin != end else { return false }
    finish()
    endFrame = end
    container.frame = end
    placeViews()
    post(.inputViewWillChangeFrame, begin, end)
    post(.inputViewDidChangeFrame, begin, end)
    return true
  }

  private func wantedFrame() -> Rect {
    let area = window.contentArea
    let limit = max(1, Int(Double(window.bounds.rows) * Self.largestShare))
    let bar = accessoryRows
    let allowed = Size(columns: area.columns, rows: min(limit, max(0, area.rows - bar)))
    let input = inputView.map { min(max(1, $0.sizeThatFits(allowed).rows), allowed.rows) } ?? 0
    let rows = min(area.rows, bar + input)
    return Rect(
      column: area.minColumn, row: area.maxRow - rows, columns: area.columns, rows: rows)
  }

  private var accessoryRows: Int {
    let area = window.contentArea
    return min(area.rows, accessory?.sizeThatFits(area.size).rows ?? 0)
  }

  private func hiddenFrame(of frame: Rect) -> Rect {
    Rect(
      column: frame.minColumn, row: window.contentArea.maxRow, columns: frame.columns,
      rows: frame.rows)
  }

  private func placeViews() {
    let columns = container.frame.columns
    let bar = min(accessoryRows, container.frame.rows)
    accessory?.frame = Rect(column: 0, row: 0, columns: columns, rows: bar)
    inputView?.frame = Rect(
      column: 0, row: bar, columns: columns, rows: container.frame.rows - bar)
  }

  private func post(_ name: InputViewNotification.Name, _ begin: Rect, _ end: Rect) {
    let duration = window.animator.isEnabled ? Self.slideDuration : 0
    window.record(
      name.rawValue,
      details: [
        ("begin", begin.traceText), ("end", end.traceText), ("duration", String(duration)),
      ])
    window.notifications.post(
      InputViewNotification(
        name: name, begin: begin, end: end, duration: duration, curve: .easeOut))
  }
}

nonisolated extension Rect {
  /// Column, row, columns and rows, for traces.
  var traceText: String { "\(minColumn),\(minRow) \(columns)x\(rows)" }
}
