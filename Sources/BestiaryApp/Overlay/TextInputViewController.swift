public import Cells
public import TerminalKit

/// Told what became of a text in the overlay.
public protocol TextInputViewControllerDelegate: AnyObject {
  /// Okay, or Return: the delegate takes the text and closes the overlay, or refuses it.
  func shouldAcceptTextChanges()
  /// Cancel, or Esc: the delegate closes the overlay.
  func shouldDismissTextChanges()
  /// Next (1) or Previous (-1): the delegate takes the text and asks for the neighbour's.
  func shouldMove(by distance: Int)
}

extension TextInputViewControllerDelegate {
  /// Most texts stand alone.
  public func shouldMove(by distance: Int) {}
}

/// An overlay that asks for one line of text. Its buttons only tell the delegate; it never closes by
/// itself.
public final class TextInputViewController: ViewController {
  /// How long the slide takes, in milliseconds.
  static let slideDuration = 250

  /// Told what became of the text.
  public weak var delegate: (any TextInputViewControllerDelegate)?
  private let overlay = TextInputOverlay()
  private var slide: Animator.Animation?

  /// An overlay that is not shown yet.
  override public init() {
    super.init()
    overlay.field.delegate = self
    let toolbar = overlay.toolbar
    toolbar.okay.action = { [weak self] in self?.accept() }
    toolbar.cancel.action = { [weak self] in self?.dismiss() }
    toolbar.previous.action = { [weak self] in self?.delegate?.shouldMove(by: -1) }
    toolbar.following.action = { [weak self] in self?.delegate?.shouldMove(by: 1) }
  }

  override public func loadView() -> View { overlay }

  /// Exactly what the field shows.
  public var text: String { overlay.field.text }

  /// What the field expects; set before it is shown.
  public var traits: TextInputTraits {
    get { overlay.field.traits }
    set {
      overlay.field.traits = newValue
      overlay.field.reloadInputViews()
    }
  }

  /// Whether `[ Previous ] [ Next ]` are offered.
  public var hasNeighbours: Bool {
    get { overlay.toolbar.hasNeighbours }
    set { overlay.toolbar.hasNeighbours = newValue }
  }

  /// Whether it is on screen, also while it slides out.
  public var isShown: Bool { view.superview != nil }

  /// Shows the overlay over everything in `window`. Text and title are there before the field has
  /// the input; a slide out that is under way ends.
  public func show(in window: Window, text: String, title: String) {
    slide?.cancel()
    slide = nil
    overlay.slide = 1
    replaceText(text, title: title)
    _ = view
    if isShown {
      window.focus(overlay.field)
    } else {
      window.present(overlay)
    }
    run(from: 0, to: 1) {}
  }

  /// Puts another text and title in place of those that are shown.
  public func replaceText(_ text: String, title: String) {
    overlay.field.text = text
    overlay.title = title
    overlay.problem = ""
  }

  /// Says why the text is not taken; it stays as it was typed.
  public func refuse(_ reason: String) { overlay.problem = reason }

  /// Gives up the input, slides out, and then takes the overlay away; the focus goes back.
  public func close() {
    guard isShown, let window = overlay.window else { return }
    overlay.field.resignFirstResponder()
    window.record("slideOut", from: self)
    run(from: 1, to: 0) { [weak self] in self?.remove(from: window) }
  }

  private func remove(from window: Window) {
    slide = nil
    window.dismiss(overlay)
    window.record("removed", from: self)
  }

  /// A linear slide; the same backwards.
  private func run(from start: Double, to end: Double, completion: @escaping () -> Void) {
    guard let animator = overlay.window?.animator else { return }
    overlay.slide = animator.isEnabled ? start : end
    slide = animator.animate(milliseconds: Self.slideDuration, curve: .linear) {
      [weak overlay] progress in
      overlay?.slide = start + (end - start) * progress
    } completion: {
      completion()
    }
  }

  // MARK: - Keys

  override public var hints: [Hint] {
    let previous = hasNeighbours ? [Hint("Shift-Tab", "previous")] : []
    return [Hint("Esc", "cancel")] + previous + [
      Hint("Ctrl-U", "clear"), Hint("Ctrl-W", "delete word"), Hint("Ctrl-Y", "put back"),
    ]
  }

  override public var showsHintsOfNext: Bool { false }

  override public func press(_ key: Key) -> Handling {
    switch key {
    case .escape: dismiss()
    case .tab where hasNeighbours: delegate?.shouldMove(by: 1)
    case .backTab where hasNeighbours: delegate?.shouldMove(by: -1)
    default: return .passed
    }
    return .handled
  }

  private func accept() {
    view.window?.record("shouldAcceptTextChanges", from: self, value: text)
    delegate?.shouldAcceptTextChanges()
  }

  private func dismiss() {
    view.window?.record("shouldDismissTextChanges", from: self)
    delegate?.shouldDismissTextChanges()
  }
}

extension TextInputViewController: TextFieldDelegate {
  /// What was wrong may be right now.
  public func textField(_ field: TextField, didChangeTo text: String) { overlay.problem = "" }
  /// Return is Okay.
  public func textFieldShouldReturn(_ field: TextField) { accept() }
  /// Esc is Cancel.
  public func textFieldShouldCancel(_ field: TextField) { dismiss() }
  /// Says what the field takes.
  public func textFieldDidRefuse(_ field: TextField) {
    overlay.problem = Self.refusal(of: field.traits.keyboardType)
  }
}

extension TextInputViewController {
  /// What a field of that type takes, said when it has refused something.
  fileprivate static func refusal(of type: KeyboardType) -> String {
    switch type {
    case .numberPad: "Only digits here."
    case .decimalPad: "Only digits and a point here."
    case .phonePad, .namePhonePad: "Only what a telephone number is written with."
    case .numbersAndPunctuation: "Only numbers and punctuation here."
    case .url: "Only what an address of the web consists of."
    case .emailAddress: "Only what an address of mail consists of."
    case .default, .asciiCapable: "That character can't be typed here."
    }
  }
}
