public import Cells

/// Something over the root view: a popover or an overlay. It remembers where the focus was.
open class Presentation: View {
  /// Whether nothing behind it is reached by keys or clicks.
  public let isModal: Bool
  weak var rememberedFocus: View?
  var rememberedSize = Size.zero
  var hadInput = false

  /// A presentation that is modal or lets clicks through.
  public init(isModal: Bool) {
    self.isModal = isModal
    super.init()
  }

  /// Where it is not modal, keys that it has no use for go to the root controller.
  override open var next: Responder? {
    viewController ?? (isModal ? superview : superview?.window?.rootViewController)
  }

  /// Gives itself its frame within `area`, in the window's cells. It is laid out again each time,
  /// since what stands before it may be another.
  open func place(in area: Rect) {
    frame = area
    setNeedsLayout()
  }

  /// How many of its rows are above the input view and its accessory, all where none is up.
  public var rowsAboveInputView: Int {
    let strip = window?.inputStrip.endFrame
    return min(bounds.rows, strip.map { $0.minRow - frame.minRow } ?? bounds.rows)
  }

  /// How often the screen is dimmed behind it, itself included: once by every modal presentation.
  public var dimmingCount: Int {
    guard let presentations = window?.presentations,
      let index = presentations.firstIndex(where: { $0 === self })
    else { return 0 }
    return presentations[...index].count(where: \.isModal)
  }

  /// The view that gets the focus when it comes up.
  open var initialFocus: View? { focusableViews.first }

  /// A click beside it; only called where it is not modal.
  open func clickedOutside() {}
}
