import BestiaryCore
import BestiaryStore

/// What commands ask of a store, failing as commands do.
extension CatalogStore {
  func allSummaries() throws(CommandFailure) -> [MonsterSummary] {
    try failing { () throws(StoreError) in try self.summaries() }
  }

  func allWeapons() throws(CommandFailure) -> [Weapon] {
    try failing { () throws(StoreError) in try self.weapons() }
  }

  /// The monster of a summary that was just read.
  func whole(_ summary: MonsterSummary) throws(CommandFailure) -> Monster {
    let monster = try failing { () throws(StoreError) in try self.monster(summary.id) }
    guard let monster else { throw .nothing("\(summary.name) was deleted meanwhile.") }
    return monster
  }

  /// Makes the edits as one step; true where anything is different now.
  @discardableResult
  func make(_ edits: [CatalogEdit], _ label: String) throws(CommandFailure) -> Bool {
    try failing { () throws(StoreError) in try self.perform(edits, label: label) != nil }
  }

  func failing<Value>(_ body: () throws(StoreError) -> Value) throws(CommandFailure) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}
