import Combine
import Foundation
import LinkStack

/// The apps that have become inactive, as stacks have seen it.
///
/// A stack that is made meanwhile has missed that, and those that have seen it may be gone by then.
@MainActor
final class InactiveApps {
  static let shared = InactiveApps()

  /// An app, by what its stacks have in common: in tests, several apps share a process.
  private struct App {
    weak var scheduler: (any WakeScheduler)?

    /// Where no stack is left, nobody else sees the return.
    let activation: AnyCancellable
  }

  private var apps: [App] = []

  private init() {}

  /// Notes that the app of a scheduler has become inactive, or is active again.
  func note(_ isInactive: Bool, on scheduler: any WakeScheduler) {
    guard isInactive != contains(scheduler) else { return }
    apps.removeAll { $0.scheduler == nil || $0.scheduler === scheduler }
    guard isInactive else { return }
    let activation = NotificationCenter.default.publisher(for: AppActivity.activation)
      .sink { [weak self, weak scheduler] _ in
        if let scheduler { self?.note(false, on: scheduler) }
      }
    apps.append(App(scheduler: scheduler, activation: activation))
  }

  /// Whether the app of a scheduler is known to be inactive.
  func contains(_ scheduler: any WakeScheduler) -> Bool {
    apps.contains { $0.scheduler === scheduler }
  }
}
