package import LinkStackEngine

/// A change of the path in virtual time.
@MainActor
package final class SimulatedChange {
  /// The outcome, or `nil` while the change is under way.
  package private(set) var outcome: ChangeOutcome?

  /// The time at which the change ended, or `nil` while it is under way.
  package private(set) var end: Nanoseconds?

  init() {}

  func end(_ outcome: ChangeOutcome, at time: Nanoseconds) {
    self.outcome = outcome
    end = time
  }
}
