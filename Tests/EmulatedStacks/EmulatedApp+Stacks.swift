public import NavigationShim
public import SwiftUI

extension EmulatedApp {
  /// Launches an app whose stacks of the shim's are shown by a host, in the app's virtual time.
  ///
  /// - Parameters:
  ///   - host: What shows the stacks.
  ///   - warnings: Where the shim's warnings go.
  public convenience init<Content: View>(
    stacks host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    storage: EmulatedStorage = EmulatedStorage(),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) {
    let time = EmulatedTime()
    let clock = EmulatedClock(time)
    let content = content()
    self.init(behavior: behavior, storage: storage, time: time) {
      content
        .navigationHost(host)
        .environment(\.navigationConfiguration.scheduler, clock)
        .environment(\.navigationConfiguration.warnings, warnings.log)
    }
    clock.app = self
  }
}
