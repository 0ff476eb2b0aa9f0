import LinkStackEngine
import NavigationShim
import SwiftUI

/// Wake-ups from the virtual time of an emulated app.
@MainActor
final class EmulatedClock: AppScheduler {
  private let time: EmulatedTime

  /// The app; `nil` while it is being launched.
  weak var app: EmulatedApp?

  var isAppActive: Bool { app?.isLeft != true }

  init(_ time: EmulatedTime) {
    self.time = time
  }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    WakeToken(UInt64(time.schedule(after: delay.count, wake)))
  }

  func cancel(_ token: WakeToken) {
    time.cancel(Int(token.number))
  }
}
