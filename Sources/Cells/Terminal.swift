/// What the toolkit needs of a terminal.
@MainActor
public protocol Terminal: AnyObject {
  /// Its size.
  var size: Size { get }
  /// The shape of its cells as of its size.
  var cellShape: CellShape { get }
  /// How many colours it shows.
  var depth: ColorDepth { get }
  /// Shows `surface`, and the cursor at `cursor` (hidden for `nil`).
  func present(_ surface: Surface, cursor: Position?)
  /// Waits until something happens, `wake` is called, or `milliseconds` have passed (`nil`: as long
  /// as it takes), and returns what happened, perhaps nothing.
  func events(waiting milliseconds: Int?) -> [Event]
  /// Ends a wait from any thread.
  nonisolated var wake: @Sendable () -> Void { get }
}

/// A terminal in memory: events go in by hand, the last surface can be looked at.
@MainActor
public final class MemoryTerminal: Terminal {
  /// Its size; setting it is followed by sending `.resize`.
  public var size: Size
  /// The shape that its cells pretend to have; setting it is followed by sending `.resize`.
  public var cellShape = CellShape.oneToTwo
  /// How many colours it pretends to show.
  public let depth: ColorDepth
  /// The surface shown last.
  public private(set) var surface: Surface
  /// Where the cursor stands; `nil` while hidden.
  public private(set) var cursor: Position?
  /// How many surfaces were shown.
  public private(set) var presentations = 0
  private var queue: [Event] = []

  /// A terminal of that size, truecolor when left out.
  public init(size: Size, depth: ColorDepth = .truecolor) {
    self.size = size
    self.depth = depth
    surface = Surface(size: size)
  }

  /// Keeps the surface to be looked at.
  public func present(_ surface: Surface, cursor: Position?) {
    self.surface = surface
    self.cursor = cursor
    presentations += 1
  }

  /// Adds an event to what `events` returns next.
  public func send(_ event: Event) { queue.append(event) }

  /// Returns what was sent; never waits.
  public func events(waiting milliseconds: Int?) -> [Event] {
    defer { queue = [] }
    return queue
  }

  /// Does nothing: it never waits.
  public nonisolated var wake: @Sendable () -> Void { {} }
}
