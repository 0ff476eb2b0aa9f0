public import LinkStackEngine

/// A change of the path in virtual time.
@MainActor
public final class SimulatedChange {
  /// How the change ended, or `nil` while it is under way.
  public private(set) var outcome: NavigationOutcome?

  /// When the change ended, or `nil` while it is under way.
  public private(set) var endTime: Nanoseconds?

  init() {}

  func end(_ outcome: NavigationOutcome, at time: Nanoseconds) {
    self.outcome = outcome
    endTime = time
  }
}
