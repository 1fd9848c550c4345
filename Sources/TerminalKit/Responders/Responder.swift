public import Cells

/// What became of an event.
nonisolated public enum Handling: Sendable {
  /// It was used; nobody else is asked.
  case handled
  /// The next responder is asked.
  case passed
}

/// Something that can take input: views, view controllers, the window, the application.
///
/// The window asks the first responder, then its input view, then each `next` in turn, until one
/// answers `.handled`.
open class Responder {
  /// A responder in no chain yet.
  public init() {}

  /// Who is asked after this one.
  open var next: Responder? { nil }

  /// The window it is in.
  open var window: Window? { next?.window }

  /// Whether it takes input at all.
  open var canBecomeFirstResponder: Bool { false }

  /// What comes up from the bottom edge while it is first responder. Asked once each time it
  /// becomes first responder and by `reloadInputViews()`; keep what you return.
  open var inputView: View? { nil }

  /// A bar on top of the input view (or alone above the bottom edge).
  open var inputAccessoryView: View? { nil }

  /// Whether it has the input now.
  public var isFirstResponder: Bool { window?.firstResponder === self }

  /// Asks the window for the input. False where it can't take it, or the present holder won't
  /// give it up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { window?.makeFirstResponder(self) ?? false }

  /// Gives the input back; the focus ring stays. False where it did not have it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window, window.firstResponder === self else { return false }
    return window.makeFirstResponder(nil)
  }

  /// Called by the window after it became first responder.
  open func didBecomeFirstResponder() {}

  /// Called by the window before it stops being first responder. False keeps it.
  open func shouldResignFirstResponder() -> Bool { true }

  /// Called by the window after it stopped being first responder.
  open func didResignFirstResponder() {}

  /// Has the input and accessory views asked for again, where this is the first responder.
  public func reloadInputViews() {
    guard let window, window.firstResponder === self else { return }
    window.inputStrip.update(for: self)
  }

  /// A key for this responder alone; the window goes on to the next where it is passed.
  open func press(_ key: Key) -> Handling { .passed }

  /// A pasted text for this responder alone.
  open func paste(_ text: String) -> Handling { .passed }

  /// What the keys mean here, most important first, for the hint bar and the help.
  open var hints: [Hint] { [] }

  /// Whether hints of the responders behind this one are shown too.
  open var showsHintsOfNext: Bool { true }

  /// The type's name, for traces.
  public var traceName: String { String(describing: type(of: self)) }
}

/// A key and what it does here.
nonisolated public struct Hint: Hashable, Sendable {
  /// The key's name: `Tab`, `↑↓`, `w`.
  public var key: String
  /// What it does, in one or two words.
  public var label: String

  /// The hint that `key` does `label`.
  public init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }
}
