import Foundation
import LinkStackEngine
import TestSupport
import Testing

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

  /// Does what is due by now with a delay that isn't longer, and not what comes of it.
  func runOnce(upTo longest: Delay) {
    for entry in due where entry.delay <= longest.duration {
      guard let index = due.firstIndex(where: { $0.token == entry.token }) else { continue }
      due.remove(at: index).wake()
    }
  }

  /// Ends a turn of the main queue, and waits for what it has begun to write.
  func runToDisk() async {
    run()
    await PathFile.waitForQueue()
  }
}
