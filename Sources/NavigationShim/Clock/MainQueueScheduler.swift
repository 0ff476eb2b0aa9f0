import Combine
import Dispatch
import Foundation
package import LinkStackEngine

@MainActor
package final class MainQueueScheduler: AppScheduler {
  package static let shared = MainQueueScheduler()

  package private(set) var isAppInBackground = false

  private var activity: [AnyCancellable] = []
  private var latestReport = MainThread.LatestReport()

  private var pending: [UInt64: @MainActor () -> Void] = [:]
  private var lastNumber: UInt64 = 0

  init() {
    activity = [
      NotificationCenter.default.publisher(for: AppNotifications.activation)
        .sink { @Sendable [weak self] _ in self?.appChanged(isInBackground: false) },
      NotificationCenter.default.publisher(for: AppNotifications.background)
        .sink { @Sendable [weak self] _ in self?.appChanged(isInBackground: true) },
    ]
  }

  nonisolated private func appChanged(isInBackground: Bool) {
    MainThread.run { time in
      if self.latestReport.observe(time) { self.isAppInBackground = isInBackground }
    }
  }

  package var now: Nanoseconds { Nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  package func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void)
    -> WakeToken
  {
    lastNumber += 1
    let number = lastNumber
    pending[number] = wake
    // `Task.sleep` crashes where concurrency is deployed to older systems.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) {
      MainThread.run { _ in self.pending.removeValue(forKey: number)?() }
    }
    return WakeToken(number)
  }

  package func cancel(_ token: WakeToken) {
    pending[token.number] = nil
  }
}
