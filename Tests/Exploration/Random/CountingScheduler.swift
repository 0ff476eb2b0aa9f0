import LinkStackEngine
import NavigationShimTesting

/// A scheduler that knows how many of its wake-ups are still to come.
@MainActor
final class CountingScheduler: WakeScheduler {
  /// The most wake-ups that were to come at the same time.
  private(set) var most = 0

  private var pending: Set<WakeToken> = []
  private let time: VirtualTime

  var pendingCount: Int { pending.count }

  init(_ time: VirtualTime) {
    self.time = time
  }

  func schedule(
    after delay: Nanoseconds,
    _ wake: @escaping @MainActor () -> Void
  ) -> WakeToken {
    let box = TokenBox()
    let token = time.schedule(after: delay) { [weak self] in
      if let token = box.token { self?.pending.remove(token) }
      wake()
    }
    box.token = token
    pending.insert(token)
    most = max(most, pending.count)
    return token
  }

  func cancel(_ token: WakeToken) {
    pending.remove(token)
    time.cancel(token)
  }

  private final class TokenBox {
    var token: WakeToken?
  }
}
