package import LinkStackEngine

/// A change of the path in virtual time.
@MainActor
public final class SimulatedChange {
  /// How the change ended, or `nil` while it is under way.
  public private(set) var outcome: Outcome?

  /// When the change ended, in seconds from the first appearance, or `nil` while it is under way.
  public var endTime: Double? { end?.seconds }

  package private(set) var end: Nanoseconds?

  init() {}

  func end(_ outcome: ChangeOutcome, at time: Nanoseconds) {
    self.outcome = Outcome(outcome)
    end = time
  }

  /// How a change of the path ended: `NavigationOutcome` in an app.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The host shows the path, and no transition runs, as far as the host can tell.
    case presented

    /// A newer path was set before this one was reached.
    case superseded

    /// The person went back before the path was reached.
    case dismissed

    /// The host didn't show the path, however often it was told.
    case unreachable

    /// The stack was taken down before the path was reached.
    case detached

    /// How it ended in the engine's terms.
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

  /// Which updates of a change are animated: `NavigationAnimation` in an app.
  public enum Animation: Hashable, Sendable, CaseIterable {
    /// Of the pushes of a change only the last, and of its pops only the last.
    case automatic

    /// Every update.
    case everyPush

    /// None.
    case disabled

    /// The policy in the engine's terms.
    var ofChanges: ChangeAnimation {
      switch self {
      case .automatic: .automatic
      case .everyPush: .everyPush
      case .disabled: .disabled
      }
    }
  }
}
