public import Cells

/// A rectangle of cells that draws itself and takes input.
open class View: Responder {
  /// Where it stands in its superview, in cells.
  public var frame: Rect = .zero {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }
  /// The views in it, lowest first.
  public private(set) var subviews: [View] = []
  /// The view it is in.
  public private(set) weak var superview: View?
  /// The controller whose view this is.
  public internal(set) weak var viewController: ViewController?
  /// Whether it is neither drawn nor asked.
  public var isHidden = false { didSet { if isHidden != oldValue { setNeedsLayout() } } }
  /// Whether it takes focus and clicks.
  public var isUserInteractionEnabled = true
  /// Whether Tab stops here where it can have the focus; a click always gives it.
  public var isTabStop = true
  private(set) var needsLayout = true

  /// A view with an empty frame.
  override public init() { super.init() }

  override open var next: Responder? { viewController ?? superview }
  override open var window: Window? { superview?.window }

  /// Its own cells: the frame with the origin at 0, 0.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  // MARK: - Hierarchy

  /// Puts `view` on top of the other subviews.
  public func add(_ view: View) { insert(view, at: subviews.count) }

  /// Puts `view` at that place among the subviews, 0 being the lowest.
  public func insert(_ view: View, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    if window != nil { view.windowDidChange() }
  }

  /// Takes it out of its superview. It loses the input where it or a view in it has it.
  public func removeFromSuperview() {
    guard let superview else { return }
    window?.takeInput(fromLeaving: self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    windowDidChange()
  }

  private func windowDidChange() {
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  /// Called after it came into a window or left one (`window` is `nil` then).
  open func didMoveToWindow() {}

  /// Whether it is `view` or in it.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  // MARK: - Layout and drawing

  /// How many rows the contents are scrolled up.
  open var contentTranslation: Int { 0 }

  /// The size it would like within `limits`.
  open func sizeThatFits(_ limits: Size) -> Size { limits }

  /// Has `layoutSubviews()` called before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    superview?.subviewNeedsLayout()
  }

  /// Has the views in it laid out again, too.
  func setNeedsLayoutThroughout() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutThroughout() }
  }

  private func subviewNeedsLayout() {
    guard !needsLayout else { return }
    setNeedsLayout()
  }

  /// Gives the subviews their frames. The only place that does.
  open func layoutSubviews() {}

  /// Lays out this view and those in it, where something changed.
  open func layoutIfNeeded() {
    var rounds = 0
    while needsLayout, rounds < 8 {
      needsLayout = false
      layoutSubviews()
      rounds += 1
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// The colour that it stands on, its superview's unless it fills itself with one; `nil` for the
  /// background. Text is made legible on it.
  open var ground: RGB? { superview?.ground }

  /// Draws the view's own cells. Changes nothing but the canvas.
  open func draw(in canvas: inout Canvas) {}

  /// Draws over the subviews; changes nothing but the canvas.
  open func drawOver(in canvas: inout Canvas) {}

  /// The subviews in the order they are drawn.
  open var drawingOrder: [View] { subviews }

  func render(into canvas: inout Canvas) {
    canvas.within(frame) { canvas in
      draw(in: &canvas)
      let translation = contentTranslation
      for view in drawingOrder where !view.isHidden {
        if translation == 0 {
          view.render(into: &canvas)
        } else {
          let moved = Rect(column: 0, row: -translation, columns: frame.columns, rows: 1 << 20)
          canvas.within(moved) { view.render(into: &$0) }
        }
      }
      drawOver(in: &canvas)
    }
  }

  // MARK: - Focus

  /// Whether Tab stops here.
  public var isFocusable: Bool {
    canBecomeFirstResponder && isUserInteractionEnabled && isVisible && window != nil
  }

  /// Whether the focus ring stands here.
  public var isFocused: Bool { window?.focusedView === self }

  /// The cell of the caret in this view, where the terminal's cursor is to stand.
  open var caret: Position? { nil }

  private var isVisible: Bool {
    var candidate: View? = self
    while let view = candidate {
      if view.isHidden { return false }
      candidate = view.superview
    }
    return true
  }

  /// The focusable views in it, itself included, in the order Tab goes through them.
  public var focusableViews: [View] {
    (isFocusable ? [self] : []) + subviews.flatMap(\.focusableViews)
  }

  /// What of it should be seen while it has the focus, in its own cells.
  open var focusRect: Rect { bounds }

  /// Asks the scroll views around it to show `focusRect`.
  public func scrollIntoView() {
    var rect = focusRect
    var candidate: View = self
    while let parent = candidate.superview {
      rect = rect.offset(columns: candidate.frame.minColumn, rows: candidate.frame.minRow)
      if let scroll = parent as? ScrollView { scroll.scrollRectToVisible(rect) }
      rect = rect.offset(rows: -parent.contentTranslation)
      candidate = parent
    }
  }

  // MARK: - Mouse

  /// What the mouse did, in this view's own cells.
  open func mouse(_ mouse: Mouse) -> Handling { .passed }

  /// The deepest view at `position`, a cell of this view's.
  open func hitTest(_ position: Position) -> View? {
    guard !isHidden, bounds.contains(position) else { return nil }
    let inner = Position(column: position.column, row: position.row + contentTranslation)
    for view in drawingOrder.reversed() where !view.isHidden && view.frame.contains(inner) {
      if let hit = view.hitTest(inner - view.frame.origin) { return hit }
    }
    return self
  }
}
