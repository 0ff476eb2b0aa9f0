import LinkStackEngine
package import NavigationShim
package import SwiftUI

extension EmulatedApp {
  /// Launches an app whose stacks of the shim's are shown by a host, in the app's virtual time.
  ///
  /// - Parameters:
  ///   - host: What shows the stacks.
  ///   - warnings: Where the shim's warnings go.
  package convenience init<Content: View>(
    stacks host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    storage: EmulatedStorage = EmulatedStorage(),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) {
    let time = EmulatedTime()
    let clock = EmulatedClock(time)
    let animations = AnimationSwitch(
      isOn: { time.areAnimationsEnabled },
      turn: { time.areAnimationsEnabled = $0 }
    )
    let content = content()
    var behavior = behavior
    behavior.selectsRowsWhenEditingOnly = host == .links
    self.init(behavior: behavior, storage: storage, time: time) {
      content
        .navigationHost(host)
        .environment(\.navigationConfiguration.scheduler, clock)
        .environment(\.navigationConfiguration.animations, animations)
        .environment(\.navigationConfiguration.warnings, warnings.log)
    }
    clock.app = self
  }
}

/// Wake-ups from the virtual time of an emulated app.
@MainActor
final class EmulatedClock: AppScheduler {
  private let time: EmulatedTime

  /// The app; `nil` while it is being launched.
  weak var app: EmulatedApp?

  var isAppInBackground: Bool { app?.isLeft == true }

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
