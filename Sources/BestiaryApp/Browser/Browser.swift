public import BestiaryCore
public import BestiaryStore

/// Owns the state of the interface and is the only thing that changes it. Controllers send it what
/// the user wants; it asks the store, and publishes the new state.
public final class Browser {
  /// The state now.
  public internal(set) var state = BrowserState()
  /// Told after each change, with the state before.
  public var stateDidChange: ((BrowserState) -> Void)?
  /// Told when pictures in the catalog may have changed.
  public var artworkDidChange: (() -> Void)?
  /// Told of each change that is in the catalog: the field and the monster's id, for traces.
  public var modelDidChange: ((_ field: String, _ id: String) -> Void)?
  var store: CatalogStore
  let files: FileAccess
  var openIconReader: (location: CatalogLocation, reader: IconReader)?
  private var depth = 0

  /// A browser of the catalog in `store`, called `name` on screen, that reads pictures through
  /// `files`.
  public init(store: CatalogStore, name: String, files: FileAccess? = nil) throws(StoreError) {
    self.store = store
    self.files = files ?? .none
    state.catalogName = name
    state.isReadOnly = store.isReadOnly
    state.isInMemory = store.location == .memory
    try load()
    state.foldedGroups = try foldedGroups()
    state.rows = state.summaries.map { BrowserState.Row(summary: $0, matched: []) }
    state.selection = state.rows.first?.summary.id
    state.monster = try state.selection.flatMap(store.monster)
  }

  // MARK: - Looking around

  /// Selects a monster.
  public func select(_ id: Monster.ID) {
    change { browser throws(StoreError) in
      browser.state.message = nil
      try browser.show(id)
    }
  }

  /// Shows only what matches `text`; the selection follows the monster while it matches.
  public func setFilter(_ text: String) {
    change { browser throws(StoreError) in
      browser.state.filter = text
      browser.state.message = nil
      browser.applyFilter()
      try browser.keepSelection()
    }
  }

  /// Shows only monsters that prefer the weapon, or (`nil`) those of every weapon; the selection
  /// follows the monster while it matches.
  public func setWeaponFilter(_ weapon: Weapon.ID?) {
    change { browser throws(StoreError) in
      browser.state.weaponFilter = weapon
      browser.state.message = nil
      browser.applyFilter()
      if browser.state.selectedRow == nil { try browser.showRow(0) }
    }
  }

  /// Shows every monster again; the selected one stays selected.
  public func clearFilters() {
    change { browser throws(StoreError) in
      (browser.state.filter, browser.state.weaponFilter) = ("", nil)
      browser.state.message = nil
      browser.applyFilter()
      try browser.keepSelection()
    }
  }

  /// Marks a monster, or takes its mark away.
  public func toggleMark(_ id: Monster.ID) {
    publish { state in
      if state.marked.remove(id) == nil { state.marked.insert(id) }
    }
  }

  /// Takes every mark away.
  public func clearMarks() { publish { $0.marked = [] } }

  /// Says something in the bottom line until the next key that changes anything.
  public func say(_ text: String) { publish { $0.message = .plain(text) } }

  /// Says in the bottom line why something was not done.
  public func refuse(_ text: String) { publish { $0.message = .problem(text) } }

  /// Takes the message away.
  public func clearMessage() {
    if state.message != nil { publish { $0.message = nil } }
  }

  /// A picture has been read: views look again.
  public func artworkDidLoad() { publish { $0.artworkVersion += 1 } }

  /// Pictures in the catalog may be others now.
  func artworkMayHaveChanged() {
    state.artworkVersion += 1
    artworkDidChange?()
  }

  /// Takes in what another program has changed.
  public func refreshFromOthers() {
    change { browser throws(StoreError) in
      guard try browser.store.changedByOthers() else { return }
      browser.artworkMayHaveChanged()
      try browser.reload(selecting: browser.state.selection)
    }
  }

  // MARK: - Publishing

  func publish(_ change: (inout BrowserState) -> Void) {
    let before = state
    change(&state)
    if depth == 0, state != before { stateDidChange?(before) }
  }

  /// Runs `action`, publishes the state once, and words an error that it throws.
  func change(_ action: (Browser) throws(StoreError) -> Void) {
    let before = state
    depth += 1
    do throws(StoreError) {
      try action(self)
    } catch {
      state.message = .problem(ErrorPresenter.text(for: error))
    }
    depth -= 1
    if depth == 0, state != before { stateDidChange?(before) }
  }

  // MARK: - Reading

  func load() throws(StoreError) {
    state.summaries = try store.summaries()
    state.weapons = try store.weapons()
    state.weaponCounts = try store.weaponCounts()
    if !state.marked.isEmpty { state.marked.formIntersection(state.summaries.map(\.id)) }
  }

  func reload(selecting id: Monster.ID?) throws(StoreError) {
    let neighbour = state.selectedRow ?? 0
    try load()
    applyFilter()
    if let id, state.rows.contains(where: { $0.summary.id == id }) {
      try show(id)
    } else {
      try showRow(neighbour)
    }
  }

  func show(_ id: Monster.ID?) throws(StoreError) {
    state.selection = id
    if let id { state.monster = try store.monster(id) } else { state.monster = nil }
  }

  /// Selects the row, or the last one where there are fewer.
  func showRow(_ row: Int) throws(StoreError) {
    let row = min(row, state.rows.count - 1)
    try show(row >= 0 ? state.rows[row].summary.id : nil)
  }

  private func keepSelection() throws(StoreError) {
    if state.selectedRow == nil { try showRow(0) }
  }

  func applyFilter() {
    let matcher = NameMatcher(state.filter)
    let candidates = state.summaries.filter { summary in
      state.weaponFilter.map { $0 == summary.preferredWayToKill } ?? true
    }
    guard !state.filter.isEmpty else {
      state.rows = candidates.map { BrowserState.Row(summary: $0, matched: []) }
      return
    }
    var found: [(row: BrowserState.Row, score: Int)] = []
    for summary in candidates {
      guard let match = matcher.match(summary.name) else { continue }
      found.append((BrowserState.Row(summary: summary, matched: match.offsets), match.score))
    }
    found.sort { $0.score > $1.score }
    state.rows = found.map(\.row)
  }
}
