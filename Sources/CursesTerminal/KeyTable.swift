import CNcurses
import Cells

/// Which number of ncurses is which key.
enum KeyTable {
  /// The key of a byte below 128 or of a key code; `nil` for those that mean nothing here.
  static func key(for code: Int, modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 9: return Key(.tab, modifiers)
    case 10, 13: return Key(.enter, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 0: return Key(.character(" "), modifiers.union(.control))
    case 1...26:
      return Key(.character(letter(code + 96)), modifiers.union(.control))
    case 28...31:
      return Key(.character(letter(code + 64)), modifiers.union(.control))
    case 32...126: return Key(.character(letter(code)), modifiers)
    default: return special(code).map { Key($0.code, $0.modifiers.union(modifiers)) }
    }
  }

  private static func letter(_ ascii: Int) -> Character {
    Character(Unicode.Scalar(UInt8(ascii)))
  }

  private static func special(_ code: Int) -> Key? {
    if let key = named[code] { return key }
    let function = code - Int(KEY_F0)
    if (1...12).contains(function) { return Key(.function(function)) }
    let index = code - InputParser.Code.modifiedKeys
    return modified.indices.contains(index) ? modified[index].key : nil
  }

  private static let named: [Int: Key] = [
    Int(KEY_UP): .up, Int(KEY_DOWN): .down, Int(KEY_LEFT): .left, Int(KEY_RIGHT): .right,
    Int(KEY_HOME): .home, Int(KEY_END): .end, Int(KEY_PPAGE): .pageUp,
    Int(KEY_NPAGE): .pageDown, Int(KEY_DC): .delete, Int(KEY_BACKSPACE): .backspace,
    Int(KEY_ENTER): .enter, Int(KEY_BTAB): .backTab, Int(KEY_SLEFT): Key(.left, .shift),
    Int(KEY_SRIGHT): Key(.right, .shift), Int(KEY_SR): Key(.up, .shift),
    Int(KEY_SF): Key(.down, .shift), Int(KEY_SHOME): Key(.home, .shift),
    Int(KEY_SEND): Key(.end, .shift), Int(KEY_SDC): Key(.delete, .shift),
  ]

  /// Sequences that terminals send whatever their entry says: keys with modifiers, which xterm
  /// numbers from 2 (one more than the sum of shift 1, alt 2, control 4), and both forms of the
  /// arrows.
  static let modified: [(sequence: String, key: Key)] = {
    let finals: [(String, Key.Code)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ]
    let tildes: [(String, Key.Code)] = [("3", .delete), ("5", .pageUp), ("6", .pageDown)]
    var table: [(sequence: String, key: Key)] = []
    for (final, code) in finals {
      table.append(("\u{1b}[" + final, Key(code)))
      table.append(("\u{1b}O" + final, Key(code)))
    }
    table += [("\u{1b}[1~", .home), ("\u{1b}[4~", .end), ("\u{1b}[Z", .backTab)]
    for number in 2...8 {
      let modifiers = Key.Modifiers(rawValue: UInt8(number - 1))
      for (final, code) in finals {
        table.append(("\u{1b}[1;\(number)" + final, Key(code, modifiers)))
      }
      for (first, code) in tildes {
        table.append(("\u{1b}[\(first);\(number)~", Key(code, modifiers)))
      }
    }
    return table
  }()
}
