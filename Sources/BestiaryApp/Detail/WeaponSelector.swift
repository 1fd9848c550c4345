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
  public var model = WeaponStripModel() { didSet { modelDidChange() } }
  /// Columns of the label before the picture.
  public var labelColumns = 23
  /// Whether the label stands above the picture in place of before it.
  public var isStacked = false { didSet { setNeedsLayout() } }
  private let picture = ImageView()
  private var previewed: Weapon.ID?
  private weak var artwork: (any ArtworkSource)?
  private var loadedStrip: WeaponInputViewController?

  /// Size of the picture in cells.
  static let pictureSize = Size(columns: 14, rows: 7)

  /// A field whose pictures come from `artwork`.
  public init(artwork: (any ArtworkSource)?) {
    self.artwork = artwork
    super.init()
    picture.source = artwork
    add(picture)
  }

  override public var canBecomeFirstResponder: Bool { true }
  /// The strip, made on first use and kept.
  override public var inputView: View? { strip.view }

  override public var caret: Position? { picture.frame.origin }

  override public var hints: [Hint] {
    isFirstResponder ? [] : [Hint("Return", "choose weapon"), Hint("Tab", "next field")]
  }

  /// Height in rows, focus corners included.
  public var rows: Int { Self.pictureSize.rows + 2 + (isStacked ? 1 : 0) }

  /// Has the strip offer the state's weapons for the monsters that a choice is for.
  func offerWeapons(of state: BrowserState) { model = WeaponStripModel(state) }

  // MARK: - Input

  override public func press(_ key: Key) -> Handling {
    guard !isFirstResponder, key == .enter || key == .character(" ") else { return .passed }
    becomeFirstResponder()
    return .handled
  }

  override public func didBecomeFirstResponder() { strip.resetHighlight() }

  override public func didResignFirstResponder() { show(nil) }

  private var strip: WeaponInputViewController {
    if let loadedStrip { return loadedStrip }
    let strip = WeaponInputViewController(artwork: artwork)
    strip.model = model
    strip.delegate = self
    loadedStrip = strip
    return strip
  }

  private func weaponDidChange() {
    previewed = nil
    model.current = weapon
    setNeedsLayout()
  }

  private func modelDidChange() {
    loadedStrip?.model = model
    setNeedsLayout()
  }

  fileprivate func show(_ preview: Weapon.ID?) {
    previewed = preview
    setNeedsLayout()
  }

  // MARK: - Layout and drawing

  override public func layoutSubviews() {
    picture.frame = Rect(
      origin: Position(column: isStacked ? 1 : labelColumns + 1, row: isStacked ? 2 : 1),
      size: Self.pictureSize)
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
    let labelRow = isStacked ? 0 : picture.frame.minRow + 2
    canvas.text(
      "Preferred way to kill", at: Position(column: 1, row: labelRow),
      style: isFocused && !theme.hasColor ? label.adding(.underline) : label)
    drawName(in: &canvas, theme)
  }

  override public func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, isFocused else { return }
    let frame = picture.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    canvas.focusCorners(frame, hasArms: true, style: theme.accent)
  }

  private func drawName(in canvas: inout Canvas, _ theme: Theme) {
    let column = picture.frame.maxColumn + 2
    let row = picture.frame.minRow + 2
    guard let shown else {
      canvas.text("none", at: Position(column: column, row: row), style: theme.secondary())
      return
    }
    let item = item(shown)
    let name = DisplayText.fitted(name(of: shown), columns: bounds.columns - column)
    canvas.text(
      name, at: Position(column: column, row: row), style: TextStyle(attributes: .bold))
    let note = item.map { $0.weapon.damage.joined(separator: ", ") } ?? "not in this catalog"
    canvas.text(note, at: Position(column: column, row: row + 1), style: theme.secondary())
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
