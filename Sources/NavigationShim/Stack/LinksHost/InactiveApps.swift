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
  }

  private var apps: [App] = []

  init() {
    // Where no stack is left, nobody else sees the return.
    _ = NotificationCenter.default.addObserver(
      forName: AppActivity.activation,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.apps = [] }
    }
  }

  func note(_ isInactive: Bool, on scheduler: any WakeScheduler) {
    apps.removeAll { $0.scheduler == nil || $0.scheduler === scheduler }
    if isInactive { apps.append(App(scheduler: scheduler)) }
  }

  func contains(_ scheduler: any WakeScheduler) -> Bool {
    apps.contains { $0.scheduler === scheduler }
  }
}
