import CNcurses
import CPosix
public import Cells
import Glibc

/// A terminal, that at standard input and output unless told otherwise, through ncurses: bytes in,
/// events out; surfaces in, the screen out. The only caller of ncurses.
public final class CursesTerminal: Terminal {
  /// What to use of the terminal.
  public struct Options: Sendable {
    /// How many colours to send.
    public var depth: ColorDepth
    /// Whether to take the mouse; without, the terminal's own selection works.
    public var usesMouse: Bool
    /// Whether to ask the terminal for its background colour.
    public var asksBackground: Bool
    /// The shape of its cells; `nil` for what it tells.
    public var cellShape: CellShape?
    /// A descriptor to wait for besides the terminal.
    public var descriptor: Int32?
    /// The terminal's descriptor that keys are read from.
    public var input: Int32
    /// The terminal's descriptor that is drawn on.
    public var output: Int32

    /// A choice of these.
    public init(
      depth: ColorDepth, usesMouse: Bool, asksBackground: Bool, cellShape: CellShape? = nil,
      descriptor: Int32? = nil, input: Int32 = 0, output: Int32 = 1
    ) {
      self.cellShape = cellShape
      self.descriptor = descriptor
      self.input = input
      self.output = output
      self.depth = depth
      self.usesMouse = usesMouse
      self.asksBackground = asksBackground
    }
  }

  /// How many colours it is sent.
  public let depth: ColorDepth
  /// Its size as of the last `.resize`.
  public var size: Size { dimensions.size }
  /// The shape of its cells as of the last `.resize`.
  public var cellShape: CellShape { options.cellShape ?? dimensions.cellShape }
  /// The signal that asked for the end of the program; `nil` where none has.
  public private(set) var endingSignal: Int32?
  /// Ends a wait from any thread.
  public nonisolated let wake: @Sendable () -> Void
  private var dimensions: TerminalDimensions
  private let options: Options
  private let screen: OpaquePointer
  private let signals: Int32
  private let wakeUps: Int32
  private let frame: FrameBuffer
  private var parser = InputParser()
  private var reducer: ColorReducer
  private var pairs: PairPool
  private var shown: Surface
  private var isActive = true

  // MARK: - Beginning and end

  /// Takes the terminal over: alternate screen, raw keys.
  public init(_ options: Options) throws(TerminalError) {
    guard isatty(options.input) == 1, isatty(options.output) == 1 else { throw .notATerminal }
    cposix_keep_memory()
    let events = cposix_event_descriptor()
    signals = cposix_signal_descriptor()
    guard signals >= 0, events >= 0 else { throw .system(errno) }
    wakeUps = events
    wake = { cposix_wake(events) }
    // Before ncurses changes the terminal's settings: they are what a crash has to bring back.
    cposix_restore_on_crash(options.output, Modes.lastBreath, Modes.lastBreath.utf8.count)
    frame = try FrameBuffer(terminal: options.output)
    guard let input = fdopen(options.input, "r") else { throw .system(errno) }
    screen = try Self.open(depth: options.depth, Files(input: input, output: frame.file))
    reducer = ColorReducer(depth: options.depth)
    self.options = options
    depth = options.depth
    if depth > .none {
      start_color()
      use_default_colors()
    }
    pairs = PairPool(capacity: max(1, min(Int(shim_pairs()), 32_768) - 1))
    dimensions = Self.dimensions(of: options.output)
    shown = Surface(size: dimensions.size)
    configure()
  }

  /// Gives the terminal back as it was. Called on every way out that can still run code; the crash
  /// handler does the same with what it is allowed to.
  public func restore() {
    guard isActive else { return }
    isActive = false
    leaveModes()
    endwin()
    cposix_restore_on_crash(0, nil, 0)
  }

  /// Ends the process as that signal does where nobody has blocked it.
  public static func end(by number: Int32) {
    signal(number, SIG_DFL)
    cposix_unblock()
    raise(number)
  }

  private func configure() {
    // Without a look for typed keys in the middle of a frame: all of it is drawn.
    typeahead(-1)
    raw()
    noecho()
    nonl()
    _ = shim_keypad()
    _ = shim_nodelay()
    defineKeys()
    resizeterm(Int32(size.rows), Int32(size.columns))
    enterModes()
    if options.asksBackground { send("\u{1b}]11;?\u{7}") }
  }

  private func defineKeys() {
    define_key("\u{1b}[200~", Int32(InputParser.Code.pasteBegin))
    define_key("\u{1b}[201~", Int32(InputParser.Code.pasteEnd))
    define_key("\u{1b}[<", Int32(InputParser.Code.mouse))
    define_key("\u{1b}]11;", Int32(InputParser.Code.backgroundReply))
    for (index, entry) in KeyTable.modified.enumerated() {
      define_key(entry.sequence, Int32(InputParser.Code.modifiedKeys + index))
    }
  }

  private func enterModes() { send(Modes.enter(mouse: options.usesMouse)) }
  private func leaveModes() { send(Modes.leave) }

  private func send(_ text: String) {
    _ = text.withCString { write(options.output, $0, strlen($0)) }
  }

  // MARK: - Output

  /// Sends what differs from the surface shown before, in one piece.
  public func present(_ surface: Surface, cursor: Position?) {
    guard isActive else { return }
    pairs.beginFrame()
    keepPairs(of: surface)
    for change in surface.changes(from: shown) {
      put(surface, row: change.row, columns: change.columns)
    }
    shown = surface
    frame.write {
      place(cursor)
      refresh()
    }
  }

  /// Stamps the pairs of cells that stay, so that no new cell takes theirs.
  private func keepPairs(of surface: Surface) {
    guard depth > .none else { return }
    var previous: Cell?
    for cell in surface.cells {
      let isSame =
        cell.foreground == previous?.foreground && cell.background == previous?.background
      previous = cell
      guard !isSame else { continue }
      pairs.keep(foreground: number(of: cell.foreground), background: number(of: cell.background))
    }
  }

  private func put(_ surface: Surface, row: Int, columns: Range<Int>) {
    var cells: [ShimCell] = []
    cells.reserveCapacity(columns.count)
    var previous: (cell: Cell, attributes: UInt32, pair: Int32)?
    for column in columns {
      let cell = surface[Position(column: column, row: row)]
      guard cell.glyph != .continuation else { continue }
      if let last = previous, last.cell.hasLooks(of: cell) {
        cells.append(ShimCell(cell.glyph, last.attributes, last.pair))
        continue
      }
      let looks = (attributes(of: cell), depth > .none ? pair(of: cell) : 0)
      previous = (cell, looks.0, looks.1)
      cells.append(ShimCell(cell.glyph, looks.0, looks.1))
    }
    // A run may begin in the middle of a wide glyph that stays.
    let first = columns.first { surface[Position(column: $0, row: row)].glyph != .continuation }
    guard let first else { return }
    shim_put(Int32(row), Int32(first), cells, Int32(cells.count))
  }

  private func pair(of cell: Cell) -> Int32 {
    pairs.pair(foreground: number(of: cell.foreground), background: number(of: cell.background))
  }

  private func number(of color: Color) -> Int32 {
    switch reducer.reduced(color) {
    case .terminal: -1
    case .indexed(let index): depth == .truecolor ? 0x100_0000 + Int32(index) : Int32(index)
    case .rgb(let rgb): Int32(rgb.value)
    }
  }

  private func attributes(of cell: Cell) -> UInt32 {
    var bits: UInt32 = 0
    if cell.attributes.contains(.bold) { bits |= shim_bold() }
    if cell.attributes.contains(.dim) { bits |= shim_dim() }
    if cell.attributes.contains(.italic) { bits |= shim_italic() }
    if cell.attributes.contains(.underline) { bits |= shim_underline() }
    if cell.attributes.contains(.reverse) { bits |= shim_reverse() }
    return bits
  }

  private func place(_ cursor: Position?) {
    if let cursor {
      move(Int32(cursor.row), Int32(cursor.column))
      curs_set(1)
    } else {
      curs_set(0)
    }
  }

  // MARK: - Input

  /// How long a paste may be silent, in milliseconds. Then its end is lost, and the keyboard would be.
  private static let pastePatience = 3_000

  /// Polls the terminal, the signals and the wake-ups; the only place that waits.
  public func events(waiting milliseconds: Int?) -> [Event] {
    var descriptors = [options.input, signals, wakeUps, options.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let patience = parser.isPasting ? Self.pastePatience : nil
    let timeout =
      [milliseconds, patience].compactMap(\.self).min().map { Int32(clamping: $0) } ?? -1
    guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else {
      return [parser.endPaste()].compactMap(\.self)
    }
    if descriptors[2].revents != 0 { cposix_clear(wakeUps) }
    var events = descriptors[1].revents != 0 ? signalEvents() : []
    if descriptors[0].revents & Int16(POLLIN) != 0 { events += keyEvents() }
    if descriptors[3].revents & Int16(POLLIN) != 0 { events.append(.descriptorReady) }
    let gone = Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL)
    if descriptors[0].revents & gone != 0 { events.append(terminalIsGone()) }
    return events
  }

  /// Poll may tell before the signal does.
  private func terminalIsGone() -> Event {
    if endingSignal == nil { endingSignal = SIGHUP }
    return .hangup
  }

  private func keyEvents() -> [Event] {
    var events: [Event] = []
    var isFirst = true
    while true {
      let code = shim_getch()
      guard code != ERR else {
        if isFirst, isAtEnd { events.append(terminalIsGone()) }
        break
      }
      isFirst = false
      if let event = parser.take(Int(code)) { events.append(event) }
    }
    if let event = parser.endOfInput() { events.append(event) }
    return suspendingAtControlZ(events)
  }

  /// A descriptor that polls as readable but has nothing is a terminal that was closed.
  private var isAtEnd: Bool {
    var count: Int32 = 0
    return ioctl(options.input, UInt(FIONREAD), &count) != 0 || count == 0
  }

  private func suspendingAtControlZ(_ events: [Event]) -> [Event] {
    events.map { event in
      guard event == .key(.control("z")) else { return event }
      return suspend()
    }
  }

  private func signalEvents() -> [Event] {
    var events: [Event] = []
    while true {
      switch cposix_next_signal(signals) {
      case 0: return events
      case SIGWINCH: events.append(resize())
      case SIGTSTP: events.append(suspend())
      case SIGCONT: events.append(resume())
      case let number:
        endingSignal = number
        events.append(.hangup)
      }
    }
  }

  private func resize() -> Event {
    dimensions = Self.dimensions(of: options.output)
    resizeterm(Int32(size.rows), Int32(size.columns))
    shim_redraw_all()
    erase()
    shown = Surface(size: size)
    return .resize(size)
  }

  private func suspend() -> Event {
    leaveModes()
    endwin()
    cposix_stop()
    return resume()
  }

  private func resume() -> Event {
    refresh()
    _ = shim_keypad()
    enterModes()
    return resize()
  }
}
