package import LinkStackEngine

/// A change of the path in virtual time.
@MainActor
package final class SimulatedChange {
  package private(set) var outcome: ChangeOutcome?
  package private(set) var end: Nanoseconds?

  init() {}

  func end(_ outcome: ChangeOutcome, at time: Nanoseconds) {
    self.outcome = outcome
    end = time
  }
}
