public import Cells

/// Decides about input views from outside, by the size at hand or the language: what keyboard
/// extensions are elsewhere. A view supplies its own input view; the window's provider, where there
/// is one, may put another in its place.
public protocol InputViewProvider: AnyObject {
  /// The input view for `responder`, which would bring up `own` itself, in an area of `size` cells.
  func inputView(for responder: Responder, insteadOf own: View?, in size: Size) -> View?
}
