import BestiaryCore
import Cells
import TerminalKit

/// The weapon strip alone, in a plain view: it is nobody's input view here.
final class WeaponPickViewController: ViewController, PickScreen {
  var finish: ((String?) -> Void)?
  private let strip: WeaponInputViewController

  /// A strip with pictures from `artwork`.
  init(artwork: any ArtworkSource) {
    strip = WeaponInputViewController(artwork: artwork)
    super.init()
  }

  override func loadView() -> View {
    strip.delegate = self
    return WeaponPickView(strip: strip.view)
  }

  override var hints: [Hint] { strip.hints }

  /// Nobody has the input; the strip gets every key, and what it has no use for may leave.
  override func press(_ key: Key) -> Handling {
    if strip.press(key) == .handled { return .handled }
    guard KeyBinding.command(for: key) == .quit else { return .passed }
    finish?(nil)
    return .handled
  }

  func show(_ state: BrowserState) {
    strip.model = WeaponStripModel(
      monster: nil, weapons: state.weapons, counts: state.weaponCounts)
  }

  func begin() {}
}

extension WeaponPickViewController: WeaponInputControllerDelegate {
  /// That is the choice; taking the weapon away chooses nothing.
  func weaponTapped(_ weapon: Weapon?) { finish?(weapon?.id.text) }

  /// Leaves without a choice.
  func doneTapped() { finish?(nil) }
}

/// The strip at the bottom, as high as it likes to be.
private final class WeaponPickView: View {
  private let strip: View

  init(strip: View) {
    self.strip = strip
    super.init()
    add(strip)
  }

  override func layoutSubviews() {
    let rows = strip.sizeThatFits(bounds.size).rows
    strip.frame = Rect(column: 0, row: bounds.rows - rows, columns: bounds.columns, rows: rows)
  }
}
