public import BestiaryCore
public import Cells
public import TerminalKit

/// Told what was chosen in a weapon field.
public protocol WeaponSelectorDelegate: AnyObject {
  /// The user has chosen a weapon, or (`nil`) none.
  func weaponChanged(_ weapon: Weapon.ID?)
}

/// The weapon field: a picture with its label and name, whose input view is the weapon strip.
public final class WeaponSelector: View {
  /// Told what was chosen.
  public weak var delegate: (any WeaponSelectorDelegate)?
  /// The weapon that is set; setting it from code tells nobody.
  public var weapon: Weapon.ID? { didSet { weaponDidChange() } }
  /// What the strip is to show.
  public var model: WeaponStripModel {
    get { strip.model }
    set {
      strip.model = newValue
      setNeedsLayout()
    }
  }
  /// How it is drawn in the columns it has.
  var layout = WeaponFieldLayout() { didSet { setNeedsLayout() } }
  private let picture = ImageView()
  private var previewed: Weapon.ID?
  private let strip: FieldStrip

  /// A field whose pictures come from `artwork`.
  public init(artwork: (any ArtworkSource)?) {
    strip = FieldStrip(artwork: artwork)
    super.init()
    strip.delegate = self
    picture.source = artwork
    add(picture)
  }

  override public var canBecomeFirstResponder: Bool { true }
  /// The strip, made on first use and kept.
  override public var inputView: View? { strip.controller.view }

  override public var caret: Position? { picture.frame.origin }

  override public var hints: [Hint] {
    isFirstResponder ? [] : [Hint("Return", "choose weapon"), Hint("Tab", "next field")]
  }

  /// Whether it is to be one quiet line: there is no weapon, and the focus is elsewhere.
  var isFolded: Bool { shown == nil && !isFocused }

  /// How wide the words of the weapons are that it may come to show.
  private(set) var words = WeaponWords()
  private var measured: [Weapon] = []

  /// Has the strip offer the state's weapons for the monsters that a choice is for.
  func offerWeapons(of state: BrowserState) {
    model = WeaponStripModel(state)
    if state.weapons != measured {
      measured = state.weapons
      words = WeaponWords(measured)
    }
  }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    guard !isFirstResponder, key == .enter || key == .character(" ") else { return .passed }
    becomeFirstResponder()
    return .handled
  }

  /// A folded field opens before the strip comes, which then leaves all of it in sight.
  override public func didBecomeFirstResponder() {
    strip.controller.resetHighlight()
    guard layout.isFolded else { return }
    setNeedsLayout()
    window?.layoutIfNeeded()
  }

  override public func didResignFirstResponder() { show(nil) }

  private func weaponDidChange() {
    previewed = nil
    model.current = weapon
    setNeedsLayout()
  }

  fileprivate func show(_ preview: Weapon.ID?) {
    previewed = preview
    setNeedsLayout()
  }

  // MARK: - Layout and drawing

  override public func layoutSubviews() {
    picture.frame = layout.pictureFrame
    picture.isHidden = layout.isFolded
    picture.name = shown.map(ArtworkLibrary.name(of:))
    picture.placeholder = shown.map(name(of:)) ?? ""
    picture.marksEmptySlot = !isFocused
    picture.setNeedsLayout()
  }

  private var shown: Weapon.ID? { previewed ?? weapon }

  private func item(_ id: Weapon.ID) -> WeaponStripModel.Item? {
    model.items.first { $0.weapon.id == id }
  }

  private func name(of id: Weapon.ID) -> String { item(id)?.weapon.name ?? id.text }

  override public func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let label = isFocused ? theme.accent : theme.secondary()
    canvas.text(
      "Preferred way to kill", at: layout.label,
      style: isFocused && !theme.hasColor ? label.adding(.underline) : label)
    drawName(in: &canvas, theme)
  }

  override public func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, isFocused else { return }
    let frame = picture.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    canvas.focusCorners(frame, hasArms: true, style: theme.accent)
  }

  private func drawName(in canvas: inout Canvas, _ theme: Theme) {
    let room = max(0, bounds.columns - layout.name.column)
    let names = FieldText.heading(shown.map(name(of:)) ?? "none", columns: room)
    let notes = FieldText.heading(note, columns: room)
    var place = layout.name
    if !layout.isFolded {
      place.row = min(place.row, picture.frame.maxRow - names.count - notes.count)
    }
    let style = shown == nil ? theme.secondary() : TextStyle(attributes: .bold)
    for (text, style) in names.map({ ($0, style) }) + notes.map({ ($0, theme.secondary()) }) {
      canvas.text(text, at: place, style: style)
      place.row += 1
    }
  }

  /// What stands below the name: the damage.
  private var note: String {
    guard let shown else { return "" }
    return item(shown)?.weapon.damage.joined(separator: ", ") ?? "not in this catalog"
  }

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    becomeFirstResponder()
    return .handled
  }
}

extension WeaponSelector: WeaponInputControllerDelegate {
  /// Takes the weapon, gives the input back, then tells the delegate, in that order.
  public func weaponTapped(_ weapon: Weapon?) {
    self.weapon = weapon?.id
    resignFirstResponder()
    window?.record("weaponChanged", from: self, value: weapon?.id.text ?? "none")
    delegate?.weaponChanged(weapon?.id)
  }

  /// Gives the input back; nothing has changed.
  public func doneTapped() { resignFirstResponder() }

  /// Shows the weapon in place of the one that is set.
  public func weaponHighlighted(_ weapon: Weapon) { show(weapon.id) }
}
