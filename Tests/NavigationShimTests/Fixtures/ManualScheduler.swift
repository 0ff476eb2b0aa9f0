import LinkStackEngine

@testable import NavigationShim

/// Wake-ups that the test makes.
@MainActor
final class ManualScheduler: WakeScheduler {
  private var due: [(token: WakeToken, delay: Nanoseconds, wake: @MainActor () -> Void)] = []
  private var lastNumber: UInt64 = 0

  let now = Nanoseconds.zero

  var count: Int { due.count }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    lastNumber += 1
    due.append((WakeToken(lastNumber), delay, wake))
    return WakeToken(lastNumber)
  }

  func cancel(_ token: WakeToken) { due.removeAll { $0.token == token } }

  /// Ends a turn of the main queue.
  func run() { while !due.isEmpty { due.removeFirst().wake() } }

  /// Ends a turn of the main queue, and waits for what it has begun to write.
  func runToDisk() async {
    run()
    await PathFile.waitForQueue()
  }
}
