import LinkStackEngine

/// How a change of the path ended.
public enum NavigationOutcome: String, Hashable, Sendable, CaseIterable {
  /// The stack shows the path, and no transition runs, as far as the system can tell.
  case presented

  /// A newer path was set before this one was reached.
  case superseded

  /// The person went back before the path was reached.
  case dismissed

  /// The system didn't show the path, however often it was told.
  ///
  /// The path stays as it is. The next event, whatever it is, is another chance.
  case unreachable

  /// The stack was taken down before the path was reached.
  case detached

  /// How it ended in the engine's terms.
  init(_ outcome: ChangeOutcome) {
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
