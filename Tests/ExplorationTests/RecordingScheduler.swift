import LinkStackEngine
import NavigationShimTesting

/// A scheduler that notes when its one timer fires.
@MainActor
final class RecordingScheduler: WakeScheduler {
  /// How many events the host had had when the timer fired.
  var firings: [Int] = []

  /// The number of the host's events.
  var eventCount: () -> Int = { 0 }

  /// Whether the timer runs.
  private(set) var isPending = false

  private let time: VirtualTime

  init(_ time: VirtualTime) {
    self.time = time
  }

  func schedule(
    after delay: Nanoseconds,
    _ wake: @escaping @MainActor () -> Void
  ) -> WakeToken {
    isPending = true
    return time.schedule(after: delay) { [unowned self] in
      isPending = false
      firings.append(eventCount())
      wake()
    }
  }

  func cancel(_ token: WakeToken) {
    isPending = false
    time.cancel(token)
  }
}
