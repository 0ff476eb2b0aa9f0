/// Somebody who waits for the outcome of a change.
@usableFromInline
enum Waiter: Sendable {
  /// Indirect, as the size of a continuation is known at run time alone, and then so would be that
  /// of whatever holds a waiter: a driver would ask for it at each event.
  indirect case continuation(CheckedContinuation<NavigationOutcome, Never>)
  case completion(@MainActor @Sendable (NavigationOutcome) -> Void)

  @usableFromInline
  @MainActor
  func resume(with outcome: NavigationOutcome) {
    switch self {
    case .continuation(let continuation): continuation.resume(returning: outcome)
    case .completion(let completion): completion(outcome)
    }
  }

  /// Tells the outcome from where the main actor isn't at hand.
  func resumeLater(with outcome: NavigationOutcome) {
    switch self {
    case .continuation(let continuation):
      continuation.resume(returning: outcome)
    case .completion(let completion):
      Task { @MainActor in completion(outcome) }
    }
  }
}
