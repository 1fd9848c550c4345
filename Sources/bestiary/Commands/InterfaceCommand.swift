import BestiaryApp
import BestiaryStore
import Cells
import CursesTerminal
import Glibc
import PNGCodec
import TerminalKit

/// The terminal interface.
enum InterfaceCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    guard options.arguments.count <= 1 else { throw .usage("One catalog at a time.") }
    let path = options.arguments.first ?? options.catalog ?? Environment.defaultCatalog
    let store = try store(at: path, options)
    let browser = try failing { () throws(StoreError) in
      try Browser(store: store, name: Files.name(of: path), files: files)
    }
    let trace = try TraceFile.open(options.values["trace"])
    let watcher = store.location == .file(path) ? CatalogWatcher(path: path) : nil
    let terminal = try terminal(options, files: .standard, descriptor: watcher?.descriptor)
    defer { terminal.restore() }
    let program = BrowsingProgram(
      browser: browser, terminal: terminal, theme: theme(options, depth: terminal.depth),
      followsBackground: options.theme == .auto, hasAnimation: options.hasAnimation,
      watcher: watcher)
    program.window.trace = trace.map { file in EventTrace { file.write($0) } }
    program.run()
    if let number = terminal.endingSignal { throw .signalled(number) }
  }

  /// What the interface reads of files.
  private static var files: FileAccess {
    FileAccess { RegularFile.bytes($0, limit: PNGLimits.bytes) }
  }

  /// A catalog is opened as it is; a file of another kind in memory. What is missing is made, but
  /// for JSON, which is only ever read.
  private static func store(
    at path: String, _ options: Options
  ) throws(CommandFailure) -> CatalogStore {
    let isMade = !Files.exists(path) && !path.hasSuffix(".json")
    if isMade, options.arguments.first == path { try expectPath(path) }
    guard isMade || Files.isSQLite(path) else { return try CatalogOpening.inMemory(path, options) }
    return try CatalogOpening.store(at: path, options)
  }

  /// A bare word that is no file is a mistyped command rather than a new catalog.
  private static func expectPath(_ word: String) throws(CommandFailure) {
    guard !word.contains("/"), !word.contains(".") else { return }
    let commands = Options.commands.joined(separator: ", ")
    throw .usage(
      "\(word): there is no such command or catalog. Commands are \(commands); "
        + "a new catalog is called \(word).bestiary or ./\(word).")
  }

  private static func failing<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }

  /// The terminal at these descriptors, taken over. `descriptor` is waited for besides.
  static func terminal(
    _ options: Options, files: TerminalFiles, descriptor: Int32? = nil
  ) throws(CommandFailure) -> CursesTerminal {
    let depth = options.color.depth(
      environment: Environment.value, isTerminal: files.areTerminals)
    do throws(TerminalError) {
      return try CursesTerminal(
        CursesTerminal.Options(
          depth: depth, usesMouse: options.hasMouse,
          asksBackground: options.theme == .auto && depth > .none, cellShape: options.cellShape,
          descriptor: descriptor, input: files.input, output: files.output))
    } catch {
      throw .terminal(text(for: error))
    }
  }

  private static func text(for error: TerminalError) -> String {
    switch error {
    case .notATerminal:
      "Not a terminal: browse in one, or use a command such as list or export."
    case .noType: "TERM is not set: set it to your terminal's type, such as xterm-256color."
    case .unknownType(let type): "TERM=\(type): there is no such terminal type here."
    case .cannotPlaceCursor(let type): "TERM=\(type) can't place a cursor; use another."
    case .system(let number): "The terminal: \(ErrorPresenter.system(number))."
    }
  }

  /// What was asked for, else what `COLORFGBG` says, else dark; the terminal's answer may come later.
  static func theme(_ options: Options, depth: ColorDepth) -> Theme {
    switch options.theme {
    case .dark: .dark(depth: depth)
    case .light: .light(depth: depth)
    case .auto: isLightByEnvironment ? .light(depth: depth) : .dark(depth: depth)
    }
  }

  /// `COLORFGBG` is `foreground;background` in palette numbers; 7 and 15 are light.
  private static var isLightByEnvironment: Bool {
    let number = Environment.value("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
    return number == 7 || number == 15
  }
}

/// Where the trace goes: a file that is written line by line.
final class TraceFile {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// The file at `path`, begun anew; `nil` for no path.
  static func open(_ path: String?) throws(CommandFailure) -> TraceFile? {
    guard let path else { return nil }
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .fileSystem(path, SystemError(number: errno)) }
    return TraceFile(descriptor: descriptor)
  }

  /// Writes a line at once. A trace that can't be written must not end the program.
  func write(_ line: String) { try? Files.writeAll(Array(line.utf8), to: descriptor) }
}
