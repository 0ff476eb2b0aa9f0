package import LinkStackEngine
package import SwiftUI

extension EnvironmentValues {
  /// Where stacks of links get their wake-ups; `nil` for the main queue.
  ///
  /// A hook for tests, which put virtual time in here.
  package var navigationWakeScheduler: (any WakeScheduler)? {
    get { self[WakeSchedulerKey.self] }
    set { self[WakeSchedulerKey.self] = newValue }
  }
}

private struct WakeSchedulerKey: EnvironmentKey {
  static var defaultValue: (any WakeScheduler)? { nil }
}
