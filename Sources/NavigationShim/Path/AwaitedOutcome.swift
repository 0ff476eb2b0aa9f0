/// The outcome that one caller waits for: the first one that is given.
///
/// An object that is released without an outcome gives `detached`. So no caller waits for ever, whatever has dropped the
/// wait: a stack, a scheduler, or a transition that UIKit forgets.
@MainActor
final class AwaitedOutcome {
  private var continuation: CheckedContinuation<NavigationOutcome, Never>?

  private init(_ continuation: CheckedContinuation<NavigationOutcome, Never>) {
    self.continuation = continuation
  }

  deinit { continuation?.resume(returning: .detached) }

  func give(_ outcome: NavigationOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  /// Begins something that gives an outcome, and waits for it, or until the task is cancelled.
  static func wait(_ begin: (AwaitedOutcome) -> Void) async -> NavigationOutcome {
    let caller = Caller()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome = AwaitedOutcome(continuation)
        caller.outcome = outcome
        begin(outcome)
      }
    } onCancel: {
      Task { @MainActor in caller.outcome?.give(.cancelled) }
    }
  }

  /// The task that waits, which doesn't retain its outcome.
  @MainActor
  private final class Caller {
    weak var outcome: AwaitedOutcome?
  }
}
