public import Cells

/// A view whose contents may be higher than itself. Input views inset it by the rows they really
/// cover; its frame stays.
open class ScrollView: View {
  /// The height of the contents, in rows.
  public var contentRows = 0 { didSet { if contentRows != oldValue { clampOffset() } } }
  /// How many rows of the contents are scrolled out at the top.
  public private(set) var contentOffset = 0
  /// Rows at the edges that are kept free beside what input views cover.
  public var baseInset = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Rows at the edges that contents are scrolled clear of.
  public private(set) var contentInset = EdgeInsets.zero
  /// Rows at the edges that the scroll indicator keeps clear of.
  public private(set) var scrollIndicatorInsets = EdgeInsets.zero
  private var registration: InputViewNotifications.Registration?
  /// The offset to go back to once no input view covers anything; the user's own scrolling ends that.
  private var saved: Int?
  /// What had the focus when room was made.
  private weak var savedFocus: View?

  override public init() { super.init() }

  override open var contentTranslation: Int { contentOffset - contentInset.top }

  /// Height of the part that is not covered, in rows.
  public var visibleRows: Int { max(0, bounds.rows - contentInset.top - contentInset.bottom) }

  /// The largest offset, in rows.
  public var maximumOffset: Int { max(0, contentRows - visibleRows) }

  /// Scrolls to `offset` rows, or as near as there are contents.
  public func scroll(to offset: Int) {
    let clamped = min(max(0, offset), maximumOffset)
    guard clamped != contentOffset else { return }
    contentOffset = clamped
    setNeedsLayout()
  }

  /// Scrolls as little as possible so that `rect` (in the contents' cells) is seen; where it is too
  /// high, its upper rows are.
  open func scrollRectToVisible(_ rect: Rect) {
    if rect.maxRow > contentOffset + visibleRows { scroll(to: rect.maxRow - visibleRows) }
    if rect.minRow < contentOffset { scroll(to: rect.minRow) }
  }

  override open func didMoveToWindow() {
    registration = window?.notifications.observe { [weak self] in self?.inputViewChanged($0) }
  }

  override open func layoutSubviews() { updateInsets() }

  override open func mouse(_ mouse: Mouse) -> Handling {
    guard case .wheel(let notches) = mouse.kind else { return .passed }
    saved = nil
    scroll(to: contentOffset + 3 * notches)
    return .handled
  }

  // MARK: - Insets

  private func inputViewChanged(_ notification: InputViewNotification) {
    switch notification.name {
    case .inputViewWillShow, .inputViewWillChangeFrame: makeRoom()
    case .inputViewDidHide: restore()
    case .inputViewDidShow, .inputViewWillHide, .inputViewDidChangeFrame: break
    }
  }

  /// Whether a modal presentation stands before it, so that nobody needs to see more of it.
  private var isBehindModal: Bool {
    guard let modal = window?.presentations.last(where: \.isModal) else { return false }
    return !isDescendant(of: modal)
  }

  private func makeRoom() {
    guard !isBehindModal else { return }
    let before = saved ?? contentOffset
    updateInsets()
    scroll(to: before)
    if let view = window?.focusedView, view !== self, view.isDescendant(of: self) {
      view.scrollIntoView()
    } else {
      keepSelectionVisible()
    }
    saved = before
    savedFocus = window?.focusedView
  }

  /// Goes back to where it was, unless the focus has moved to another view in it, which stays in
  /// sight.
  private func restore() {
    let before = saved
    saved = nil
    updateInsets()
    guard let before else { return }
    if let view = window?.focusedView, view !== savedFocus, view !== self,
      view.isDescendant(of: self)
    {
      view.scrollIntoView()
    } else {
      scroll(to: before)
    }
  }

  /// Called when less of the contents can be seen: scroll to what matters.
  open func keepSelectionVisible() {}

  private func updateInsets() {
    let strip = window?.inputStrip
    guard strip?.isSettling != true else { return clampOffset() }
    var inset = baseInset
    if let strip, !isBehindModal, !isDescendant(of: strip.container) {
      inset.bottom += strip.rowsCovered(of: frameInWindow)
    }
    guard inset != contentInset || inset != scrollIndicatorInsets else { return clampOffset() }
    contentInset = inset
    scrollIndicatorInsets = inset
    window?.record("contentInset", from: self, value: String(inset.bottom))
    clampOffset()
    setNeedsLayout()
  }

  private func clampOffset() {
    contentOffset = min(contentOffset, maximumOffset)
  }

  // MARK: - Indicator

  /// The rows of the indicator's thumb in this view's own cells; `nil` where all is seen.
  public var indicatorRows: Range<Int>? {
    let track = bounds.rows - scrollIndicatorInsets.top - scrollIndicatorInsets.bottom
    guard contentRows > visibleRows, track > 1, contentRows > 0 else { return nil }
    let length = max(1, track * visibleRows / contentRows)
    let start = (track - length) * contentOffset / max(1, maximumOffset)
    let top = scrollIndicatorInsets.top + start
    return top..<top + length
  }
}
