import Cells
import TerminalKit

/// What the help says, in groups of what belongs together.
nonisolated enum HelpTopics {
  /// A key and what it does.
  typealias Entry = (name: String, help: String)

  /// Columns of the keys, with the blanks behind them.
  static let keyColumns = 14
  private static let narrowKeyColumns = 11

  /// What changes monsters, what finds them, what is done with the catalog, the program itself.
  static let commands: [[Command]] = [
    [.add, .edit, .delete, .color, .weapon],
    [.filter, .weaponFilter, .list, .narrower, .wider],
    [.undo, .redo, .save],
    [.help, .quit],
  ]

  private static func entries(_ group: [Command]) -> [Entry] {
    group.compactMap { command in
      KeyBinding.all.first { $0.command == command }.map { ($0.name, $0.help) }
    }
  }

  /// The help in lines of so many columns, a blank one between the groups.
  static func lines(columns: Int) -> [Line] {
    let keys = columns < 40 ? narrowKeyColumns : keyColumns
    let groups = ([KeyBinding.moving] + commands.map(entries)).map { group in
      group.flatMap { lines(of: $0, keys: keys, columns: columns) }
    }
    return Array(groups.joined(separator: [Line(name: "", help: "", column: 0)]))
  }

  /// One line of the help; the name is empty where the line above goes on.
  struct Line: Hashable {
    let name: String
    let help: String
    /// Where the help begins.
    let column: Int
  }

  private static func lines(of entry: Entry, keys: Int, columns: Int) -> [Line] {
    let parts = StyledText(entry.help).wrapped(columns: max(1, columns - keys)).map(\.text)
    return parts.enumerated().map { index, part in
      Line(name: index == 0 ? entry.name : "", help: part, column: keys)
    }
  }
}
