public import BestiaryCore
import BestiaryStore

extension Browser {
  /// Gives monsters a preferred weapon, or (`nil`) none, as one step.
  public func choose(_ weapon: Weapon.ID?, for ids: [Monster.ID]) {
    set(.preferredWayToKill(weapon), of: ids, label: "weapon of \(name(of: ids))")
  }

  /// Gives monsters a colour, or (`nil`) none, as one step.
  public func choose(_ color: HexColor?, for ids: [Monster.ID]) {
    set(.color(color), of: ids, label: "colour of \(name(of: ids))")
  }

  /// Renames a monster. False where the name can't be taken; the message says why.
  @discardableResult
  public func rename(_ id: Monster.ID, to name: String) -> Bool {
    set(.name(name), of: id, label: "name of \(self.name(of: id))")
  }

  /// Adds a monster of that name at the end of the catalog and selects it; a filter that would hide
  /// it is cleared. False where it can't be added; the message says why.
  @discardableResult
  public func add(named name: String) -> Bool {
    let monster = Monster(id: newID(for: name), name: name)
    return commit([.addMonster(monster)], label: "adding \(name)") { browser in
      if NameMatcher(browser.state.filter).match(name) == nil { browser.state.filter = "" }
      browser.state.weaponFilter = nil
      return monster.id
    }
  }

  /// Deletes monsters as one step; the next one that is left is selected.
  public func remove(_ ids: [Monster.ID]) {
    let name = name(of: ids)
    let removed = Set(ids)
    let before = state.rows.prefix(state.selectedRow ?? 0).filter {
      !removed.contains($0.summary.id)
    }
    let isDone = commit(ids.map { .removeMonster($0) }, label: "deleting \(name)") { browser in
      let others = browser.state.rows.filter { !removed.contains($0.summary.id) }
      return others.isEmpty ? nil : others[min(before.count, others.count - 1)].summary.id
    }
    if isDone { say("Deleted \(name). u takes it back.") }
  }

  /// Takes back this program's latest change.
  public func undo() {
    travel("Undid", nothing: "Nothing to undo.") { store throws(StoreError) in try store.undo() }
  }

  /// Does again what was taken back last.
  public func redo() {
    travel("Redid", nothing: "Nothing to redo.") { store throws(StoreError) in try store.redo() }
  }

  /// What became of a wish to save.
  public enum SaveOutcome: Hashable {
    /// The catalog is in that file now, and goes on there.
    case saved
    /// A file is there already; it was left alone.
    case wouldReplace
    /// It failed; the message says why.
    case failed
  }

  /// Saves a catalog in memory to a file and goes on with that. It replaces another file only when
  /// told so.
  public func save(to path: String, overwriting: Bool = false) -> SaveOutcome {
    var outcome = SaveOutcome.failed
    change { browser throws(StoreError) in
      do throws(StoreError) {
        browser.store = try browser.store.moved(to: path, overwriting: overwriting)
      } catch .alreadyExists {
        outcome = .wouldReplace
        return
      }
      browser.state.catalogName = path.split(separator: "/").last.map(String.init) ?? path
      browser.state.isInMemory = false
      browser.state.hasUnsavedChanges = false
      browser.state.message = .plain("Saved as \(path).")
      outcome = .saved
    }
    return outcome
  }

  // MARK: - Steps

  @discardableResult
  func set(_ field: MonsterField, of id: Monster.ID, label: String) -> Bool {
    set(field, of: [id], label: label)
  }

  @discardableResult
  private func set(_ field: MonsterField, of ids: [Monster.ID], label: String) -> Bool {
    commit(ids.map { .setMonster($0, field) }, label: label) { $0.state.selection }
  }

  /// Makes the edits one step; `selecting` says which monster to show afterwards.
  private func commit(
    _ edits: [CatalogEdit], label: String, selecting: (Browser) -> Monster.ID?
  ) -> Bool {
    var isDone = false
    change { browser throws(StoreError) in
      browser.state.message = nil
      let step = try browser.store.perform(edits, label: label)
      isDone = true
      guard step != nil else { return }
      browser.didCommit(edits)
      try browser.reload(selecting: selecting(browser))
    }
    return isDone
  }

  private func didCommit(_ edits: [CatalogEdit]) {
    state.hasUnsavedChanges = state.isInMemory
    for edit in edits {
      switch edit {
      case .addMonster(let monster): modelDidChange?("monsters", monster.id.text)
      case .removeMonster(let id): modelDidChange?("monsters", id.text)
      case .setMonster(let id, .icon):
        artworkMayHaveChanged()
        modelDidChange?("icon", id.text)
      case .setMonster(let id, let field): modelDidChange?(field.key, id.text)
      case .addWeapon, .replaceWeapon, .removeWeapon, .setUnknown: break
      }
    }
  }

  private func travel(
    _ word: String, nothing: String,
    _ action: (CatalogStore) throws(StoreError) -> UndoOutcome
  ) {
    change { browser throws(StoreError) in
      guard case .done(let step) = try action(browser.store) else {
        browser.state.message = .plain(nothing)
        return
      }
      browser.state.hasUnsavedChanges = browser.state.isInMemory
      browser.artworkMayHaveChanged()
      try browser.reload(selecting: step.monsters.first ?? browser.state.selection)
      browser.state.message = .plain("\(word) \(step.label).")
    }
  }

  /// The monster's name, or how many monsters they are.
  private func name(of ids: [Monster.ID]) -> String {
    ids.count == 1 ? name(of: ids[0]) : "\(ids.count) monsters"
  }

  func name(of id: Monster.ID) -> String {
    state.summaries.first { $0.id == id }?.name ?? id.text
  }

  private func newID(for name: String) -> Monster.ID {
    Monster.ID(
      Slug.unique(Slug.make(name)) { slug in state.summaries.contains { $0.id.text == slug } })
  }
}
