public import BestiaryCore

/// Everything the interface shows, as one value. Only `Browser` changes it.
public struct BrowserState: Hashable {
  /// A monster that matches the filter.
  public struct Row: Hashable {
    /// What the list shows of it.
    public var summary: MonsterSummary
    /// Which Characters of its name the filter matched, from 0.
    public var matched: [Int]
  }

  /// What the bottom line says for a while.
  public struct Message: Hashable {
    /// How it is meant.
    public enum Tone: Hashable {
      /// Something was done.
      case plain
      /// Something was refused or went wrong.
      case problem
    }

    /// The words.
    public var text: String
    /// How they are meant.
    public var tone: Tone
  }

  /// The catalog's name, as the title bar shows it.
  public var catalogName = ""
  /// Whether nothing can be changed.
  public var isReadOnly = false
  /// Whether the catalog is in memory alone.
  public var isInMemory = false
  /// Whether a catalog in memory has changes that are nowhere else.
  public var hasUnsavedChanges = false
  /// Every monster, by name.
  public var summaries: [MonsterSummary] = []
  /// Those that match the filter, best first while there is one.
  public var rows: [Row] = []
  /// What was typed into the filter.
  public var filter = ""
  /// Only monsters that prefer this weapon are shown; `nil` for all.
  public var weaponFilter: Weapon.ID?
  /// The monsters that are marked, to be changed together.
  public var marked: Set<Monster.ID> = []
  /// The selected monster; `nil` where no row is.
  public var selection: Monster.ID?
  /// The selected monster as a whole.
  public var monster: Monster?
  /// The weapons in the strip's order.
  public var weapons: [Weapon] = []
  /// How many monsters prefer each weapon.
  public var weaponCounts: [Weapon.ID: Int] = [:]
  /// The groups of attributes that are folded, by key.
  public var foldedGroups: Set<String> = []
  /// What the bottom line says; `nil` for the hints.
  public var message: Message?
  /// Counts the changes of pictures, so that views look again.
  public var artworkVersion = 0

  /// Whether a filter is set, by text or by weapon.
  public var isFiltered: Bool { !filter.isEmpty || weaponFilter != nil }

  /// The monsters that a change is for: those that are marked, by name, else the selected one.
  public var targets: [MonsterSummary] {
    guard marked.isEmpty else { return summaries.filter { marked.contains($0.id) } }
    return summaries.first { $0.id == selection }.map { [$0] } ?? []
  }

  /// Whether a change is for the monster that is shown and no other.
  public var isForShown: Bool { marked.allSatisfy { $0 == selection } }

  /// For whom a change is: a name, or how many monsters.
  public var subject: String {
    let targets = targets
    return targets.count == 1 ? targets[0].name : "\(targets.count) monsters"
  }

  /// The row of the selected monster.
  public var selectedRow: Int? {
    guard let selection else { return nil }
    return rows.firstIndex { $0.summary.id == selection }
  }

  /// The weapon with that id.
  public func weapon(_ id: Weapon.ID?) -> Weapon? {
    guard let id else { return nil }
    return weapons.first { $0.id == id }
  }
}

nonisolated extension BrowserState.Message {
  static func plain(_ text: String) -> Self { Self(text: text, tone: .plain) }
  static func problem(_ text: String) -> Self { Self(text: text, tone: .problem) }
}
