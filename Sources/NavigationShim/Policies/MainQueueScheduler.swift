import Combine
import Dispatch
import Foundation
package import LinkStackEngine

/// Wake-ups from the main queue.
@MainActor
package final class MainQueueScheduler: AppScheduler {
  package static let shared = MainQueueScheduler()

  package private(set) var isAppActive = true

  private var activity: [AnyCancellable] = []
  private var lastNews = LastNews()

  private var pending: [UInt64: @MainActor () -> Void] = [:]
  private var lastNumber: UInt64 = 0

  init() {
    activity = [
      NotificationCenter.default.publisher(for: AppNotifications.activation)
        .sink { @Sendable [weak self] _ in self?.appChanged(isActive: true) },
      NotificationCenter.default.publisher(for: AppNotifications.deactivation)
        .sink { @Sendable [weak self] _ in self?.appChanged(isActive: false) },
    ]
  }

  /// Follows what any thread may have posted.
  nonisolated private func appChanged(isActive isAppActive: Bool) {
    MainThread.run { time in
      if self.lastNews.observe(time) { self.isAppActive = isAppActive }
    }
  }

  package func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void)
    -> WakeToken
  {
    lastNumber += 1
    let number = lastNumber
    pending[number] = wake
    // `Task.sleep` would do as well, but for its crashes where concurrency is deployed backwards.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) {
      Task { @MainActor in self.wake(number) }
    }
    return WakeToken(number)
  }

  package func cancel(_ token: WakeToken) {
    pending[token.number] = nil
  }

  private func wake(_ number: UInt64) {
    pending.removeValue(forKey: number)?()
  }
}

/// A source of wake-ups that also knows whether its app is active.
///
/// A stack that is made while the app is inactive has missed the notification, and so have all others
/// where there were none.
@MainActor
package protocol AppScheduler: WakeScheduler {
  /// Whether the app is active, as far as that is known.
  var isAppActive: Bool { get }
}
