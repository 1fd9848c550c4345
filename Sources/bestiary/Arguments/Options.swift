import CursesTerminal

/// What was said on the command line.
struct Options {
  /// How bright the terminal is taken to be.
  enum ThemeChoice: String, CaseIterable {
    case auto, dark, light
  }

  var command = ""
  var arguments: [String] = []
  var catalog: String?
  var isReadOnly = false
  var color = ColorChoice.auto
  var theme = ThemeChoice.auto
  var hasAnimation = Environment.value("BESTIARY_ANIMATION") != "0"
  var hasMouse = true
  var isEmpty = false
  var skipsBad = false
  var wantsHelp = false
  var wantsVersion = false
  /// Values of the options that only some commands know, by name.
  var values: [String: String] = [:]

  /// The commands, which the first argument may name.
  static let commands = [
    "list", "show", "pick", "import", "export", "icon", "set", "add", "remove",
  ]

  private static let withValue = [
    "catalog", "color", "theme", "trace", "format", "output", "on-conflict", "icons", "size",
    "background", "filter",
  ]

  /// Reads the arguments behind the program's name.
  init(_ words: [String]) throws(CommandFailure) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        take(word)
        continue
      }
      if word == "--" {
        takesOptions = false
      } else {
        try option(word, &rest)
      }
    }
  }

  private mutating func take(_ word: String) {
    if command.isEmpty, arguments.isEmpty, Self.commands.contains(word) {
      command = word
    } else {
      arguments.append(word)
    }
  }

  private mutating func option(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard Self.withValue.contains(name) else {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value.") }
      return try flag(name)
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .usage("--\(name) needs a value.")
    }
    try set(name, value)
  }

  private mutating func flag(_ name: String) throws(CommandFailure) {
    switch name {
    case "help", "h": wantsHelp = true
    case "version": wantsVersion = true
    case "read-only": isReadOnly = true
    case "no-animation": hasAnimation = false
    case "no-mouse": hasMouse = false
    case "empty": isEmpty = true
    case "skip-bad": skipsBad = true
    case "dither", "json", "weapon": values[name] = ""
    default: throw .usage("There is no option --\(name).")
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(CommandFailure) {
    switch name {
    case "catalog": catalog = value
    case "color": color = try choice(name, value)
    case "theme": theme = try choice(name, value)
    default: values[name] = value
    }
  }

  /// One of the words that an option knows.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ value: String
  ) throws(CommandFailure) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--\(name) is one of \(words), not \(value).")
    }
    return choice
  }

  /// The value of an option with a fixed set of words, or `fallback` where it was not given.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, otherwise fallback: Choice
  ) throws(CommandFailure) -> Choice where Choice.RawValue == String {
    guard let value = values[name] else { return fallback }
    return try choice(name, value)
  }
}
