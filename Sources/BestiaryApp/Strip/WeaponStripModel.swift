public import BestiaryCore

/// What the weapon strip shows.
nonisolated public struct WeaponStripModel: Hashable, Sendable {
  /// One weapon in the strip.
  public struct Item: Hashable, Sendable {
    /// The weapon.
    public var weapon: Weapon
    /// How many monsters prefer it.
    public var count: Int
    /// What it is known to do to the monster at hand.
    public var effect: Effectiveness?
  }

  /// What is chosen, in its title.
  public var title = "Preferred way to kill"
  /// What it is called to have no weapon.
  public var noWeapon = "none"
  /// The weapons in order.
  public var items: [Item] = []
  /// The weapon that is set now.
  public var current: Weapon.ID?
  /// For whom it is chosen; empty for nobody in particular.
  public var subject = ""
  /// The subject's colour.
  public var subjectColor: HexColor?

  /// An empty strip.
  public init() {}

  /// The strip for `monster`.
  public init(
    monster: Monster?, weapons: [Weapon], counts: [Weapon.ID: Int]
  ) {
    items = weapons.map { weapon in
      Item(
        weapon: weapon, count: counts[weapon.id] ?? 0,
        effect: monster.flatMap {
          Effectiveness(damage: weapon.damage, attributes: $0.attributes)
        })
    }
    current = monster?.preferredWayToKill
    subject = monster?.name ?? ""
    subjectColor = monster?.color
  }

  /// The strip for the monsters that a choice is for: those that are marked, else the selected one.
  @MainActor init(_ state: BrowserState) {
    self.init(
      monster: state.isForShown ? state.monster : nil, weapons: state.weapons,
      counts: state.weaponCounts)
    guard !state.isForShown else { return }
    let targets = state.targets
    let preferred = Set(targets.map(\.preferredWayToKill))
    current = preferred.count == 1 ? preferred.first ?? nil : nil
    subject = state.subject
    subjectColor = targets.count == 1 ? targets[0].color : nil
  }
}
