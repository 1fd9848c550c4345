import Synchronization

/// Background work: counted before it starts, its results handed back to the main actor by the loop.
public final class BackgroundWork {
  private let results: Results
  private let wake: @Sendable () -> Void
  /// How many pieces of work have not been handed back yet.
  public private(set) var count = 0

  /// Work whose results wake the loop by calling `wake`.
  public init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
    results = Results()
  }

  /// Runs `work` off the main actor, then `completion` on it, in a later turn of the loop.
  public func start<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value, completion: @escaping @MainActor (Value) -> Void
  ) {
    count += 1
    let (results, wake) = (results, wake)
    Task.detached(priority: .userInitiated) {
      let value = await work()
      results.post { completion(value) }
      wake()
    }
  }

  /// Runs the completions that have come in. True where there were any.
  public func deliver() -> Bool {
    let completions = results.take()
    count -= completions.count
    for completion in completions { completion() }
    return !completions.isEmpty
  }
}

nonisolated private final class Results: Sendable {
  private let posted = Mutex<[@MainActor () -> Void]>([])

  nonisolated init() {}

  nonisolated func post(_ completion: sending @escaping @MainActor () -> Void) {
    posted.withLock { $0.append(completion) }
  }

  nonisolated func take() -> [@MainActor () -> Void] {
    posted.withLock { completions in
      defer { completions = [] }
      return completions
    }
  }
}
