package import LinkStackEngine

/// A change of the path in virtual time.
///
/// ```swift
/// let stack = SimulatedStack<String>()
/// let change = stack.open(["order", "item"])
/// stack.finish()
/// print(change.outcome as Any, change.endTime as Any)  // presented, and a time in seconds
/// ```
///
/// In an app, call `navigate(_:)` on a `Navigator` or a `PathStore`. The class is isolated to the main actor.
@MainActor
public final class SimulatedChange {
  /// The outcome, or `nil` while the change is under way.
  public private(set) var outcome: Outcome?

  /// The time at which the change ended, in seconds from the first appearance, or `nil` while it is under way.
  public var endTime: Double? { end?.seconds }

  package private(set) var end: Nanoseconds?

  init() {}

  func end(_ outcome: ChangeOutcome, at time: Nanoseconds) {
    self.outcome = Outcome(outcome)
    end = time
  }

  /// The outcome of a change of the path: `NavigationOutcome` in an app.
  ///
  /// See ``SimulatedChange`` for an example.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The last screen is in place: the host shows the path, and no transition is known to run.
    case presented

    /// A newer path was set before this one was in place.
    case superseded

    /// People went back before the path was in place.
    case dismissed

    /// The host didn't show the path, however often the step was repeated.
    case unreachable

    /// The stack was removed before the path was in place.
    case detached

    /// Converts the engine's outcome.
    fileprivate init(_ outcome: ChangeOutcome) {
      self =
        switch outcome {
        case .presented: .presented
        case .superseded: .superseded
        case .dismissed: .dismissed
        case .unreachable: .unreachable
        case .detached: .detached
        }
    }
  }

  /// Which steps of a change are animated: `NavigationAnimation` in an app.
  ///
  /// ```swift
  /// let stack = SimulatedStack<String>(animation: .everyPush)
  /// ```
  public enum Animation: Hashable, Sendable, CaseIterable {
    /// The last push and the last pop of a change.
    case automatic

    /// Every step.
    case everyPush

    /// No step.
    case disabled

    /// The engine's value for this policy.
    var ofChanges: ChangeAnimation {
      switch self {
      case .automatic: .automatic
      case .everyPush: .everyPush
      case .disabled: .disabled
      }
    }
  }
}
