import LinkStackEngine

/// Wake-ups that come when the test says so.
@MainActor
final class ManualScheduler: WakeScheduler {
  private var due: [(token: WakeToken, wake: @MainActor () -> Void)] = []
  private var lastNumber: UInt64 = 0

  var count: Int { due.count }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    lastNumber += 1
    due.append((WakeToken(lastNumber), wake))
    return WakeToken(lastNumber)
  }

  func cancel(_ token: WakeToken) {
    due.removeAll { $0.token == token }
  }

  /// Ends a turn of the main queue.
  func run() {
    while !due.isEmpty { due.removeFirst().wake() }
  }
}
