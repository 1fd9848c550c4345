import BestiaryCore
import JSON

/// Applies a step's changes to the catalog, forwards or inverted, and decides what to do where
/// another program was there meanwhile: attributes are merged key by key, all else is refused.
final class StepPlayer {
  private let connection: Connection
  private var merges: [AttributeMerge] = []

  init(_ connection: Connection) { self.connection = connection }

  /// Makes the changes, or throws and leaves the rest to the caller's rollback.
  func play(_ changes: Changeset) throws(StoreError) {
    try changes.apply(on: connection) { [self] in resolve($0, $1) }
    for merge in merges { try merge.apply(on: connection) }
  }

  private func resolve(_ collision: Collision, _ row: ChangedRow) -> EditConflict? {
    switch collision {
    case .missing: EditConflict(record: name(of: row), change: .removed)
    case .taken: EditConflict(record: name(of: row), change: .idTaken)
    case .differs: resolveDifference(row)
    }
  }

  private func resolveDifference(_ row: ChangedRow) -> EditConflict? {
    let columns = Schema.columns[row.table] ?? []
    let fields = row.differingColumns.map { columns[Int($0)] }
    let isMergeable = fields.allSatisfy { $0 == "attributes" || $0 == "list_attribute" }
    if row.operation == .update, isMergeable, row.table == "monsters" {
      merges.append(AttributeMerge(row, columns: columns, name: name(of: row)))
      return nil
    }
    return EditConflict(record: name(of: row), change: .field(fieldKey(fields.first ?? "")))
  }

  /// The name a person knows the record by: in the catalog, in the step, or as it was removed.
  private func name(of row: ChangedRow) -> String {
    let sql =
      switch row.table {
      case "monsters":
        """
        SELECT coalesce((SELECT name FROM monsters WHERE seq = ?1),
          (SELECT removed_name FROM changed WHERE monster = ?1))
        """
      case "weapons": "SELECT name FROM weapons WHERE seq = ?"
      default: "SELECT key FROM members WHERE seq = ?"
      }
    let known = try? connection.first(sql, [.integer(row.key)]) { (found) in found.text(0) }
    if let known, !known.isEmpty { return known }
    let column: Int32 = row.table == "members" ? 1 : 2
    return (row.old(column) ?? row.new(column))?.text ?? ""
  }

  private func fieldKey(_ column: String) -> String {
    switch column {
    case "sort_key": "name"
    case "weapon": "preferredWayToKill"
    case "list_attribute": "attributes"
    default: column
    }
  }
}
