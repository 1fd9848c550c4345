/// Keys without a character, as xterm sends them to a program that uses the keypad mode.
enum TerminalKey: String {
  case up = "\u{1b}OA"
  case down = "\u{1b}OB"
  case right = "\u{1b}OC"
  case left = "\u{1b}OD"
  case home = "\u{1b}OH"
  case end = "\u{1b}OF"
  case pageUp = "\u{1b}[5~"
  case pageDown = "\u{1b}[6~"
  case delete = "\u{1b}[3~"
  case backTab = "\u{1b}[Z"
  case tab = "\t"
  case enter = "\r"
  case escape = "\u{1b}"
  case backspace = "\u{7f}"
}
