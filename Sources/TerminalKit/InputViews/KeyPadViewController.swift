public import Cells

/// Told what was pressed on a pad.
public protocol KeyPadDelegate: AnyObject {
  /// A key that types something.
  func keyPad(_ pad: KeyPadViewController, didPress character: Character)
  /// The key that deletes to the left.
  func keyPadDidPressDelete(_ pad: KeyPadViewController)
  /// Done.
  func keyPadDidPressDone(_ pad: KeyPadViewController)
}

/// A pad of keys to click. It knows nothing of fields, nor that it serves as an input view; it can
/// be put anywhere.
public final class KeyPadViewController: ViewController {
  /// Told what was pressed.
  public weak var delegate: (any KeyPadDelegate)?
  /// Which keys it has.
  public let kind: KeyPadKind
  /// What stands in its upper edge.
  public var title: String { didSet { pad.title = title } }
  /// How it looks.
  public var appearance = KeyboardAppearance.default { didSet { pad.appearance = appearance } }
  /// Whether `[ Done ]` stands in its upper edge; a bar on top of the pad may have one of its own.
  public var showsDone: Bool {
    get { !pad.done.isHidden }
    set { pad.done.isHidden = !newValue }
  }
  private let pad: KeyPadView

  /// A pad with those keys.
  public init(kind: KeyPadKind) {
    self.kind = kind
    title = kind.title
    pad = KeyPadView(kind: kind)
    super.init()
    pad.title = title
  }

  override public func loadView() -> View {
    pad.didTap = { [weak self] in self?.tap($0) }
    pad.done.action = { [weak self] in self?.finish() }
    return pad
  }

  /// The keyboard presses its keys too, where nobody before it takes them.
  override public func press(_ key: Key) -> Handling {
    switch key {
    case .backspace: tap(.delete)
    case .enter, .escape: finish()
    default:
      guard let character = key.typed, kind.keys.contains(.character(character)) else {
        return .passed
      }
      tap(.character(character))
    }
    return .handled
  }

  private func tap(_ key: KeyPadKey) {
    switch key {
    case .character(let character): delegate?.keyPad(self, didPress: character)
    case .delete: delegate?.keyPadDidPressDelete(self)
    }
  }

  private func finish() {
    window?.record("doneTapped", from: self)
    delegate?.keyPadDidPressDone(self)
  }
}
