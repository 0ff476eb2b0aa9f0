import LinkStackEngine

/// The outcome of a change of the path.
///
/// ```swift
/// func showItem(with navigator: PathNavigator) async {
///   switch await navigator.navigate({ $0 = NavigationPath([42, 7]) }) {
///   case .presented: print("Item 7 is in place.")
///   case .dismissed: print("People went back before that.")
///   default: print("Item 7 isn't shown.")
///   }
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public enum NavigationOutcome: Hashable, Sendable, CaseIterable {
  /// The last screen is in place: the stack shows the path, and no transition is known to run.
  case presented

  /// The app set a newer path before this one was in place, or its binding refused this one.
  case superseded

  /// People went back before the path was in place.
  case dismissed

  /// The system didn't show the path, however often the step was repeated.
  ///
  /// On a link stack the path is unchanged, and the stack tries again at the next event. On the native stack
  /// SwiftUI has dropped elements that it can't decode.
  case unreachable

  /// The stack was removed before the path was in place.
  case detached

  /// The task that waits was cancelled.
  ///
  /// The path is unchanged, and the stack goes on.
  case cancelled

  /// Converts the engine's outcome.
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
