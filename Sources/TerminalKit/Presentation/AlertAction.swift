/// One answer to an alert: a button and what it does.
public struct AlertAction {
  /// What kind of answer it is.
  nonisolated public enum Style: Hashable, Sendable {
    /// One that loses nothing.
    case `default`
    /// One that can't be taken back; its button is in the danger colour.
    case destructive
  }

  /// What stands on the button.
  public let title: String
  /// What kind of answer it is.
  public let style: Style
  /// Done once when it is chosen, after the alert is gone.
  public let handler: () -> Void

  /// An answer called `title`.
  public init(_ title: String, style: Style = .default, handler: @escaping () -> Void = {}) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
