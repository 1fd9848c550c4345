public import Cells

/// The screen: the root controller's view, what is presented over it, the input strip, and the
/// bar at the bottom. It alone holds the first responder and the focus ring.
public final class Window: View {
  /// Colours and the styles made of them.
  public var theme: Theme { didSet { setNeedsLayout() } }
  /// The shape of the terminal's cells, which pictures are fitted to.
  public internal(set) var cellShape = CellShape.oneToTwo {
    didSet { if cellShape != oldValue { setNeedsLayoutThroughout() } }
  }
  /// Who has the input; perhaps nobody.
  public private(set) weak var firstResponder: Responder?
  /// Where the focus ring stands: the view that Tab goes on from. A view that gets it or loses it is
  /// laid out anew.
  public private(set) weak var focusedView: View? {
    didSet {
      guard focusedView !== oldValue else { return }
      oldValue?.setNeedsLayout()
      focusedView?.setNeedsLayout()
    }
  }
  /// What is posted when input views come, change and go.
  public let notifications = InputViewNotifications()
  /// Slides and fades that are under way.
  public let animator: Animator
  /// Where events are written for a trace; `nil` for nowhere.
  public var trace: EventTrace?
  /// The bar along the bottom edge, always on top.
  public var footer: View? { didSet { replace(oldValue, with: footer) } }
  /// The owner of the input view and its accessory.
  public private(set) lazy var inputStrip = InputStripController(window: self)
  /// Asked for each input view before it comes up.
  public weak var inputViewProvider: (any InputViewProvider)?
  /// What is presented over the root view, lowest first.
  public private(set) var presentations: [Presentation] = []
  var mouseTarget: View?
  private var rootController: ViewController?
  private var deferred: [() -> Void] = []

  /// An empty window.
  public init(theme: Theme, animator: Animator) {
    self.theme = theme
    self.animator = animator
    super.init()
  }

  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    get { rootController }
    set {
      rootController?.view.removeFromSuperview()
      rootController?.viewDidDisappear()
      rootController = newValue
      if let view = newValue?.view { insert(view, at: 0) }
      rootController?.viewWillAppear()
    }
  }

  override public var window: Window? { self }
  override public var next: Responder? { nil }

  // MARK: - First responder and focus

  /// Gives the input to `responder`, or to nobody. The present holder is asked first and may
  /// refuse. The input views follow. This is the only way the first responder changes.
  @discardableResult
  public func makeFirstResponder(_ responder: Responder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let responder, !responder.canBecomeFirstResponder { return false }
    if let old = firstResponder, !old.shouldResignFirstResponder() { return false }
    passInput(to: responder)
    return true
  }

  /// Takes the input from `view` or a view in it, which is about to leave and is not asked.
  func takeInput(fromLeaving view: View) {
    guard let holder = firstResponder as? View, holder.isDescendant(of: view) else { return }
    passInput(to: nil)
  }

  private func passInput(to responder: Responder?) {
    if let old = firstResponder {
      record("resignFirstResponder", from: old)
      firstResponder = nil
      old.didResignFirstResponder()
    }
    if let responder {
      record("becomeFirstResponder", from: responder)
      firstResponder = responder
      if let view = responder as? View { focusedView = view }
      responder.didBecomeFirstResponder()
    }
    inputStrip.update(for: firstResponder)
    setNeedsLayout()
  }

  /// Who is asked first for a key: who has the input, else the view with the focus ring; `nil`
  /// where that has left the window.
  var keyTarget: Responder? {
    let target = firstResponder ?? focusedView
    return target?.window === self ? target : nil
  }

  /// Moves the focus ring to `view` and gives it the input where it takes input.
  @discardableResult
  public func focus(_ view: View) -> Bool {
    guard view.isFocusable else { return false }
    guard makeFirstResponder(view) else { return false }
    focusedView = view
    view.scrollIntoView()
    setNeedsLayout()
    return true
  }

  /// Moves the focus ring to the next focusable view in order, or back; it goes round.
  public func moveFocus(forward: Bool) {
    let views = focusScope.focusableViews.filter(\.isTabStop)
    guard !views.isEmpty else { return }
    let current = views.firstIndex { $0 === focusedView }
    let next: Int
    switch (current, forward) {
    case (let index?, true): next = (index + 1) % views.count
    case (let index?, false): next = (index + views.count - 1) % views.count
    case (nil, true): next = 0
    case (nil, false): next = views.count - 1
    }
    focus(views[next])
  }

  /// The view within which Tab moves: the presentation that holds the focus, else the root view.
  private var focusScope: View {
    let reached = reachedPresentations
    let holder = reached.last { focusedView?.isDescendant(of: $0) == true }
    return holder ?? reached.first { $0.isModal } ?? rootController?.view ?? self
  }

  // MARK: - Presenting

  /// Shows `presentation` over everything else, remembers where the focus was, and gives it to
  /// the first focusable view in it.
  public func present(_ presentation: Presentation) {
    presentation.rememberedFocus = focusedView
    presentation.rememberedSize = bounds.size
    presentation.hadInput = firstResponder === focusedView && firstResponder != nil
    presentations.append(presentation)
    add(presentation)
    setNeedsLayout()
    layoutIfNeeded()
    if let first = presentation.initialFocus { focus(first) }
  }

  /// Takes `presentation` away; the focus goes back to where it was, unless it has moved on.
  public func dismiss(_ presentation: Presentation) {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
    presentations.remove(at: index)
    let heldFocus = focusedView?.isDescendant(of: presentation) ?? true
    if heldFocus, let view = presentation.rememberedFocus, view.window === self {
      let takesInput = presentation.hadInput || view.inputView == nil
      if takesInput { giveFocusBack(to: view) } else { restoreRing(view) }
      if presentation.rememberedSize != bounds.size { view.scrollIntoView() }
    }
    presentation.removeFromSuperview()
    setNeedsLayout()
  }

  /// What is around it stays scrolled as it is.
  private func giveFocusBack(to view: View) {
    if view.isFocusable, makeFirstResponder(view) { focusedView = view }
  }

  private func restoreRing(_ view: View) {
    makeFirstResponder(nil)
    focusedView = view
  }

  /// Moves the focus ring alone; nobody gets the input.
  public func focusWithoutInput(_ view: View) {
    makeFirstResponder(nil)
    focusedView = view
    setNeedsLayout()
  }

  // MARK: - After the event

  /// Has `action` done when the present event has been dealt with and its delegates have returned.
  public func afterDispatch(_ action: @escaping () -> Void) { deferred.append(action) }

  /// Does what was put off. Called by the application after each event.
  public func runDeferred() {
    while !deferred.isEmpty { deferred.removeFirst()() }
  }

  /// Writes an event into the trace, where there is one.
  public func record(
    _ event: String, from responder: Responder? = nil, value: String? = nil,
    details: [(String, String)] = []
  ) {
    trace?.record(event, from: responder?.traceName, value: value, details: details)
  }

  // MARK: - Layout

  /// The part of the window above the footer, in which strips and overlays stand.
  public var contentArea: Rect {
    bounds.inset(by: EdgeInsets(bottom: footer?.frame.rows ?? 0))
  }

  override public func layoutSubviews() {
    if let footer {
      let rows = footer.isHidden ? 0 : min(1, bounds.rows)
      footer.frame = Rect(
        column: 0, row: bounds.rows - rows, columns: bounds.columns, rows: rows)
    }
    rootController?.view.frame = contentArea
    for presentation in presentations { presentation.place(in: contentArea) }
    inputStrip.layout()
  }

  override public func layoutIfNeeded() {
    super.layoutIfNeeded()
    if inputStrip.followLayout() { super.layoutIfNeeded() }
  }

  /// Draws everything into a surface of the window's size.
  public func render() -> Surface {
    var canvas = Canvas(Surface(size: bounds.size))
    render(into: &canvas)
    return canvas.surface
  }

  override public var drawingOrder: [View] {
    subviews.filter { $0 !== footer && $0 !== inputStrip.container }
      + [inputStrip.container, footer].compactMap { $0 }
  }

  /// The cell in which the terminal's cursor stands, `nil` where it is hidden.
  public var cursorPosition: Position? {
    guard let view = keyTarget as? View ?? focusedView, view.window === self,
      let caret = view.caret
    else { return nil }
    let position = view.convertToWindow(caret)
    let visible = view.visibleRectInWindow
    return visible.contains(position) ? position : nil
  }

  private func replace(_ old: View?, with new: View?) {
    old?.removeFromSuperview()
    if let new { add(new) }
    setNeedsLayout()
  }
}
