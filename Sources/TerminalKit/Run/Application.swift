public import Cells

/// The loop: waits for events, gives each to the window, then lays out, draws and presents.
public final class Application {
  /// The window that takes the events.
  public let window: Window
  /// Work off the main actor.
  public let work: BackgroundWork
  /// Asked for keys that no responder in the window took.
  public var unhandledKey: ((Key) -> Void)?
  /// Told of each event before it is dealt with.
  public var willHandle: ((Event) -> Void)?
  /// Called before each layout: the place to bring hints and titles up to date.
  public var willLayout: (() -> Void)?
  /// Told of events that concern the terminal as a whole: its background, its end.
  public var terminalEvent: ((Event) -> Void)?
  private let terminal: any Terminal
  private let clock: any Clock
  private var isRunning = false
  private var timers: [(id: Int, due: Int, action: () -> Void)] = []
  private var nextTimer = 0

  /// An application on that terminal.
  public init(terminal: any Terminal, window: Window, clock: any Clock) {
    self.terminal = terminal
    self.window = window
    self.clock = clock
    work = BackgroundWork(wake: terminal.wake)
    window.frame = Rect(origin: .zero, size: terminal.size)
    window.cellShape = terminal.cellShape
  }

  // MARK: - The loop

  /// Runs until `stop()` or until the terminal is gone.
  public func run() {
    isRunning = true
    refresh()
    while isRunning {
      let events = terminal.events(waiting: waitingTime)
      for event in events where isRunning { handle(event) }
      if tick() || !events.isEmpty { refresh() }
    }
  }

  /// Ends `run()` after the present event.
  public func stop() { isRunning = false }

  /// One turn for one event: handling, then layout, drawing and presenting.
  public func step(_ event: Event) {
    handle(event)
    refresh()
  }

  /// Moves timers and animations to the present moment and takes in finished work. True where
  /// something may look different now.
  @discardableResult
  public func tick() -> Bool {
    let isMoving = window.animator.isRunning
    window.animator.advance()
    let hadTimers = fireTimers()
    let hadResults = work.deliver()
    window.runDeferred()
    return isMoving || hadTimers || hadResults
  }

  /// Waits until all background work has been handed back; tests call it in place of sleeping.
  public func idle() async {
    while work.count > 0 {
      if !work.deliver() { await Task.yield() }
    }
    window.runDeferred()
    refresh()
  }

  /// Lays out, draws and presents.
  public func refresh() {
    willLayout?()
    window.layoutIfNeeded()
    terminal.present(window.render(), cursor: window.cursorPosition)
  }

  // MARK: - Timers

  /// Has `action` called once, that many milliseconds from now.
  @discardableResult
  public func after(milliseconds: Int, _ action: @escaping () -> Void) -> Int {
    nextTimer += 1
    timers.append((nextTimer, clock.milliseconds + milliseconds, action))
    return nextTimer
  }

  /// Takes back a timer.
  public func cancel(timer: Int) { timers.removeAll { $0.id == timer } }

  private func fireTimers() -> Bool {
    let now = clock.milliseconds
    let due = timers.filter { $0.due <= now }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.action() }
    return !due.isEmpty
  }

  private var waitingTime: Int? {
    if window.animator.isRunning { return Animator.frameInterval }
    return timers.map(\.due).min().map { max(0, $0 - clock.milliseconds) }
  }

  // MARK: - Events

  private func handle(_ event: Event) {
    willHandle?(event)
    switch event {
    case .key(let key):
      finishAnimations()
      if window.send(key) == .passed { unhandledKey?(key) }
    case .paste(let text):
      finishAnimations()
      window.send(paste: text)
    case .mouse(let mouse):
      if mouse.kind == .press { finishAnimations() }
      window.send(mouse)
    case .resize(let size):
      window.frame = Rect(origin: .zero, size: size)
      window.cellShape = terminal.cellShape
      window.setNeedsLayout()
    case .hangup:
      terminalEvent?(event)
      stop()
    case .background, .resumed, .descriptorReady: terminalEvent?(event)
    }
    window.runDeferred()
    window.layoutIfNeeded()
  }

  private func finishAnimations() {
    window.animator.finishAll()
    window.runDeferred()
  }
}
