import BestiaryCore
import JSON

/// A change to a monster's attributes that is made although other attributes were changed
/// meanwhile: only the keys that the change is about are touched.
struct AttributeMerge {
  private let sequence: Int64
  private let name: String
  private let expected: String
  private let wanted: String
  private let current: String
  private var otherColumns: [(column: String, value: SQLValue)] = []

  /// The merge of a row whose attributes are not what the change expects.
  init(_ row: ChangedRow, columns: [String], name: String) {
    self.name = name
    sequence = row.key
    var texts = (expected: "{}", wanted: "{}", current: "{}")
    for (index, column) in columns.enumerated().dropFirst() {
      let index = Int32(index)
      guard let value = row.new(index) else { continue }
      switch column {
      case "list_attribute": break
      case "attributes":
        texts = (row.old(index)?.text ?? "{}", value.text, row.current(index)?.text ?? "{}")
      default: otherColumns.append((column, value))
      }
    }
    (expected, wanted, current) = texts
  }

  /// Writes the merged attributes, and the other columns of the same change.
  func apply(on connection: Connection) throws(StoreError) {
    let attributes = try merged(on: connection)
    let columns =
      otherColumns + [
        ("attributes", .text(RecordText.text(attributes))),
        ("list_attribute", .text(MonsterSummary.listAttribute(of: attributes))),
      ]
    let assignments = columns.map { $0.column + " = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE monsters SET \(assignments) WHERE seq = ?",
      columns.map { $0.value } + [.integer(sequence)])
  }

  /// The current attributes with the change's keys as the change wants them.
  private func merged(on connection: Connection) throws(StoreError) -> JSONObject {
    let expected = try connection.object(expected)
    let wanted = try connection.object(wanted)
    var result = try connection.object(current)
    for key in changedKeys(expected, wanted) {
      guard result[key] == expected[key] else {
        throw .changedElsewhere(EditConflict(record: name, change: .field(key)))
      }
      if let value = wanted[key], result[key] == nil {
        result.members.insert(
          JSONMember(key: key, value: value), at: place(of: key, in: wanted, among: result))
      } else {
        result[key] = wanted[key]
      }
    }
    return result
  }

  private func changedKeys(_ expected: JSONObject, _ wanted: JSONObject) -> [String] {
    let removed = expected.members.filter { wanted[$0.key] == nil }
    let set = wanted.members.filter { $0.value != expected[$0.key] }
    return (removed + set).map(\.key)
  }

  /// Where a key comes back: behind the nearest key that stood before it and is still there.
  private func place(
    of key: String, in wanted: JSONObject, among current: JSONObject
  ) -> Int {
    let before = wanted.members.prefix { !$0.key.utf8.elementsEqual(key.utf8) }
    for member in before.reversed() {
      let index = current.members.firstIndex { $0.key.utf8.elementsEqual(member.key.utf8) }
      if let index { return index + 1 }
    }
    return 0
  }
}
