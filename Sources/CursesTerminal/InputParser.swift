import Cells

/// Turns what ncurses hands over, one number at a time, into events: bytes of UTF-8 (up to 255) and
/// key codes (above). The last place where a key is a number.
///
/// It keeps what is not complete yet, so characters, pastes and mouse reports may be split over any
/// number of reads.
struct InputParser {
  /// Codes of our own, given to ncurses with `define_key`.
  enum Code {
    static let pasteBegin = 0x1000
    static let pasteEnd = 0x1001
    static let mouse = 0x1002
    static let backgroundReply = 0x1003
    static let modifiedKeys = 0x1100
  }

  private enum State {
    case ground
    case escape
    case character(bytes: [UInt8], missing: Int, modifiers: Key.Modifiers)
    case paste
    case mouse([UInt8])
    case reply([UInt8])
  }

  private var state = State.ground
  /// What has come of a paste. Not in its state: that would copy it for every byte.
  private var pasted: [UInt8] = []

  /// Whether a paste has begun and its end has not come.
  var isPasting: Bool { if case .paste = state { true } else { false } }

  /// Takes one number in; returns the event it completes.
  mutating func take(_ code: Int) -> Event? {
    switch state {
    case .ground: return begin(code, modifiers: [])
    case .escape:
      state = .ground
      return code == 27 ? .key(Key(.escape, .alt)) : begin(code, modifiers: .alt)
    case .character(let bytes, let missing, let modifiers):
      return addToCharacter(code, bytes, missing, modifiers)
    case .paste: return addToPaste(code)
    case .mouse(let bytes): return addToMouse(code, bytes)
    case .reply(let bytes): return addToReply(code, bytes)
    }
  }

  /// Nothing more is waiting: an Esc that stands alone is the key.
  mutating func endOfInput() -> Event? {
    guard case .escape = state else { return nil }
    state = .ground
    return .key(.escape)
  }

  private mutating func begin(_ code: Int, modifiers: Key.Modifiers) -> Event? {
    switch code {
    case 27: state = .escape
    case Code.pasteBegin: state = .paste
    case Code.mouse: state = .mouse([])
    case Code.backgroundReply: state = .reply([])
    case 0xc2...0xdf: state = .character(bytes: [UInt8(code)], missing: 1, modifiers: modifiers)
    case 0xe0...0xef: state = .character(bytes: [UInt8(code)], missing: 2, modifiers: modifiers)
    case 0xf0...0xf4: state = .character(bytes: [UInt8(code)], missing: 3, modifiers: modifiers)
    default: return KeyTable.key(for: code, modifiers: modifiers).map(Event.key)
    }
    return nil
  }

  private mutating func addToCharacter(
    _ code: Int, _ bytes: [UInt8], _ missing: Int, _ modifiers: Key.Modifiers
  ) -> Event? {
    guard (0x80...0xbf).contains(code) else {
      state = .ground
      return begin(code, modifiers: [])
    }
    let bytes = bytes + [UInt8(code)]
    guard missing == 1 else {
      state = .character(bytes: bytes, missing: missing - 1, modifiers: modifiers)
      return nil
    }
    state = .ground
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return nil
    }
    return .key(Key(.character(character), modifiers))
  }

  private mutating func addToPaste(_ code: Int) -> Event? {
    if code == Code.pasteEnd { return endPaste() }
    if code < 256 { pasted.append(UInt8(code)) }
    return nil
  }

  /// Ends a paste, also one whose end does not come; what has come of it is the paste.
  mutating func endPaste() -> Event? {
    defer { (state, pasted) = (.ground, []) }
    return isPasting ? .paste(String(decoding: pasted, as: UTF8.self)) : nil
  }

  // MARK: - Reports of the terminal

  /// SGR mouse reports, `CSI < button ; column ; row M` (`m` for a release): xterm, "Mouse Tracking".
  private mutating func addToMouse(_ code: Int, _ bytes: [UInt8]) -> Event? {
    if code == 27 || code > 255 { return cutShort(by: code) }
    let isPress = code == Int(UInt8(ascii: "M"))
    guard isPress || code == Int(UInt8(ascii: "m")) else {
      let isPart = (0x30...0x39).contains(code) || code == 0x3b
      state = isPart && bytes.count < 32 ? .mouse(bytes + [UInt8(code)]) : .ground
      return nil
    }
    state = .ground
    let numbers = bytes.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
    guard numbers.count == 3 else { return nil }
    let position = Position(column: numbers[1] - 1, row: numbers[2] - 1)
    return mouseKind(button: numbers[0], isPress: isPress).map {
      .mouse(Mouse($0, at: position))
    }
  }

  private func mouseKind(button: Int, isPress: Bool) -> Mouse.Kind? {
    let plain = button & ~0b11100
    switch plain {
    case 0: return isPress ? .press : .release
    case 32: return .drag
    case 64: return .wheel(-1)
    case 65: return .wheel(1)
    default: return nil
    }
  }

  /// The answer to OSC 11: `rgb:RRRR/GGGG/BBBB`, ended by BEL or ST.
  private mutating func addToReply(_ code: Int, _ bytes: [UInt8]) -> Event? {
    if code > 255 { return cutShort(by: code) }
    let isEnd = code == 7 || (code == Int(UInt8(ascii: "\\")) && bytes.last == 27)
    guard isEnd || bytes.count > 40 else {
      state = .reply(bytes + [UInt8(code)])
      return nil
    }
    state = .ground
    guard isEnd else { return nil }
    let text = String(decoding: bytes.filter { $0 > 27 }, as: UTF8.self)
    return Self.background(text).map(Event.background)
  }

  /// A report that never came to its end: what follows counts.
  private mutating func cutShort(by code: Int) -> Event? {
    state = .ground
    return begin(code, modifiers: [])
  }

  static func background(_ text: String) -> RGB? {
    guard text.hasPrefix("rgb:") else { return nil }
    let parts = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    let samples = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit),
        let value = Int(part, radix: 16)
      else { return nil }
      let largest = (1 << (4 * part.utf8.count)) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    guard samples.count == 3, parts.count == 3 else { return nil }
    return RGB(red: samples[0], green: samples[1], blue: samples[2])
  }
}
