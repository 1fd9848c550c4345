import BestiaryCore
import Cells
import TerminalKit

/// Told what was chosen in the list's weapon filter.
protocol WeaponFilterDelegate: AnyObject {
  /// A weapon was chosen, or (`nil`) every one.
  func weaponFilter(_ filter: WeaponFilter, didChange weapon: Weapon.ID?)
  /// The strip was left; nothing has changed.
  func weaponFilterDidEnd(_ filter: WeaponFilter)
}

/// The weapon part of the list's filter: `weapon: Fire`, whose input view is the weapon strip. It is
/// there while a weapon is set or being chosen.
final class WeaponFilter: View {
  /// Told what was chosen.
  weak var delegate: (any WeaponFilterDelegate)?
  /// The weapons to choose from, the one that is set being current; setting it tells nobody.
  var model: WeaponStripModel {
    get { strip.model }
    set {
      strip.model = newValue
      isHidden = newValue.current == nil && !isFirstResponder
      superview?.setNeedsLayout()
    }
  }
  private var previewed: Weapon?
  private let strip: FieldStrip

  /// A filter whose strip has its pictures from `artwork`.
  init(artwork: (any ArtworkSource)?) {
    strip = FieldStrip(artwork: artwork)
    super.init()
    strip.delegate = self
    isHidden = true
    isTabStop = false
  }

  override var canBecomeFirstResponder: Bool { true }
  /// The strip, made on first use and kept.
  override var inputView: View? { strip.controller.view }
  override var caret: Position? { .zero }
  override var hints: [Hint] { isFirstResponder ? [] : [Hint("Return", "choose weapon")] }

  /// What it says.
  var text: String {
    let current = model.items.first { $0.weapon.id == model.current }?.weapon
    return "weapon: " + ((previewed ?? current)?.name ?? model.current?.text ?? "any")
  }

  /// Width of what it says, in columns.
  var columns: Int { DisplayText.columns(of: text) }

  /// Comes into sight and takes the input, which brings up the strip.
  func begin() {
    isHidden = false
    if window?.focus(self) != true { isHidden = model.current == nil }
  }

  override func press(_ key: Key) -> Handling {
    guard !isFirstResponder, key == .enter || key == .character(" ") else { return .passed }
    becomeFirstResponder()
    return .handled
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press else { return .passed }
    becomeFirstResponder()
    return .handled
  }

  override func didBecomeFirstResponder() { strip.controller.resetHighlight() }

  override func didResignFirstResponder() {
    previewed = nil
    isHidden = model.current == nil
    superview?.setNeedsLayout()
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let style = isFocused ? theme.accent.adding(.underline) : TextStyle(attributes: .bold)
    canvas.text(DisplayText.fitted(text, columns: bounds.columns), at: .zero, style: style)
  }
}

extension WeaponFilter: WeaponInputControllerDelegate {
  /// Takes the weapon, gives the input back, then tells the delegate, in that order.
  func weaponTapped(_ weapon: Weapon?) {
    model.current = weapon?.id
    resignFirstResponder()
    window?.record("weaponFilterChanged", from: self, value: weapon?.id.text ?? "all")
    delegate?.weaponFilter(self, didChange: weapon?.id)
  }

  /// Gives the input back; nothing has changed.
  func doneTapped() {
    resignFirstResponder()
    delegate?.weaponFilterDidEnd(self)
  }

  /// Says the weapon in place of the one that is set.
  func weaponHighlighted(_ weapon: Weapon) {
    previewed = weapon
    superview?.setNeedsLayout()
  }
}
