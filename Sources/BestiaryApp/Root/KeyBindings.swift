import Cells
import TerminalKit

/// What the program does for keys that no field has a use for. The hint bar and the help are made of
/// this table, so that neither can say what is not so.
nonisolated enum Command: Hashable {
  case add, edit, delete, weapon, color, filter, weaponFilter, undo, redo, save, help, quit, list
  case narrower, wider
}

nonisolated struct KeyBinding: Hashable {
  let command: Command
  let keys: [Key]
  /// The keys as they are named on screen.
  let name: String
  /// In the hint bar, a word or two.
  let hint: String
  /// In the help, a sentence's beginning.
  let help: String

  /// The bindings, most important first.
  static let all: [KeyBinding] = [
    KeyBinding(
      command: .filter, keys: [.character("/")], name: "/", hint: "filter",
      help: "filter the list by name"),
    KeyBinding(
      command: .weaponFilter, keys: [.character("W")], name: "W", hint: "by weapon",
      help: "show only monsters with one weapon"),
    KeyBinding(
      command: .weapon, keys: [.character("w")], name: "w", hint: "weapon",
      help: "choose the preferred way to kill"),
    KeyBinding(
      command: .color, keys: [.character("c")], name: "c", hint: "colour",
      help: "choose the colour"),
    KeyBinding(
      command: .edit, keys: [.character("e")], name: "e", hint: "rename", help: "edit the name"),
    KeyBinding(
      command: .delete, keys: [.character("d"), .delete], name: "d", hint: "delete",
      help: "delete the monster"),
    KeyBinding(
      command: .undo, keys: [.character("u")], name: "u", hint: "undo",
      help: "take back the latest change"),
    KeyBinding(
      command: .redo, keys: [.control("r")], name: "Ctrl-R", hint: "redo",
      help: "make it again"),
    KeyBinding(
      command: .help, keys: [.character("?"), Key(.function(1))], name: "?", hint: "help",
      help: "show this page"),
    KeyBinding(
      command: .quit, keys: [.character("q"), .control("c")], name: "q", hint: "quit",
      help: "leave"),
    KeyBinding(
      command: .add, keys: [.character("a")], name: "a", hint: "Add monster",
      help: "add a monster"),
    KeyBinding(
      command: .list, keys: [.character("m")], name: "m", hint: "monsters",
      help: "show the list, or give it the focus"),
    KeyBinding(
      command: .save, keys: [.control("s")], name: "Ctrl-S", hint: "save",
      help: "save a catalog that is only in memory"),
    KeyBinding(
      command: .narrower, keys: [.character("<")], name: "<", hint: "narrower",
      help: "make the list narrower"),
    KeyBinding(
      command: .wider, keys: [.character(">")], name: ">", hint: "wider",
      help: "make the list wider"),
  ]

  static func command(for key: Key) -> Command? {
    all.first { $0.keys.contains(key) }?.command
  }

  static func hint(for command: Command) -> Hint? {
    all.first { $0.command == command }.map { Hint($0.name, $0.hint) }
  }

  /// What the hint bar says of those commands that do something in that state.
  @MainActor static func hints(for commands: [Command], in state: BrowserState) -> [Hint] {
    commands.filter { $0.isAvailable(in: state) }.compactMap(hint)
  }

  /// What moves and chooses, for the help.
  static let moving: [(name: String, help: String)] = [
    ("↑↓ j k", "move in the list, scroll the page"), ("PgUp PgDn", "move by a page"),
    ("Home End", "first and last"), ("Space", "mark, to change several at once"),
    ("Tab", "next field; Shift-Tab goes back"),
    ("Return", "edit or open what has the focus"),
    ("Esc", "leave a strip, popover or field"),
    ("Mouse", "click, wheel, drag the divider"),
  ]
}
