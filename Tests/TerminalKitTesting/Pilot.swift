public import Cells
public import TerminalKit

/// Drives an application on a terminal in memory: keys and clicks in, the screen out. It waits for
/// the application to be idle, never for a time.
public final class Pilot {
  /// The application.
  public let application: Application
  /// The terminal it is on.
  public let terminal: MemoryTerminal

  /// A pilot for that application.
  public init(application: Application, terminal: MemoryTerminal) {
    self.application = application
    self.terminal = terminal
    application.refresh()
  }

  /// Presses keys one after the other.
  public func press(_ keys: Key...) async {
    for key in keys { application.step(.key(key)) }
    await application.idle()
  }

  /// Types a text, one key for each Character.
  public func type(_ text: String) async {
    for character in text { application.step(.key(.character(character))) }
    await application.idle()
  }

  /// Pastes a text.
  public func paste(_ text: String) async {
    application.step(.paste(text))
    await application.idle()
  }

  /// Presses and releases the mouse over a cell.
  public func click(column: Int, row: Int) async {
    let position = Position(column: column, row: row)
    application.step(.mouse(Mouse(.press, at: position)))
    application.step(.mouse(Mouse(.release, at: position)))
    await application.idle()
  }

  /// Turns the wheel over a cell.
  public func wheel(_ notches: Int, column: Int, row: Int) async {
    let position = Position(column: column, row: row)
    application.step(.mouse(Mouse(.wheel(notches), at: position)))
    await application.idle()
  }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) async {
    terminal.size = Size(columns: columns, rows: rows)
    application.step(.resize(terminal.size))
    await application.idle()
  }

  /// The screen's rows, without blanks at their ends.
  public var lines: [String] {
    (0..<terminal.surface.size.rows).map { terminal.surface.text(ofRow: $0) }
  }

  /// The screen's rows as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Whether the screen shows `text` in one row.
  public func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first cell of `text` on the screen; `nil` where it is not shown in one row.
  public func position(of text: String) -> Position? {
    for (row, line) in lines.enumerated() {
      guard let start = line.firstRange(of: text)?.lowerBound else { continue }
      let column = DisplayText.columns(of: String(line[..<start]))
      return Position(column: column, row: row)
    }
    return nil
  }

  /// The cell there.
  public func cell(column: Int, row: Int) -> Cell {
    terminal.surface[Position(column: column, row: row)]
  }
}

/// A clock that only moves when it is told to.
public final class ManualClock: Clock {
  /// Milliseconds since it was made.
  public private(set) var milliseconds = 0

  /// A clock at 0.
  public init() {}

  /// Moves it forward.
  public func advance(by milliseconds: Int) { self.milliseconds += milliseconds }
}
