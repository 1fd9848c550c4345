public import Cells

/// What is posted while the input views come, change their frame, and go. Each "will" comes before
/// its "did".
nonisolated public struct InputViewNotification: Hashable, Sendable {
  /// Which of the six it is.
  public enum Name: String, Sendable {
    /// An input view is about to come up; posted once where there was none.
    case inputViewWillShow
    /// It stands in its place.
    case inputViewDidShow
    /// It is about to go away.
    case inputViewWillHide
    /// It is gone.
    case inputViewDidHide
    /// The area is about to change: another input view, or another size of the terminal.
    case inputViewWillChangeFrame
    /// The area has changed.
    case inputViewDidChangeFrame
  }

  /// Which of the six it is.
  public var name: Name
  /// The area before, in the window's cells; below the content area while hidden.
  public var begin: Rect
  /// The area after, in the window's cells; below the content area when hidden.
  public var end: Rect
  /// How long the slide takes, in milliseconds; 0 without animation.
  public var duration: Int
  /// How the slide runs.
  public var curve: Animator.Curve
}

/// The window's notification centre for input views.
public final class InputViewNotifications {
  /// Keeps an observer registered for as long as it is kept.
  public final class Registration {
    private let cancel: () -> Void

    init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

    isolated deinit { cancel() }
  }

  private var observers: [(id: Int, action: (InputViewNotification) -> Void)] = []
  private var nextId = 0

  /// How many observers there are.
  public var observerCount: Int { observers.count }

  /// Has `action` called for each notification until the registration is let go. Observers are
  /// called in the order they came.
  public func observe(_ action: @escaping (InputViewNotification) -> Void) -> Registration {
    let id = nextId
    nextId += 1
    observers.append((id, action))
    return Registration { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func post(_ notification: InputViewNotification) {
    for observer in observers { observer.action(notification) }
  }
}
