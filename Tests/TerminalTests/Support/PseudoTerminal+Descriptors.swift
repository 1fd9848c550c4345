import Glibc

extension PseudoTerminal {
  /// Our end of a new terminal, and the program's end with its path.
  static func open(
    columns: Int, rows: Int
  ) throws(SystemError) -> (controller: Int32, terminal: Int32, path: String) {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    try SystemError.check("openpty", openpty(&controller, &terminal, &name, nil, nil))
    for descriptor in [controller, terminal] { closeOnExec(descriptor) }
    try SystemError.check("fcntl", fcntl(controller, F_SETFL, O_NONBLOCK))
    try setSize(of: controller, columns: columns, rows: rows)
    let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (controller, terminal, String(decoding: path, as: UTF8.self))
  }

  /// `cell` is what a cell measures in pixels; 0 for a terminal that does not tell.
  static func setSize(
    of controller: Int32, columns: Int, rows: Int, cell: (width: Int, height: Int) = (0, 0)
  ) throws(SystemError) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    size.ws_xpixel = UInt16(columns * cell.width)
    size.ws_ypixel = UInt16(rows * cell.height)
    try SystemError.check("TIOCSWINSZ", ioctl(controller, UInt(TIOCSWINSZ), &size))
  }

  static func makePipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try SystemError.check("pipe", pipe(&ends))
    for descriptor in ends { closeOnExec(descriptor) }
    try SystemError.check("fcntl", fcntl(ends[0], F_SETFL, O_NONBLOCK))
    return (ends[0], ends[1])
  }

  /// Keeps a descriptor from programs that are started later: a terminal hangs up only when nobody
  /// has our end any more.
  private static func closeOnExec(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  // MARK: - Settings

  /// Whether the terminal edits lines, echoes them, makes signals of keys and line ends of returns,
  /// as a shell expects it.
  var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(controller, &settings) == 0 else { return false }
    let local = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & local == local && settings.c_iflag & tcflag_t(ICRNL) != 0
      && settings.c_oflag & tcflag_t(OPOST) != 0
  }
}
