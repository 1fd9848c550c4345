/// What an option takes and which commands know it.
struct OptionRule {
  /// Whether words belong to it.
  enum Value {
    /// None does.
    case none
    /// The next word, or what stands behind `=`.
    case needed
    /// What stands behind `=`; that word where nothing does.
    case optional(String)
  }

  /// Its name, without hyphens.
  let name: String
  let value: Value
  /// The commands that know it, `""` for browsing; all where it has none.
  let commands: [String]

  private init(_ name: String, _ value: Value, _ commands: [String] = []) {
    self.name = name
    self.value = value
    self.commands = commands
  }

  /// Whether that command knows it.
  func applies(to command: String) -> Bool { commands.isEmpty || commands.contains(command) }

  /// The rule for an option's name; `nil` for one that there is not.
  static func named(_ name: String) -> OptionRule? { all.first { $0.name == name } }

  private static let all = [
    OptionRule("help", .none), OptionRule("h", .none), OptionRule("version", .none),
    OptionRule("catalog", .needed), OptionRule("color", .needed), OptionRule("read-only", .none),
    OptionRule("empty", .none),
    OptionRule("theme", .needed, ["", "pick", "show", "icon"]),
    OptionRule("font-ratio", .needed, ["", "pick", "show", "icon"]),
    OptionRule("no-animation", .none, ["", "pick"]),
    OptionRule("no-mouse", .none, ["", "pick"]),
    OptionRule("trace", .needed, ["", "pick"]),
    OptionRule("json", .none, ["list"]),
    OptionRule("weapon", .none, ["pick"]),
    OptionRule("format", .needed, ["import", "export"]),
    OptionRule("on-conflict", .needed, ["import"]),
    OptionRule("skip-bad", .none, ["", "import"]),
    OptionRule("filter", .needed, ["export"]),
    OptionRule("output", .needed, ["export"]),
    OptionRule("icons", .needed, ["export"]),
    OptionRule("size", .needed, ["icon"]),
    OptionRule("background", .needed, ["icon"]),
    OptionRule("dither", .optional("on"), ["icon"]),
  ]
}
