import TerminalKit

/// The weapon strip of a field, made on first use and kept: most fields never show theirs.
final class FieldStrip {
  /// What the strip is to show.
  var model = WeaponStripModel() { didSet { loaded?.model = model } }
  /// Told what happens in the strip.
  weak var delegate: (any WeaponInputControllerDelegate)?
  private weak var artwork: (any ArtworkSource)?
  private var loaded: WeaponInputViewController?

  /// A strip with pictures from `artwork`.
  init(artwork: (any ArtworkSource)?) { self.artwork = artwork }

  /// The strip.
  var controller: WeaponInputViewController {
    if let loaded { return loaded }
    let strip = WeaponInputViewController(artwork: artwork)
    strip.model = model
    strip.delegate = delegate
    loaded = strip
    return strip
  }
}
