/// Milliseconds that only go forward. Tests use one that they move by hand.
@MainActor
public protocol Clock: AnyObject {
  /// Milliseconds since some fixed moment.
  var milliseconds: Int { get }
}

/// The machine's monotonic clock.
public final class MonotonicClock: Clock {
  private let start = ContinuousClock.now

  /// A clock that begins at 0.
  public init() {}

  /// Milliseconds since the clock was made.
  public var milliseconds: Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

/// Runs slides and fades. A key finishes them all, so that none ever delays it.
public final class Animator {
  /// How an animation runs.
  nonisolated public enum Curve: String, Sendable {
    /// The same speed throughout.
    case linear
    /// Fast first, then slower.
    case easeOut
  }

  /// One animation that is under way.
  public final class Animation {
    let start: Int
    let duration: Int
    let curve: Curve
    let update: (Double) -> Void
    let completion: () -> Void
    private(set) var isCancelled = false

    init(
      start: Int, duration: Int, curve: Curve, update: @escaping (Double) -> Void,
      completion: @escaping () -> Void
    ) {
      self.start = start
      self.duration = duration
      self.curve = curve
      self.update = update
      self.completion = completion
    }

    /// Ends it where it is; its completion is not called.
    public func cancel() { isCancelled = true }

    func progress(at now: Int) -> Double {
      let linear = duration == 0 ? 1 : min(1, Double(now - start) / Double(duration))
      return curve == .linear ? linear : 1 - (1 - linear) * (1 - linear)
    }
  }

  /// Milliseconds between two frames.
  public static let frameInterval = 16

  /// Whether anything moves at all; without, animations end at once.
  public let isEnabled: Bool
  private let clock: any Clock
  private var running: [Animation] = []

  /// An animator that goes by `clock`.
  public init(clock: any Clock, isEnabled: Bool) {
    self.clock = clock
    self.isEnabled = isEnabled
  }

  /// Whether an animation is under way.
  public var isRunning: Bool { !running.isEmpty }

  /// Calls `update` with 0 to 1 over that time, then `completion`.
  @discardableResult
  public func animate(
    milliseconds: Int, curve: Curve = .easeOut, update: @escaping (Double) -> Void,
    completion: @escaping () -> Void
  ) -> Animation {
    let animation = Animation(
      start: clock.milliseconds, duration: isEnabled ? milliseconds : 0, curve: curve,
      update: update, completion: completion)
    if isEnabled {
      running.append(animation)
    } else {
      update(1)
      completion()
    }
    return animation
  }

  /// Moves all animations to the present moment and completes those that are over.
  public func advance() {
    let now = clock.milliseconds
    finish { $0.progress(at: now) >= 1 }
    for animation in running { animation.update(animation.progress(at: now)) }
  }

  /// Ends all animations in their final state.
  public func finishAll() { finish { _ in true } }

  private func finish(where isOver: (Animation) -> Bool) {
    running.removeAll(where: \.isCancelled)
    let ended = running.filter(isOver)
    running.removeAll(where: isOver)
    for animation in ended where !animation.isCancelled {
      animation.update(1)
      animation.completion()
    }
  }
}
