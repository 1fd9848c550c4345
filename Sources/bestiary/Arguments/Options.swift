import Cells
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
  /// The shape of a cell; `nil` for what the terminal says.
  var cellShape: CellShape?
  var hasAnimation = Environment.value("BESTIARY_ANIMATION") != "0"
  var hasMouse = true
  var isEmpty = false
  var skipsBad = false
  var wantsHelp = false
  var wantsVersion = false
  /// Values of the options that only some commands know.
  var values = OptionValues()

  /// The commands, which the first argument may name.
  static let commands = [
    "list", "show", "pick", "import", "export", "icon", "set", "add", "remove",
  ]

  /// Reads the arguments behind the program's name.
  init(_ words: [String]) throws(CommandFailure) {
    var rest = words[...]
    var takesOptions = true
    var rules: [OptionRule] = []
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        take(word)
        continue
      }
      if word == "--" {
        takesOptions = false
      } else {
        rules.append(try option(word, &rest))
      }
    }
    for rule in rules where !rule.applies(to: command) {
      let place = command.isEmpty ? "browsing" : command
      throw .usage("--\(rule.name) is none of the options of \(place).")
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
  ) throws(CommandFailure) -> OptionRule {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    let given = parts.count == 2 ? String(parts[1]) : nil
    guard let rule = OptionRule.named(name) else { throw .usage("There is no option --\(name).") }
    switch rule.value {
    case .none:
      guard given == nil else { throw .usage("--\(name) takes no value.") }
      flag(name)
    case .optional(let word):
      try set(name, given ?? word)
    case .needed:
      guard let value = given ?? rest.popFirst() else {
        throw .usage("--\(name) needs a value.")
      }
      try set(name, value)
    }
    return rule
  }

  private mutating func flag(_ name: String) {
    switch name {
    case "help", "h": wantsHelp = true
    case "version": wantsVersion = true
    case "read-only": isReadOnly = true
    case "no-animation": hasAnimation = false
    case "no-mouse": hasMouse = false
    case "empty": isEmpty = true
    case "skip-bad": skipsBad = true
    default: values[name] = ""
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(CommandFailure) {
    switch name {
    case "catalog": catalog = value
    case "color": color = try choice(name, value)
    case "theme": theme = try choice(name, value)
    case "font-ratio": cellShape = try Self.cellShape(value)
    default: values[name] = value
    }
  }

  /// A number, or two with a `:` or `/` between.
  private static func cellShape(_ text: String) throws(CommandFailure) -> CellShape {
    let parts = text.split(omittingEmptySubsequences: false) { ":/".contains($0) }.map {
      Double($0)
    }
    let ratio: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { width in parts[1].map { width / $0 } }
      default: nil
      }
    guard let shape = ratio.flatMap({ CellShape(widthToHeight: $0) }) else {
      throw .usage("--font-ratio \(text): expected width to height of a cell, such as 1:2 or 0.5.")
    }
    return shape
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
