import CNcurses
import CPosix
import Cells
import Glibc

extension CursesTerminal {
  /// What ncurses reads from and writes to.
  struct Files {
    let input: UnsafeMutablePointer<FILE>
    let output: UnsafeMutablePointer<FILE>
  }

  /// What the terminal says of its size; ncurses' own idea of it where it does not.
  static func dimensions(of descriptor: Int32) -> TerminalDimensions {
    TerminalDimensions(of: descriptor)
      ?? TerminalDimensions(
        size: Size(columns: Int(shim_columns()), rows: Int(shim_rows())), cellShape: .oneToTwo)
  }

  /// Opens ncurses with an entry of our own where the terminal understands xterm's sequences, else
  /// with the terminal's.
  static func open(
    depth: ColorDepth, _ files: Files
  ) throws(TerminalError) -> OpaquePointer {
    cposix_use_utf8()
    use_tioctl(true)
    if getenv("ESCDELAY") == nil { set_escdelay(25) }
    guard let type = getenv("TERM").map({ String(cString: $0) }), !type.isEmpty else {
      throw .noType
    }
    let own = ownEntry(type: type, depth: depth)
    guard
      let screen = own.flatMap({ open($0, files) }) ?? shim_newterm(type, files.output, files.input)
    else {
      throw .unknownType(type)
    }
    guard let cup = tigetstr("cup"), Int(bitPattern: cup) != -1 else {
      endwin()
      throw .cannotPlaceCursor(type)
    }
    return screen
  }

  private static func ownEntry(type: String, depth: ColorDepth) -> (name: String, table: String)? {
    let understands = [
      "xterm", "tmux", "screen", "alacritty", "foot", "kitty", "wezterm", "vte", "konsole",
      "gnome", "st-", "rxvt-unicode", "contour", "iterm", "ghostty", "mlterm",
    ]
    switch depth {
    case .truecolor: return ("bestiary-direct", TerminfoTable.direct)
    case .indexed256 where understands.contains(where: type.hasPrefix):
      return ("bestiary-256color", TerminfoTable.indexed256)
    case .none, .ansi16, .indexed256: return nil
    }
  }

  static func open(
    _ entry: (name: String, table: String), _ files: Files
  ) -> OpaquePointer? {
    let saved = getenv("TERMINFO").map { String(cString: $0) }
    setenv("TERMINFO", "b64:" + entry.table, 1)
    defer {
      if let saved { setenv("TERMINFO", saved, 1) } else { unsetenv("TERMINFO") }
    }
    return shim_newterm(entry.name, files.output, files.input)
  }
}

/// Modes of xterm's that ncurses does not know of: bracketed paste, and the mouse with its button
/// presses (1000), drags (1002) and decimal coordinates of any size (1006).
enum Modes {
  static func enter(mouse: Bool) -> String {
    "\u{1b}[?2004h" + (mouse ? "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h" : "")
  }

  static let leave = "\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l\u{1b}[?2004l"

  /// What gives the terminal back without ncurses: modes, colours, cursor, keypad, main screen.
  static let lastBreath = leave + "\u{1b}[m\u{1b}[?25h\u{1b}[?1l\u{1b}>\u{1b}[?1049l\r\n"
}
