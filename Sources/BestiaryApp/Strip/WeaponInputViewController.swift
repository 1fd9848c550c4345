public import BestiaryCore
public import Cells
public import TerminalKit

/// Told what was done in the weapon strip.
public protocol WeaponInputControllerDelegate: AnyObject {
  /// A weapon was taken, or (`nil`) the one that was set taken away.
  func weaponTapped(_ weapon: Weapon?)
  /// `Done` was pressed: leave everything as it is.
  func doneTapped()
  /// The highlight has moved to a weapon; nothing is taken yet.
  func weaponHighlighted(_ weapon: Weapon)
}

extension WeaponInputControllerDelegate {
  /// Not everybody previews.
  public func weaponHighlighted(_ weapon: Weapon) {}
}

/// A strip of weapons to choose from. It knows nothing of monsters, nor that it serves as an input
/// view; it can be put anywhere.
public final class WeaponInputViewController: ViewController {
  /// Told what was done.
  public weak var delegate: (any WeaponInputControllerDelegate)?
  /// What is shown; setting it puts the highlight on the weapon that is set.
  public var model = WeaponStripModel() { didSet { modelDidChange(from: oldValue) } }
  /// Which weapon is highlighted, from 0.
  public private(set) var highlight = 0
  private let strip = WeaponStripView()
  private weak var artwork: (any ArtworkSource)?

  /// A strip whose pictures come from `artwork`.
  public init(artwork: (any ArtworkSource)?) {
    self.artwork = artwork
    super.init()
  }

  override public func loadView() -> View {
    strip.artwork = artwork
    strip.didTap = { [weak self] in self?.take($0) }
    strip.didScroll = { [weak self] in self?.moveHighlight(by: $0) }
    strip.done.action = { [weak self] in self?.finish() }
    return strip
  }

  override public var hints: [Hint] {
    let digits = model.items.count > 1 ? "1-\(min(9, model.items.count))" : "1"
    return [
      Hint("←→", "choose"), Hint("Return", "take"), Hint(digits, "take at once"),
      Hint("Esc", "leave"), Hint("Backspace", model.noWeapon),
    ]
  }

  override public var showsHintsOfNext: Bool { false }

  // MARK: - Keys

  override public func press(_ key: Key) -> Handling {
    switch key {
    case .left, .up, .character("h"): moveHighlight(by: -1)
    case .right, .down, .character("l"): moveHighlight(by: 1)
    case .home: moveHighlight(by: -highlight)
    case .end: moveHighlight(by: model.items.count - 1 - highlight)
    case .pageUp: moveHighlight(by: -5)
    case .pageDown: moveHighlight(by: 5)
    case .enter, .character(" "): take(highlight)
    case .backspace, .delete: tap(nil)
    case .escape: finish()
    default: return pressCharacter(key)
    }
    return .handled
  }

  private func pressCharacter(_ key: Key) -> Handling {
    guard let character = key.typed else { return .passed }
    if let digit = character.wholeNumberValue, character.isASCII {
      take(digit == 0 ? 9 : digit - 1)
      return .handled
    }
    guard character.isLetter, let index = nextIndex(beginningWith: character) else {
      return .passed
    }
    moveHighlight(by: index - highlight)
    return .handled
  }

  private func nextIndex(beginningWith letter: Character) -> Int? {
    let wanted = Folding.fold(String(letter))
    let after = model.items.indices.dropFirst(highlight + 1)
    let order = Array(after) + model.items.indices.prefix(highlight + 1)
    return order.first { Folding.fold(model.items[$0].weapon.name).hasPrefix(wanted) }
  }

  // MARK: - Answers

  private func moveHighlight(by distance: Int) {
    let index = min(max(0, highlight + distance), model.items.count - 1)
    guard index >= 0, index != highlight else { return }
    highlight = index
    strip.highlight = index
    let weapon = model.items[index].weapon
    window?.record("weaponHighlighted", from: self, value: weapon.id.text)
    delegate?.weaponHighlighted(weapon)
  }

  private func take(_ index: Int) {
    guard model.items.indices.contains(index) else { return }
    tap(model.items[index].weapon)
  }

  private func tap(_ weapon: Weapon?) {
    window?.record("weaponTapped", from: self, value: weapon?.id.text ?? "none")
    delegate?.weaponTapped(weapon)
  }

  private func finish() {
    window?.record("doneTapped", from: self)
    delegate?.doneTapped()
  }

  private func modelDidChange(from old: WeaponStripModel) {
    strip.model = model
    let isSame = old.current == model.current && old.subject == model.subject
    if !isSame || !model.items.indices.contains(highlight) {
      highlight = model.items.firstIndex { $0.weapon.id == model.current } ?? 0
    }
    strip.highlight = highlight
  }

  /// Puts the highlight back on the weapon that is set.
  public func resetHighlight() {
    highlight = model.items.firstIndex { $0.weapon.id == model.current } ?? 0
    strip.highlight = highlight
  }
}
