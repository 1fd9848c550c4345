import BestiaryCore
import JSON

/// Monsters as comma-separated values by RFC 4180: a line of titles, a line per monster, CR LF
/// after each.
struct CSVTable {
  /// The whole table.
  let text: String

  private static let fields = ["name", "color", "preferredWayToKill", "tags", "description"]

  init(_ monsters: [Monster]) {
    let keys = CSVTable.scalarKeys(of: monsters)
    let titles =
      CSVTable.fields + keys.map { CSVTable.fields.contains($0) ? "attributes.\($0)" : $0 }
    let rows = monsters.map { monster in
      CSVTable.fieldCells(monster) + keys.map { CSVTable.cell(monster.attributes[$0]) }
    }
    text = ([titles] + rows).map { CSVTable.line($0) }.joined()
  }

  /// The keys that have a single value in any monster, in the order they first come up.
  private static func scalarKeys(of monsters: [Monster]) -> [String] {
    var seen: Set<[UInt8]> = []
    return monsters.lazy.flatMap(\.attributes.members).compactMap { member in
      switch member.value {
      case .null, .array, .object: nil
      default: seen.insert(Array(member.key.utf8)).inserted ? member.key : nil
      }
    }
  }

  private static func fieldCells(_ monster: Monster) -> [String] {
    [
      monster.name, monster.color?.description ?? "", monster.preferredWayToKill?.text ?? "",
      monster.tags.joined(separator: ", "), monster.description,
    ]
  }

  private static func cell(_ value: JSONValue?) -> String {
    switch value {
    case nil, .null: ""
    case .string(let text): text
    case .number(let number): number.text
    case let value?: JSONWriter(.compact).text(value)
    }
  }

  private static func line(_ cells: [String]) -> String {
    cells.map { quoted(harmless($0)) }.joined(separator: ",") + "\r\n"
  }

  /// An apostrophe before what a spreadsheet would run as a formula.
  private static func harmless(_ cell: String) -> String {
    guard let first = cell.utf8.first, "=+-@\t\r".utf8.contains(first), JSONNumber(cell) == nil
    else { return cell }
    return "'" + cell
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return cell }
    let doubled = cell.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"" + doubled + "\""
  }
}
