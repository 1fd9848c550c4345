import BestiaryApp
import BestiaryStore
import CursesTerminal
import TerminalKit

/// `pick`: choose a monster, or with `--weapon` a weapon, in the terminal; its id goes to standard
/// output, which may be a pipe.
enum PickCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    let subject = try subject(options)
    let store = try CatalogOpening.store(options)
    let browser = try store.failing { () throws(StoreError) in
      try Browser(store: store, name: Files.name(of: options.catalog ?? Environment.defaultCatalog))
    }
    if subject != .weapon, browser.state.summaries.isEmpty {
      throw .nothing("There are no monsters to choose from. bestiary add NAME adds one.")
    }
    guard let id = try choice(of: subject, browser, options) else { throw .nothingChosen }
    try Output.line(id)
  }

  private static func subject(_ options: Options) throws(CommandFailure) -> PickSubject {
    guard options.values["weapon"] != nil else {
      return .monster(matching: options.arguments.joined(separator: " "))
    }
    guard options.arguments.isEmpty else { throw .usage("pick --weapon takes no arguments.") }
    return .weapon
  }

  /// Has it chosen; the terminal is given back before this returns.
  private static func choice(
    of subject: PickSubject, _ browser: Browser, _ options: Options
  ) throws(CommandFailure) -> String? {
    let trace = try TraceFile.open(options.values["trace"])
    let terminal = try InterfaceCommand.terminal(options, files: TerminalFiles.reachable())
    defer { terminal.restore() }
    let program = PickingProgram(
      subject, browser: browser, terminal: terminal,
      theme: InterfaceCommand.theme(options, depth: terminal.depth),
      followsBackground: options.theme == .auto, hasAnimation: options.hasAnimation)
    program.window.trace = trace.map { file in EventTrace { file.write($0) } }
    let choice = program.run()
    if let number = terminal.endingSignal { throw .signalled(number) }
    return choice
  }
}
