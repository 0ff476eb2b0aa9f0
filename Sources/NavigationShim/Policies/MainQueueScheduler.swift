import Dispatch
package import LinkStack

/// Wake-ups from the main queue.
@MainActor
package final class MainQueueScheduler: WakeScheduler {
  package static let shared = MainQueueScheduler()

  private var pending: [UInt64: @MainActor () -> Void] = [:]
  private var lastNumber: UInt64 = 0

  package func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void)
    -> WakeToken
  {
    lastNumber += 1
    let number = lastNumber
    pending[number] = wake
    // `Task.sleep` would do as well, but for its crashes where concurrency is deployed backwards.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) {
      Task { @MainActor in Self.shared.wake(number) }
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
